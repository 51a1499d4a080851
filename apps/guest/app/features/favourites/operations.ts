import { graphql } from '../../generated/gql.ts';

graphql(`
  query OwnFavourites($count: Int!, $page: Int!) {
    my_favorite_business(count: $count, page: $page) {
      data {
        id
        business_id
        business_info {
          id
          slug
          name
          description
          location
          area
          zone
          zone_label
          rating
          number_of_ratings
          service_category_names
          thumbnail_picture { image alt width height tint }
        }
      }
      paginatorInfo { total }
    }
  }
`);

graphql(`
  mutation SaveBusiness($type: Int!, $business_id: Int!) {
    save_businesses(type: $type, business_id: $business_id) { status message }
  }
`);

graphql(`
  query FavouriteIds {
    profileInformation { client_detail { id favorite_business { id business_id } } }
  }
`);
