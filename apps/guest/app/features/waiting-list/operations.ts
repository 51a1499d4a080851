import { graphql } from '../../generated/gql.ts';

graphql(`
  mutation CancellationRequest(
    $date: String!
    $guest_id: Int
    $business_id: Int!
    $date_scope: String!
    $service_pricing_id: Int!
    $call_before: Int
  ) {
    cancellation_request(
      date: $date
      guest_id: $guest_id
      business_id: $business_id
      date_scope: $date_scope
      service_pricing_id: $service_pricing_id
      call_before: $call_before
    ) {
      status
      message
      position
    }
  }
`);
