import { graphql } from '../../generated/gql.ts';
import type {
  DeskAccountsQuery,
  DeskDrawerQuery,
  DeskPaymentQuery,
  DeskPaymentsQuery,
  DeskPayoutItemsQuery,
  DeskPayoutsQuery,
  DeskReportsQuery,
  DeskVatQuery,
  DeskVatRatesQuery,
} from '../../generated/graphql.ts';

graphql(`
  query DeskPayments(
    $business: Int!, $from: String!, $to: String!, $ways: [String!], $states: [String!], $chair: Int, $service: Int,
    $search: String, $after: String
  ) {
    desk_payments(
      business_id: $business, from: $from, to: $to, ways: $ways, states: $states, chair_id: $chair,
      service_id: $service, search: $search, after: $after
    ) {
      payments { id at guest_name what people way method instrument amount state appt_id invoice_number }
      next count taken refunded voucher tips
      people { id name }
      services { id name }
    }
  }
`);

graphql(`
  query DeskPayment($business: Int!, $id: Int!) {
    desk_payment(business_id: $business, id: $id) {
      entries { id at side kind method amount note by refund_status is_undone }
      appointments { id starts status }
      invoice_number
      invoice_pdf_url
      credit_notes { id number amount reason created_at pdf_url }
    }
  }
`);

export type PaymentsPage = DeskPaymentsQuery['desk_payments'];
export type Payment = PaymentsPage['payments'][number];
export type PaymentDetail = DeskPaymentQuery['desk_payment'];

graphql(`
  query DeskVat($business: Int!, $from: String!, $to: String!) {
    desk_vat(business_id: $business, from: $from, to: $to) {
      lines { treatment rate gross net vat }
      vat vouchers_sold vouchers_prepaid bonus breakage tips credit paid
    }
  }
`);

graphql(`
  query DeskVatRates($business: Int!) {
    desk_vat_rates(business_id: $business) {
      is_registered shop_rate today
      services { id name rate }
      products { name rate }
      vouchers { id name purpose single_rate }
      changes { id subject name valid_from rate treatment rate_before }
    }
  }
`);

graphql(`
  mutation DeskSaveVatRate(
    $business: Int!, $subject: String!, $services: [Int!], $product: String, $from: String!, $rate: Float, $treatment: String
  ) {
    desk_save_vat_rate(
      business_id: $business, subject: $subject, service_ids: $services, product: $product, valid_from: $from, rate: $rate,
      treatment: $treatment
    ) { status message }
  }
`);

graphql(`
  mutation DeskRemoveVatRate($business: Int!, $id: Int!) {
    desk_remove_vat_rate(business_id: $business, id: $id) { status message }
  }
`);

graphql(`
  mutation DeskSetVoucherPurpose($business: Int!, $id: Int!, $purpose: String!) {
    desk_set_voucher_purpose(business_id: $business, id: $id, purpose: $purpose) { status message }
  }
`);

export type VatFigures = DeskVatQuery['desk_vat'];
export type VatLine = VatFigures['lines'][number];
export type VatRates = DeskVatRatesQuery['desk_vat_rates'];
export type RateChange = VatRates['changes'][number];

graphql(`
  query DeskDrawer($business: Int!, $date: String!) {
    desk_drawer(business_id: $business, date: $date) {
      date float cash paid_in paid_out expected counted difference is_closed
      movements { id at kind amount reason by }
    }
  }
`);

graphql(`
  mutation DeskDrawerEntry($business: Int!, $kind: String!, $amount: Float!, $reason: String, $key: String) {
    desk_drawer_entry(business_id: $business, kind: $kind, amount: $amount, reason: $reason, idempotency_key: $key) {
      status message
    }
  }
`);

graphql(`
  query DeskAccounts($business: Int!) {
    desk_accounts(business_id: $business) { key code name about }
  }
`);

graphql(`
  mutation DeskSaveAccounts($business: Int!, $accounts: [BooksAccountInput!]!) {
    desk_save_accounts(business_id: $business, accounts: $accounts) { status message }
  }
`);

export type Drawer = DeskDrawerQuery['desk_drawer'];
export type Account = DeskAccountsQuery['desk_accounts'][number];

graphql(`
  query DeskReports($business: Int!, $from: String!, $to: String!) {
    desk_reports(business_id: $business, from: $from, to: $to) {
      key unit series total before second_total second_before
      rows { label chair_id values }
    }
  }
`);

export type Report = DeskReportsQuery['desk_reports'][number];

graphql(`
  query DeskPayouts($business: Int!) {
    desk_payouts(business_id: $business) {
      is_offered fee_percent account_state account_needs bank checked_at
      next {
        id status amount arrives_on until bank failure payments
        places { captured refunded fees disputed paid_out pending }
      }
      payouts {
        id status amount arrives_on until bank failure payments
        places { captured refunded fees disputed paid_out pending }
      }
      places { captured refunded fees disputed paid_out pending }
      disputes { id status amount reason guest_name instrument paid_at respond_by refunded }
      differences { what ours theirs }
    }
  }
`);

graphql(`
  query DeskPayoutItems($business: Int!, $id: Int) {
    desk_payout_items(business_id: $business, id: $id) { id kind at guest_name instrument amount fee net }
  }
`);

graphql(`
  mutation DeskSetUpPayouts($business: Int!) {
    desk_set_up_payouts(business_id: $business) { url }
  }
`);

graphql(`
  mutation DeskCheckPayoutAccount($business: Int!) {
    desk_check_payout_account(business_id: $business)
  }
`);

export type Payouts = DeskPayoutsQuery['desk_payouts'];
export type Payout = Payouts['next'];
export type PayoutPlaces = Payouts['places'];
export type Dispute = Payouts['disputes'][number];
export type PayoutItem = DeskPayoutItemsQuery['desk_payout_items'][number];
