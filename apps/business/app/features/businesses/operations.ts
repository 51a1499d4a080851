import { graphql } from '../../generated/gql.ts';
import type { DeskProfileQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskProfile($business: Int!) {
    desk_shop(business_id: $business) {
      id slug name description about location area eir_code zone phone email website facebook instagram linkedin tiktok
      gender_served vat_number vat_rate upfront_percent part_hours confirms_at_once video_vetting consultation_minutes
      pictures { id is_on_top picture { id image alt width height tint } }
    }
  }
`);

graphql(`
  mutation DeskChangeAddress($business: Int!, $slug: String!) {
    desk_change_address(business_id: $business, slug: $slug) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSetVisible($business: Int!, $visible: Boolean!) {
    desk_set_visible(business_id: $business, visible: $visible) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSaveProfile(
    $business: Int!
    $name: String!
    $description: String
    $about: String
    $location: String!
    $area: String!
    $eir_code: String
    $place: String
    $zone: String!
    $phone: String
    $email: String
    $website: String
    $facebook: String
    $instagram: String
    $linkedin: String
    $tiktok: String
    $gender_served: String!
    $vat_number: String
    $vat_rate: Float
  ) {
    desk_save_profile(
      business_id: $business
      name: $name
      description: $description
      about: $about
      location: $location
      area: $area
      eir_code: $eir_code
      place_id: $place
      zone: $zone
      phone: $phone
      email: $email
      website: $website
      facebook: $facebook
      instagram: $instagram
      linkedin: $linkedin
      tiktok: $tiktok
      gender_served: $gender_served
      vat_number: $vat_number
      vat_rate: $vat_rate
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskOrderPictures($business: Int!, $ids: [Int!]!) {
    desk_order_pictures(business_id: $business, ids: $ids) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskDescribePicture($business: Int!, $id: Int!, $alt: String!) {
    desk_describe_picture(business_id: $business, id: $id, alt: $alt) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskRemovePicture($business: Int!, $id: Int!) {
    desk_remove_picture(business_id: $business, id: $id) {
      ...Changed
    }
  }
`);

export type Profile = DeskProfileQuery['desk_shop'];
export type ShopPicture = Profile['pictures'][number];
