import { graphql } from '../../generated/gql.ts';

graphql(`
  query CheckVoucher(
    $voucher_code: String!
    $selling_service: [SellingServiceInput!]!
    $guest_id: Int!
    $grand_total: Float!
    $discount: Float
    $business_id: Int!
  ) {
    voucher_check(
      voucher_code: $voucher_code
      selling_service: $selling_service
      guest_id: $guest_id
      grand_total: $grand_total
      discount: $discount
      business_id: $business_id
    ) {
      value
      message
      status
    }
  }
`);

graphql(`
  query OwnVouchers($count: Int, $page: Int) {
    my_voucher(count: $count, page: $page) {
      data { id business_id owner_id voucher_code remaining expiry_date }
    }
  }
`);

graphql(`
  mutation MakePayment(
    $sale_id: Int!
    $appt_id: Int
    $payment_type: String!
    $booking_request: String
    $google_pay_token: String
    $idempotency_key: String
  ) {
    make_payment(
      sale_id: $sale_id
      appt_id: $appt_id
      payment_type: $payment_type
      booking_request: $booking_request
      google_pay_token: $google_pay_token
      idempotency_key: $idempotency_key
    ) {
      status
      message
      payment_url
    }
  }
`);

graphql(`
  mutation ConfirmCardPayment($sale_id: Int!, $order_id: Int!, $appt_id: Int) {
    card_payment_confirm(sale_id: $sale_id, order_id: $order_id, appt_id: $appt_id) {
      status
      message
      payment_url
      is_open
      is_returned
      public_id
      amount
      currency
      held_until
      page_url
    }
  }
`);

graphql(`
  mutation ConfirmSubscription($order_id: Int!, $subscribed_id: Int!) {
    subscription_payment(order_id: $order_id, subscribed_id: $subscribed_id) {
      status
      message
      payment_url
      is_open
      is_returned
      public_id
      amount
      currency
      page_url
    }
  }
`);

/** What the billing form can be filled in with. */
graphql(`
  query Payer {
    profileInformation {
      first_name
      last_name
      email
      client_detail { address suite eir_code }
    }
  }
`);

graphql(`
  mutation Subscribe($plan: String!) {
    subscribe(plan: $plan) { status message payment_url subscribed_id }
  }
`);
