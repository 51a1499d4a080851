import { graphql } from '../../generated/gql.ts';
import type { DeskTakingsQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskTakings($business: Int!, $from: String!, $to: String!) {
    desk_takings(business_id: $business, from: $from, to: $to) {
      days { date bookings worth taken }
      taken { online card cash voucher }
      still_to_come
      deposits_held
      deposits_bookings
      refunds { id guest_name amount status reason at }
      to_decide { appt_id guest_name starts fee }
    }
  }
`);

export type Takings = DeskTakingsQuery['desk_takings'];
export type Day = Takings['days'][number];
