import { graphql } from '../../../generated/gql.ts';

graphql(`
  query BusinessProducts($business_id: Int!) {
    business_products(business_id: $business_id) {
      id
      name
      price
      left
    }
  }
`);
