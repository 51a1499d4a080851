import { graphql } from '../../generated/gql.ts';

export const deskWaitingList = graphql(`
  query DeskWaitingList($business: Int!) {
    desk_waiting(business_id: $business) {
      id guest_id first_name last_name service date_scope from_date to_date since offered offered_until
    }
  }
`);
