import { graphql } from '../../../generated/gql.ts';
import type { DeskPackagesQuery } from '../../../generated/graphql.ts';

graphql(`
  query DeskPackages($business: Int!, $text: String) {
    desk_packages(business_id: $business, text: $text) {
      packages {
        id name note color price sessions valid_for shareable limit_number_of_sales total_sale active service_ids
        in_hands sessions_left
      }
      sold { id code name buyer sessions sessions_left unused shareable expires_at }
    }
  }
`);

graphql(`
  mutation DeskSavePackage(
    $business: Int!
    $id: Int
    $name: String!
    $note: String
    $color: String!
    $price: Float!
    $sessions: Int!
    $months: Int!
    $shareable: Boolean!
    $limit: Int!
    $services: [Int!]
  ) {
    desk_save_package(
      business_id: $business
      id: $id
      name: $name
      note: $note
      color: $color
      price: $price
      sessions: $sessions
      valid_for: $months
      shareable: $shareable
      limit_number_of_sales: $limit
      service_ids: $services
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSetPackageActive($business: Int!, $id: Int!, $active: Boolean!) {
    desk_set_package_active(business_id: $business, id: $id, active: $active) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskRefundPackage($business: Int!, $id: Int!, $to: String!, $amount: Float!, $key: String) {
    desk_refund_package(business_id: $business, id: $id, to: $to, amount: $amount, idempotency_key: $key) {
      status
      message
    }
  }
`);

export type Shelf = DeskPackagesQuery['desk_packages'];
export type DeskPackage = Shelf['packages'][number];
export type SoldPackage = Shelf['sold'][number];
