import { graphql } from '../../generated/gql.ts';
import type { DeskWaitingListQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskWaitingList($business: Int!) {
    desk_waiting(business_id: $business) {
      id guest_id service_pricing_id first_name last_name service date_scope from_date to_date since offered offered_until
    }
  }
`);

graphql(`
  query DeskOfferable($business: Int!, $services: [Int!]!, $date: String!) {
    desk_free_times(business_id: $business, service_pricing_ids: $services, date: $date) {
      time_slots { s_time seats_left }
    }
  }
`);

graphql(`
  mutation DeskOfferTime($business: Int!, $id: Int!, $date: String!, $time: Int!, $chair: Int) {
    desk_offer_time(business_id: $business, id: $id, date: $date, time: $time, chair_id: $chair) { status message }
  }
`);

graphql(`
  query DeskWaitingFits($business: Int!, $date: String!) {
    desk_waiting_fits(business_id: $business, date: $date) { id chair_id times }
  }
`);

export type WaitingPerson = DeskWaitingListQuery['desk_waiting'][number];
