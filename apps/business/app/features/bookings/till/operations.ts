import { graphql } from '../../../generated/gql.ts';
import type { DeskTillQuery } from '../../../generated/graphql.ts';

graphql(`
  query DeskTill($id: Int!) {
    desk_till(id: $id) {
      id version status starts guest_id guest_name is_nameless mail_to shop place vat_rate states_vat
      lines {
        id kind name quantity price discount vat_rate person portrait { image } minutes refundable can_restock member_off member_percent
      }
      work { chair_id person minutes }
      due paid
      payment { id taken cash card voucher tip discount discount_reason cash_given }
      may_undo why_not_undo may_refund tip_left invoice_number
      member { name product_percent }
      ways { way most label }
      recent_products { name price vat_rate }
      shelf { id name price vat_rate sku stock }
    }
  }
`);

graphql(`
  mutation DeskCheckVoucher($id: Int!, $code: String!, $goods: Float) {
    desk_check_voucher(id: $id, code: $code, goods: $goods) { status message amount }
  }
`);

graphql(`
  mutation DeskCheckout(
    $id: Int!
    $version: Int!
    $products: [TillProductInput!]
    $sellAnyway: Boolean
    $discount: Float
    $discountPercent: Int
    $discountReason: String
    $memberPrice: Boolean
    $tip: Float
    $vouchers: [TillVoucherInput!]
    $cash: Float
    $card: Float
    $cashGiven: Float
    $total: Float!
    $receipt: Boolean
    $key: String
  ) {
    desk_checkout(
      id: $id
      version: $version
      products: $products
      sell_anyway: $sellAnyway
      discount: $discount
      discount_percent: $discountPercent
      discount_reason: $discountReason
      member_price: $memberPrice
      tip: $tip
      vouchers: $vouchers
      cash: $cash
      card: $card
      cash_given: $cashGiven
      total: $total
      receipt: $receipt
      idempotency_key: $key
    ) {
      status message change has_changed
    }
  }
`);

graphql(`
  mutation DeskUndoCheckout($id: Int!, $version: Int!, $key: String) {
    desk_undo_checkout(id: $id, version: $version, idempotency_key: $key) { status message }
  }
`);

graphql(`
  mutation DeskRefund(
    $id: Int!
    $version: Int!
    $lines: [Int!]
    $restock: [Int!]
    $tip: Boolean
    $amount: Float!
    $to: String!
    $reason: String
    $key: String
  ) {
    desk_refund(
      id: $id
      version: $version
      line_ids: $lines
      restock_ids: $restock
      tip: $tip
      amount: $amount
      to: $to
      reason: $reason
      idempotency_key: $key
    ) {
      status message
    }
  }
`);

graphql(`
  mutation DeskSendReceipt($id: Int!) {
    desk_send_receipt(id: $id) { status message }
  }
`);

export type Till = DeskTillQuery['desk_till'];
export type ShelfProduct = Till['shelf'][number];
export type TillLine = Till['lines'][number];
export type TillPayment = NonNullable<Till['payment']>;

graphql(`
  query DeskTillPackages($business: Int!, $appointment: Int!) {
    desk_till_packages(business_id: $business, appointment_id: $appointment) {
      own { id code name sessions sessions_left }
      offers { id name price sessions }
    }
  }
`);

graphql(`
  mutation DeskSellPackage(
    $business: Int!
    $appointment: Int!
    $package: Int!
    $method: String!
    $price: Float!
    $key: String
  ) {
    desk_sell_package(
      business_id: $business
      appointment_id: $appointment
      package_id: $package
      method: $method
      price: $price
      idempotency_key: $key
    ) {
      status message
    }
  }
`);
