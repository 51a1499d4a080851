import { graphql } from '../generated/gql.ts';

graphql(`
  query DeskToAnswer($business: Int!, $today: String!) {
    desk_calendar(business_id: $business, from: $today, to: $today) {
      to_answer { appt_id }
    }
    desk_decisions(business_id: $business) { appt_id }
    desk_unanswered(business_id: $business) { appt_id }
    desk_notifications(business_id: $business) { unseen }
    desk_unread_messages(business_id: $business)
  }
`);
