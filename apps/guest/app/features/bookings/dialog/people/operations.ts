import { graphql } from '../../../../generated/gql.ts';

graphql(`
  query ServicePeople($business_id: Int!, $service_pricing_ids: [Int!]!) {
    service_people(business_id: $business_id, service_pricing_ids: $service_pricing_ids) {
      service_pricing_id
      may_choose
      first_free { s_time }
      people {
        person_id
        name
        price
        special_price
        duration
        first_free { s_time }
      }
    }
  }
`);

graphql(`
  query FirstFreeWith($business_id: Int!, $service_pricing_ids: [Int!]!, $choices: [[Int]!]!) {
    first_free_with(business_id: $business_id, service_pricing_ids: $service_pricing_ids, choices: $choices) { s_time }
  }
`);
