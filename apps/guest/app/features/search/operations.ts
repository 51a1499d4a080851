import { graphql } from '../../generated/gql.ts';

export const businessSearch = graphql(`
  query BusinessSearch(
    $sort: String
    $gender: String
    $business_type: String
    $lat: Float
    $lng: Float
    $distance: Int
    $where: String
    $count: Int
  ) {
    business_search(
      sort: $sort
      gender: $gender
      business_type: $business_type
      lat: $lat
      lng: $lng
      distance: $distance
      where: $where
      count: $count
    ) {
      data {
        id
        slug
        name
        location
        country
        rating
        number_of_ratings
        gender_served
        from_price
        lat
        lng
        service_category_names
        thumbnail_picture { image alt width height tint }
      }
      paginatorInfo { total count hasMorePages }
      place { name county lat lng }
      unknown_place
    }
  }
`);
