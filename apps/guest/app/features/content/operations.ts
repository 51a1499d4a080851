import { graphql } from '../../generated/gql.ts';

graphql(`
  query HomePage {
    sliders {
      id
      title
      sub_title
      short_description
      youtube_url
      image_alt_text
      picture { image alt width height tint }
    }
    trades { slug name number_of_businesses }
    featured_businesses(count: 8) {
      id
      slug
      name
      country
      zone
      zone_label
      area
      rating
      number_of_ratings
      from_price
      trade { name }
      thumbnail_picture { image alt width height tint }
    }
    page_videos(page: "home") { video_code title }
    ebook { ...EbookWords }
    partner_features {
      id
      slug
      title
      summary
      picture { image alt width height tint }
    }
    opinions { ...Opinion }
    customers: opinions(section: "customer") {
      ...Opinion
      room { image alt width height tint }
      room_alt_text
    }
  }
  fragment Opinion on Opinion {
    id
    name
    position
    company
    description
    photo_alt_text
    picture { image alt width height tint }
  }
`);
