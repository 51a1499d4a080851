import { graphql } from '../../../generated/gql.ts';

graphql(`
  query DeskHolidays($business: Int!, $person: Int!) {
    desk_holidays(business_id: $business, person_id: $person) { year allowance taken planned }
  }
`);

graphql(`
  mutation DeskSaveHolidayDays($business: Int!, $person: Int!, $days: Int) {
    desk_save_holiday_days(business_id: $business, person_id: $person, days: $days) {
      ...Changed
    }
  }
`);
