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
    $day: String
    $time: String
    $with_full: Boolean
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
      day: $day
      time: $time
      with_full: $with_full
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
      free_times { business_id service_pricing_id service_name times matches }
      place { name county lat lng }
      has_uncounted
      unknown_place
      without_times
      soonest_first
      day_is_over
    }
  }
`);

graphql(`
  query SearchPins(
    $gender: String
    $business_type: String
    $lat: Float
    $lng: Float
    $distance: Int
    $where: String
    $open_now: Boolean
    $max_price: Int
    $min_rating: Float
    $day: String
    $time: String
  ) {
    business_search(
      gender: $gender
      business_type: $business_type
      lat: $lat
      lng: $lng
      distance: $distance
      where: $where
      open_now: $open_now
      max_price: $max_price
      min_rating: $min_rating
      day: $day
      time: $time
      count: 1
    ) {
      pins { id slug name lat lng zone_label first_free days_ahead matches }
    }
  }
`);

graphql(`
  query ShopOnMap($slug: String!, $ids: [Int!]!, $business_type: String, $day: String, $time: String) {
    business(slug: $slug) {
      id
      slug
      name
      location
      country
      rating
      number_of_ratings
      from_price
      lat
      lng
      zone
      zone_label
      thumbnail_picture { image alt width height tint }
    }
    next_free_times(business_ids: $ids, business_type: $business_type, day: $day, time: $time) {
      business_id
      service_name
      times
      matches
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
    next_free_times(business_ids: $ids) { business_id service_name times matches }
  }
`);

graphql(`
  query NearbyTimes($lat: Float!, $lng: Float!) {
    business_search(lat: $lat, lng: $lng, distance: 15, count: 12) {
      data { id slug name zone zone_label }
      free_times { business_id service_name times matches }
    }
  }
`);

graphql(`
  query FreeNearby($service: String!, $lat: Float!, $lng: Float!, $day: String!, $count: Int!) {
    business_search(business_type: $service, lat: $lat, lng: $lng, distance: 15, day: $day, sort: "nearest", count: $count) {
      data { id slug name lat lng zone_label }
      free_times { business_id service_pricing_id service_name times matches }
      day_is_over
    }
  }
`);
