import { graphql } from '../../../../generated/gql.ts';

graphql(`
  query GroupMenu($business_id: Int!) {
    service_categories(type: "business", business_id: $business_id) {
      id
      name
      services {
        id
        service_name
        price
        special_price
        duration
        is_group
      }
    }
  }
`);

graphql(`
  query GroupFit(
    $business_id: Int!
    $service_pricing_ids: [Int!]!
    $guests: [Int!]!
    $person_ids: [Int]
    $arrange: GroupArrangement
  ) {
    group_fit(
      business_id: $business_id
      service_pricing_ids: $service_pricing_ids
      guests: $guests
      person_ids: $person_ids
      arrange: $arrange
    ) {
      fits
      message
      most
      can_follow
      part_hours
    }
  }
`);
