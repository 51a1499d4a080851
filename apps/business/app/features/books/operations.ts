import { graphql } from '../../generated/gql.ts';
import type { DeskPaymentQuery, DeskPaymentsQuery } from '../../generated/graphql.ts';

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
