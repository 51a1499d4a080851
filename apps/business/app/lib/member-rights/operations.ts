import { graphql } from '../../generated/gql.ts';

graphql(`
  mutation DeskSaveRights($business: Int!, $user: Int!, $role: String!, $calendar: String!, $sees_money: Boolean!) {
    desk_save_rights(
      business_id: $business
      user_id: $user
      role: $role
      calendar: $calendar
      sees_money: $sees_money
    ) {
      ...Changed
    }
  }
`);
