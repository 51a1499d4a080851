import { graphql } from '../../generated/gql.ts';

graphql(`
  query BusinessSearch(
    $sort: String
    $gender: String
    $business_type: String
    $lat: Float
    $lng: Float
    $distance: Int
    $where: String
    $open_now: Boolean
    $max_price: Int
    $min_rating: Float
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
      open_now: $open_now
      max_price: $max_price
      min_rating: $min_rating
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
        zone
        zone_label
        service_category_names
        thumbnail_picture { image alt width height tint }
      }
      paginatorInfo { total count hasMorePages }
      free_times { business_id service_pricing_id service_name times }
      place { name county lat lng }
      has_uncounted
      unknown_place
    }
  }
`);

graphql(`
  query SearchSuggestions($text: String!) {
    search_suggestions(text: $text) { kind name detail slug }
  }
`);

graphql(`
  query PlaceSuggestions($text: String!, $country: String) {
    place_suggestions(text: $text, country: $country) { id name description }
  }
`);

graphql(`
  query NextFreeTimes($ids: [Int!]!) {
    next_free_times(business_ids: $ids) { business_id service_name times }
  }
`);
