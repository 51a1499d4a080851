import { graphql } from '../../generated/gql.ts';

graphql(`
  query MoreReviews($business_id: Int!, $page: Int!) {
    business_reviews(business_id: $business_id, page: $page) {
      total
      reviews { id rating comment created_at user_info { first_name last_name } reply { text } }
    }
  }
`);
