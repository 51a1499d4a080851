import { graphql } from '../../../generated/gql.ts';
import type { DeskSeriesQuery, DeskWalkInQuery } from '../../../generated/graphql.ts';

graphql(`
  query DeskWalkIn($business: Int!) {
    desk_walk_in(business_id: $business) {
      chair_id name person portrait { image } is_now from until
      offers { service_pricing_id name minutes price }
    }
  }
`);

graphql(`
  mutation DeskStartWalkIn($business: Int!, $pricing: Int!, $chair: Int!, $at: Int!, $name: String, $anyway: [String!], $key: String) {
    desk_start_walk_in(
      business_id: $business
      service_pricing_id: $pricing
      chair_id: $chair
      at: $at
      name: $name
      anyway: $anyway
      idempotency_key: $key
    ) {
      status message appt_id is_now clashes { key words }
    }
  }
`);

graphql(`
  mutation DeskNameWalkIn($id: Int!, $guestId: Int, $guest: DeskGuestInput) {
    desk_name_walk_in(id: $id, guest_id: $guestId, guest: $guest) { status message }
  }
`);

graphql(`
  mutation DeskRunningLate($id: Int!, $minutes: Int!, $tell: String) {
    desk_running_late(id: $id, minutes: $minutes, tell: $tell) { status message }
  }
`);

graphql(`
  query DeskSeries($id: Int!, $every: Int!, $count: Int!, $from: Int) {
    desk_series(id: $id, every: $every, count: $count, from: $from) { wanted at why }
  }
`);

graphql(`
  mutation DeskBookSeries($id: Int!, $times: [Int!]!, $key: String) {
    desk_book_series(id: $id, times: $times, idempotency_key: $key) { status message appointment_ids taken }
  }
`);

export type FreePerson = DeskWalkInQuery['desk_walk_in'][number];
export type SeriesDate = DeskSeriesQuery['desk_series'][number];
