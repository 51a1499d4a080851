import { graphql } from '../../../generated/gql.ts';

graphql(`
  query Appointments($type: String, $keyword: String, $date_range: String, $count: Int, $page: Int) {
    appointments(type: $type, keyword: $keyword, date_range: $date_range, count: $count, page: $page) {
      data {
        id
        business_id
        kind
        status
        date
        dates
        next_date
        payment_status
        total_amount
        upcoming
        can_rate
        companion
        review { rating }
        business_info { name zone zone_label location lat lng thumbnail_picture { image alt width height tint } }
        appointment_detail { id duration is_group service_pricing { service_name } }
      }
      counts { upcoming past }
      paginatorInfo { total }
    }
  }
`);

graphql(`
  query Appointment($id: Int!) {
    appointment(id: $id) {
      id
      business_id
      user_id
      sale_id
      kind
      status
      version
      date
      end_date
      dates
      next_date
      starts_at
      upcoming
      note
      note_to_guest
      shop_discount
      payment
      due
      payment_status
      upfront_percent
      total_amount
      products { id name quantity total }
      room_id
      calendar_file
      policy
      companion
      together {
        id
        companion
        status
        date
        end_date
        total_amount
        can_cancel
        can_reschedule
        appointment_detail { id person service_pricing { service_name } }
      }
      can_cancel
      can_reschedule
      moving { rule until }
      can_accept
      can_rate
      cancelled_by
      cancellation_fee
      charge_decision
      cancelled_at
      cancellation_percent
      cancellation_hours
      given_dates { schedule_id time was }
      refunded
      refunds { kind label amount stage requested_at sent_at expected_by reference }
      review { rating comment label reply hidden }
      call { date end_date starts_at ended person }
      declined_move { date note decided_at }
      move {
        id
        proposed_by
        note
        created_at
        auto_accept_at
        previous_date
        whole_group
        options { position date end_date }
      }
      business_info {
        name
        slug
        published
        location
        country
        zone
        zone_label
        lat
        lng
        thumbnail_picture { image alt width height tint }
      }
      appointment_detail {
        id
        ser_pricing_id
        time
        duration
        person
        person_id
        is_group
        is_course
        price
        special_price
        still_sold
        service_pricing { id service_id service_name duration price special_price }
      }
    }
  }
`);

graphql(`
  query CancellationQuote($id: Int!) {
    appointment(id: $id) {
      id
      cancellation_quote {
        percent
        fee
        refund
        refund_to_card
        refund_to_voucher
        late_fee
        late_fee_last4
        decided_by_business
        sentence
        timeline { from until percent decided_by_business }
      }
    }
  }
`);

graphql(`
  query GroupCancellationQuotes($id: Int!) {
    appointment(id: $id) {
      id
      together {
        id
        cancellation_quote { fee refund refund_to_card refund_to_voucher late_fee late_fee_last4 decided_by_business }
      }
    }
  }
`);

graphql(`
  mutation ChangeAppointment(
    $id: Int!
    $status: String!
    $service_pricing_ids: [Int!]
    $date: String
    $time: Int
    $note: String
    $version: Int
    $whole_group: Boolean
    $idempotency_key: String
  ) {
    statusUpdateForAppointment(
      id: $id
      status: $status
      service_pricing_ids: $service_pricing_ids
      date: $date
      time: $time
      note: $note
      version: $version
      whole_group: $whole_group
      idempotency_key: $idempotency_key
    ) {
      status
      message
      nearest_times
    }
  }
`);

graphql(`
  mutation AddReview($appt_id: Int!, $rating: Int!, $comment: String) {
    add_review(appt_id: $appt_id, rating: $rating, comment: $comment) { status message }
  }
`);

graphql(`
  query WaitingFor {
    waiting_list { id business_name business_slug service_name from_date to_date call_until zone_label position }
  }
`);

graphql(`
  mutation LeaveList($request_id: Int!) {
    leave_waiting_list(request_id: $request_id) { status message }
  }
`);

graphql(`
  mutation KeepAppointmentTime($id: Int!, $version: Int, $idempotency_key: String) {
    keep_appointment_time(id: $id, version: $version, idempotency_key: $idempotency_key) { status message }
  }
`);

graphql(`
  mutation GiveBackClassDate($id: Int!, $date: Int!) {
    give_back_class_date(appt_id: $id, schedule_id: $date) { status message }
  }
`);
