import { graphql } from '../../generated/gql.ts';

graphql(`
  query TeamFirstFree($business_id: Int!) {
    team_first_free(business_id: $business_id) {
      person_id
      first_free { s_time }
    }
  }
`);

graphql(`
  query ShopPerson($slug: String!) {
    business(slug: $slug) {
      id
      slug
      name
      area
      location
      country
      zone_label
      trade { name }
      team {
        id
        slug
        name
        title
        bio
        languages
        rating
        number_of_ratings
        service_pricing_ids
        portrait { image alt width height tint }
        gallery { image alt width height tint }
        reviews(count: 6) { id rating comment created_at user_info { first_name last_name } }
      }
    }
  }
`);
