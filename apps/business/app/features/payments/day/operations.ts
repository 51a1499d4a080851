import { graphql } from '../../../generated/gql.ts';
import type { DeskTillDayQuery } from '../../../generated/graphql.ts';

graphql(`
  query DeskTillDay($business: Int!, $date: String!) {
    desk_till_day(business_id: $business, date: $date) {
      date cash card online voucher refunds tips closed closed_by expected_cash counted difference
      tips_by_person { person amount }
      open { appt_id guest_name starts status due }
    }
  }
`);

graphql(`
  mutation DeskCloseDay($business: Int!, $date: String!, $counted: Float, $key: String) {
    desk_close_day(business_id: $business, date: $date, counted: $counted, idempotency_key: $key) { status message }
  }
`);

export type TillDay = DeskTillDayQuery['desk_till_day'];
