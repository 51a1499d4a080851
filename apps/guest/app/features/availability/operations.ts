import { graphql } from '../../generated/gql.ts';

graphql(`
  query AvailabilityMonth(
    $business_id: Int!
    $month: String!
    $service_pricing_ids: [Int!]
    $person_ids: [Int]
    $guests: [Int!]
    $arrange: GroupArrangement
    $consultation: Boolean
    $appointment_id: Int
    $whole_group: Boolean
    $call_first: Boolean
    $until: Int
  ) {
    availability_month(
      business_id: $business_id
      month: $month
      service_pricing_ids: $service_pricing_ids
      person_ids: $person_ids
      guests: $guests
      arrange: $arrange
      consultation: $consultation
      appointment_id: $appointment_id
      whole_group: $whole_group
      call_first: $call_first
      until: $until
    ) {
      days {
        date
        state
        first
        morning { free }
        afternoon { free }
        evening { free }
      }
    }
  }
`);

graphql(`
  query TimeSlots(
    $business_id: Int!
    $date: String
    $service_pricing_ids: [Int!]
    $person_ids: [Int]
    $guests: [Int!]
    $arrange: GroupArrangement
    $consultation: Boolean
    $appointment_id: Int
    $whole_group: Boolean
    $call_first: Boolean
    $until: Int
  ) {
    time_slots(
      business_id: $business_id
      date: $date
      service_pricing_ids: $service_pricing_ids
      person_ids: $person_ids
      guests: $guests
      arrange: $arrange
      consultation: $consultation
      appointment_id: $appointment_id
      whole_group: $whole_group
      call_first: $call_first
      until: $until
    ) {
      time_slots { s_time }
    }
  }
`);

graphql(`
  query ClassDates($business_id: Int!, $service_pricing_id: Int!) {
    time_slots(business_id: $business_id, service_pricing_id: $service_pricing_id) {
      class_dates { s_time state seats_left }
    }
  }
`);

graphql(`
  query FirstFree(
    $business_id: Int!
    $service_pricing_ids: [Int!]
    $person_ids: [Int]
    $guests: [Int!]
    $arrange: GroupArrangement
    $appointment_id: Int
    $whole_group: Boolean
    $call_first: Boolean
    $count: Int
    $from: String
  ) {
    first_free(
      business_id: $business_id
      service_pricing_ids: $service_pricing_ids
      person_ids: $person_ids
      guests: $guests
      arrange: $arrange
      appointment_id: $appointment_id
      whole_group: $whole_group
      call_first: $call_first
      count: $count
      from: $from
    ) {
      s_date
      s_time
    }
  }
`);

graphql(`
  query AvailableOccurrences($business_id: Int!, $service_id: Int!, $date: String!, $time: Int!) {
    available_occurrences(business_id: $business_id, service_id: $service_id, date: $date, time: $time) {
      available_occurrences
    }
  }
`);
