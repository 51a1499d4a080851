import { graphql } from '../../generated/gql.ts';

graphql(`
  fragment OwnVoucher on GuestVoucher {
    id
    business_id
    owner_id
    owner
    mine
    voucher_code
    purchase_date
    value
    redeemed
    remaining
    expiry_date
    message
    giver
    gift_state
    recipient_email
    send_at
    send_date
    sent_at
    business_info { name slug country zone zone_label }
    card_url
    gift_url
    voucher_detail { name color services_included { label } }
    history { id amount created_at remaining }
  }
`);

graphql(`
  query MyVouchers($count: Int!, $page: Int!) {
    my_voucher(count: $count, page: $page) {
      data { ...OwnVoucher }
      paginatorInfo { total }
    }
  }
`);

graphql(`
  query MyPackages {
    my_packages { ...OwnPackage }
  }
`);

graphql(`
  fragment OwnPackage on GuestPackage {
    id
    code
    name
    color
    sessions
    sessions_left
    closed
    shareable
    expiry_date
    services_included { label }
    business_info { name slug zone }
  }
`);

graphql(`
  query BoughtVouchers($sale_id: Int!) {
    my_voucher(count: 18, page: 1, sale_id: $sale_id) {
      data { ...OwnVoucher }
    }
    my_packages(sale_id: $sale_id) { ...OwnPackage }
  }
`);

graphql(`
  mutation ClaimVoucher($voucher_code: String!) {
    claim_voucher(voucher_code: $voucher_code) { status message }
  }
`);

graphql(`
  mutation SendVoucher($id: Int!, $email: String) {
    send_voucher(id: $id, email: $email) { status message }
  }
`);

graphql(`
  mutation ChangeVoucherGift(
    $id: Int!
    $owner: String!
    $email: String
    $send_date: String
    $from: String
    $message: String
  ) {
    change_voucher_gift(id: $id, owner: $owner, email: $email, send_date: $send_date, from: $from, message: $message) {
      status
      message
    }
  }
`);

graphql(`
  query GiftCard($voucher_code: String!) {
    gift_card(voucher_code: $voucher_code) {
      voucher_code
      owner
      giver
      message
      name
      color
      value
      remaining
      expiry_date
      is_claimed
      is_mine
      services_included { label }
      business_info { name slug country location published zone }
    }
  }
`);
