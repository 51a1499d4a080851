import { graphql } from '../../../generated/gql.ts';

graphql(`
  query MemberPrices($business_id: Int!) {
    member_prices(business_id: $business_id) { name percent_off service_ids product_percent }
  }
`);
