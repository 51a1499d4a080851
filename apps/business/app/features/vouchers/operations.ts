import { graphql } from '../../generated/gql.ts';
import type { DeskVouchersQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskVouchers($business: Int!, $text: String) {
    desk_vouchers(business_id: $business, text: $text) {
      remaining
      vouchers { id name title note color retail value amount_from amount_to valid_for limit_number_of_sales total_sale active service_ids }
      sold { id code name owner buyer value remaining expires_at }
    }
  }
`);

graphql(`
  query ServicesToChoose($business: Int!) {
    desk_menu(business_id: $business) { services { id name active } }
  }
`);

graphql(`
  mutation DeskSaveVoucher(
    $business: Int!
    $id: Int
    $name: String!
    $title: String
    $note: String
    $color: String!
    $retail: Float!
    $value: Float!
    $from: Float
    $to: Float
    $months: Int!
    $limit: Int!
    $services: [Int!]
  ) {
    desk_save_voucher(
      business_id: $business
      id: $id
      name: $name
      title: $title
      note: $note
      color: $color
      retail: $retail
      value: $value
      amount_from: $from
      amount_to: $to
      valid_for: $months
      limit_number_of_sales: $limit
      service_ids: $services
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSetVoucherActive($business: Int!, $id: Int!, $active: Boolean!) {
    desk_set_voucher_active(business_id: $business, id: $id, active: $active) {
      ...Changed
    }
  }
`);

export type Shelf = DeskVouchersQuery['desk_vouchers'];
export type Voucher = Shelf['vouchers'][number];
export type Sold = Shelf['sold'][number];
