import { graphql } from '../../generated/gql.ts';

graphql(`
  query GuestStatus($business_id: Int!) {
    guest_status(business_id: $business_id) {
      status
      block
    }
  }
`);

graphql(`
  query ConsultationPlan($business_id: Int!, $service_pricing_ids: [Int!]!) {
    consultation_plan(business_id: $business_id, service_pricing_ids: $service_pricing_ids) {
      needed
      booked { s_date s_time }
      booked_until
      earliest
      pairs {
        appointment { s_date s_time }
        call { s_date s_time }
      }
    }
  }
`);

graphql(`
  mutation TimeslotAvailability($business_id: Int!, $services: [BookingServiceInput!]!, $group: BookingGroupInput) {
    timeslot_availability(business_id: $business_id, services: $services, group: $group) {
      status
      message
      refused {
        code
        service_pricing_id
        alternatives { date time }
        test { service_pricing_id name hours_before latest is_too_late }
      }
    }
  }
`);

graphql(`
  mutation CreateBooking(
    $business_id: Int!
    $services: [BookingServiceInput!]
    $vouchers: [BookingVoucherInput!]
    $products: [BookingProductInput!]
    $group: BookingGroupInput
    $total_amount: Float
    $upfront_amount: Float
    $discount: Float
    $payment_info: PaymentInfoInput
    $video_datetime: Int
    $booking_request: String
    $google_pay_token: String
    $saved_card_id: Int
    $fee_consent: Boolean
    $note: String
    $forms: [GivenFormInput!]
    $idempotency_key: String
  ) {
    create_booking(
      business_id: $business_id
      services: $services
      vouchers: $vouchers
      products: $products
      group: $group
      total_amount: $total_amount
      upfront_amount: $upfront_amount
      discount: $discount
      payment_info: $payment_info
      video_datetime: $video_datetime
      booking_request: $booking_request
      google_pay_token: $google_pay_token
      saved_card_id: $saved_card_id
      fee_consent: $fee_consent
      note: $note
      forms: $forms
      idempotency_key: $idempotency_key
    ) {
      status
      message
      payment_status
      payment_type
      sale_id
      payment_url
      payment_amount
      order_id
      held_until
      refused {
        code
        service_pricing_id
        alternatives { date time }
        test { service_pricing_id name hours_before latest is_too_late }
      }
    }
  }
`);

graphql(`
  query PriceAvailability(
    $business_id: Int!
    $services: [BookingServiceInput!]
    $vouchers: [BookingVoucherInput!]
    $group: BookingGroupInput
  ) {
    price_availability(business_id: $business_id, services: $services, vouchers: $vouchers, group: $group) {
      total_amount
      payable_now
      in_full
      available
      lines { guest planned_time planned_minutes }
    }
  }
`);

graphql(`
  query UpcomingAppointments($type: String, $count: Int, $page: Int) {
    appointments(type: $type, count: $count, page: $page) {
      data { id sale_id }
      paginatorInfo { total }
    }
  }
`);

graphql(`
  query OverlappingAppointments($spans: [TimeSpanInput!]!) {
    overlapping_appointments(spans: $spans) {
      id
      kind
      date
      business_info { name zone_label }
      appointment_detail { ser_pricing_id time service_pricing { service_name } }
      business_id
    }
  }
`);
