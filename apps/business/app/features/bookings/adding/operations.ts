import { graphql } from '../../../generated/gql.ts';
import type { DeskSoldQuery } from '../../../generated/graphql.ts';

graphql(`
  query DeskSold($business: Int!) {
    desk_menu(business_id: $business) {
      id
      name
      services {
        id name active kind single_visits chair_ids
        pricings { id label price special_price duration own { chair_id price duration } }
      }
    }
  }
`);

graphql(`
  query DeskFindGuests($business: Int!, $search: String, $order: String) {
    desk_guests(business_id: $business, search: $search, order: $order, page: 1) {
      guests { id first_name last_name completed next is_blocked }
    }
  }
`);

graphql(`
  query DeskGuestName($business: Int!, $guest: Int!) {
    desk_guest(business_id: $business, guest_id: $guest) { id first_name last_name }
  }
`);

graphql(`
  query DeskFree(
    $business: Int!
    $services: [Int!]!
    $chair: Int
    $date: String!
    $guests: [Int!]
    $persons: [Int]
    $arrange: GroupArrangement
  ) {
    desk_free_times(
      business_id: $business
      service_pricing_ids: $services
      chair_id: $chair
      date: $date
      guests: $guests
      person_ids: $persons
      arrange: $arrange
    ) {
      time_slots { s_time seats_left }
      date_slots { s_date }
    }
  }
`);

graphql(`
  query GroupFit($business: Int!, $services: [Int!]!, $guests: [Int!]!, $persons: [Int], $arrange: GroupArrangement) {
    group_fit(business_id: $business, service_pricing_ids: $services, guests: $guests, person_ids: $persons, arrange: $arrange) {
      fits
      message
      minutes
      part_hours
    }
  }
`);

graphql(`
  query DeskGroupPlan($business: Int!, $guest: Int, $services: [BookingServiceInput!]!, $group: BookingGroupInput!) {
    desk_group_plan(business_id: $business, guest_id: $guest, services: $services, group: $group) {
      services { guest chair_id starts ends }
      total
      deposit
      usual_deposit
      clashes { key words }
    }
  }
`);

graphql(`
  mutation DeskBook(
    $business: Int!
    $guestId: Int
    $guest: DeskGuestInput
    $services: [BookingServiceInput!]!
    $chair: Int
    $group: BookingGroupInput
    $note: String
    $minutes: [Int!]
    $anyway: [String!]
    $key: String
  ) {
    desk_book(
      business_id: $business
      guest_id: $guestId
      guest: $guest
      services: $services
      chair_id: $chair
      group: $group
      note: $note
      minutes: $minutes
      anyway: $anyway
      idempotency_key: $key
    ) {
      status
      message
      clashes { key words }
      appointment_ids
      alternatives { date time }
    }
  }
`);

graphql(`
  mutation DeskBlockTime(
    $business: Int!
    $chairs: [Int!]
    $date: String!
    $from: Int!
    $to: Int!
    $note: String
    $decisions: [DeskDecisionInput!]
  ) {
    desk_block_time(
      business_id: $business
      chair_ids: $chairs
      date: $date
      from: $from
      to: $to
      note: $note
      decisions: $decisions
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskUnblockTime($business: Int!, $id: Int!) {
    desk_unblock_time(business_id: $business, id: $id) {
      ...Changed
    }
  }
`);

export type Sold = DeskSoldQuery['desk_menu'];
