import { graphql } from '../../generated/gql.ts';

graphql(`
  query CheckVoucher(
    $voucher_code: String!
    $selling_service: [SellingServiceInput!]!
    $guest_id: Int!
    $grand_total: Float!
    $discount: Float
    $business_id: Int!
    $in_full: Boolean
  ) {
    voucher_check(
      voucher_code: $voucher_code
      selling_service: $selling_service
      guest_id: $guest_id
      grand_total: $grand_total
      discount: $discount
      business_id: $business_id
      in_full: $in_full
    ) {
      value value_now sessions
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
    my_packages { id business_id code name sessions_left expiry_date }
  }
`);

graphql(`
  mutation MakePayment(
    $sale_id: Int!
    $appt_id: Int
    $payment_type: String
    $booking_request: String
    $google_pay_token: String
    $saved_card_id: Int
    $vouchers: [VoucherPaymentInput!]
    $due_amount: Float
    $idempotency_key: String
  ) {
    make_payment(
      sale_id: $sale_id
      appt_id: $appt_id
      payment_type: $payment_type
      booking_request: $booking_request
      google_pay_token: $google_pay_token
      saved_card_id: $saved_card_id
      vouchers: $vouchers
      due_amount: $due_amount
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
      needs_action
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

/** What the billing form starts with. */
graphql(`
  query Payer {
    billing_details { name email country_code region city street_line1 street_line2 postcode }
  }
`);

graphql(`
  query PostTown($country_code: String!, $postcode: String!) {
    post_town(country_code: $country_code, postcode: $postcode) { city region }
  }
`);

graphql(`
  mutation SaveBilling(
    $country_code: String!
    $region: String!
    $city: String!
    $street_line1: String!
    $street_line2: String
    $postcode: String!
  ) {
    save_billing_details(
      country_code: $country_code
      region: $region
      city: $city
      street_line1: $street_line1
      street_line2: $street_line2
      postcode: $postcode
    ) {
      status
      message
    }
  }
`);

graphql(`
  query CheckInvoiceVoucher($sale_id: Int!, $appt_id: Int, $voucher_code: String!) {
    invoice_voucher_check(sale_id: $sale_id, appt_id: $appt_id, voucher_code: $voucher_code) { status message value sessions }
  }
`);

graphql(`
  query SavedCards {
    saved_cards { id name brand last4 exp_month exp_year is_expired expires_soon memberships }
  }
`);

graphql(`
  mutation SaveCardOfOrder($order_id: Int!, $save: Boolean!, $fee: Boolean) {
    save_card_of_order(order_id: $order_id, save: $save, fee_consent: $fee) { status message }
  }
`);

graphql(`
  mutation PayWithSavedCard($order_id: Int!, $card_id: Int!, $fee: Boolean) {
    pay_with_saved_card(order_id: $order_id, card_id: $card_id, fee_consent: $fee) {
      status
      message
      payment_url
      is_open
      is_returned
      needs_action
      held_until
    }
  }
`);

graphql(`
  mutation DeleteSavedCard($id: Int!) {
    delete_saved_card(id: $id) { status message }
  }
`);

graphql(`
  mutation Subscribe($plan: String!, $business: Int) {
    subscribe(plan: $plan, business_id: $business) { status message payment_url subscribed_id }
  }
`);

graphql(`
  query OwnPlan($business: Int) {
    desk_plan(business_id: $business) { business_id state plan { code } }
  }
`);

graphql(`
  query AppointmentTip($appt_id: Int!) {
    appointment_tip(appt_id: $appt_id) { can_tip given suggestions people }
  }
`);

graphql(`
  mutation TipAppointment($appt_id: Int!, $amount: Float!, $key: String) {
    tip_appointment(appt_id: $appt_id, amount: $amount, payment_type: "stripe", idempotency_key: $key) {
      status message payment_url
    }
  }
`);

graphql(`
  query GroupParts($id: Int!) {
    appointment(id: $id) {
      id
      parts { appt_id name is_booker for_all state paid deposit_left due pay_until path }
    }
  }
`);

graphql(`
  mutation PayOwnPart($appt_id: Int!, $key: String) {
    pay_own_part(appt_id: $appt_id, idempotency_key: $key) { status message payment_url }
  }
`);

graphql(`
  query LinkedPart($token: String!) {
    linked_part(token: $token) {
      booked_by
      people
      services
      starts
      zone_label
      shop
      slug
      location
      country
      gets_mails
      part { name is_booker for_all state paid deposit_left due pay_until }
    }
  }
`);

graphql(`
  mutation SetPartEmail($token: String!, $email: String!) {
    set_part_email(token: $token, email: $email) { status message }
  }
`);

graphql(`
  mutation PayPart($token: String!, $all: Boolean, $key: String) {
    pay_part(token: $token, all: $all, idempotency_key: $key) { status message payment_url }
  }
`);

graphql(`
  query OrderFeeTerms($order_id: Int!) {
    order_fee_terms(order_id: $order_id) { words }
  }
`);

graphql(`
  query AppointmentCardFee($appt_id: Int!) {
    appointment_card_fee(appt_id: $appt_id) { amount reason status refunded charge_at note can_object agreed }
  }
`);

graphql(`
  mutation QuestionCardFee($appt_id: Int!, $note: String!) {
    question_card_fee(appt_id: $appt_id, note: $note) { status message }
  }
`);

graphql(`
  query ShopFeeTerms($business_id: Int!) {
    shop_fee_terms(business_id: $business_id) { words }
  }
`);

graphql(`
  mutation PayCardFee($appt_id: Int!) {
    pay_card_fee(appt_id: $appt_id) { status message payment_url }
  }
`);
