import { graphql } from '../../generated/gql.ts';

graphql(`
  query OwnNotifications($count: Int!) {
    myNotification(count: $count, page: 1) {
      new
      total
      data {
        id
        title
        message
        status
        ref_id
        target_url
        business_id
        business_slug
        business_name
        zone_label
        services { service_pricing_id name occurrences }
        created_at
        seen
        actions
        answer_by
        call_id
        ended_offer { state place date request_id position from_date to_date nearest_times lat lng }
      }
    }
  }
`);

graphql(`
  query MarkSeen {
    myNotificationSeen { status message }
  }
`);

graphql(`
  mutation DeleteNotifications($ids: String!) {
    notificationDelete(ids: $ids) { status message }
  }
`);

graphql(`
  mutation BookWarningCall($video_datetime: Int!, $business_id: Int!) {
    video_consultation_booking(video_datetime: $video_datetime, business_id: $business_id) { status message }
  }
`);

graphql(`
  query OfferPrice($business_id: Int!, $services: [BookingServiceInput!]) {
    price_availability(business_id: $business_id, services: $services) { payable_now in_full currency }
  }
`);

graphql(`
  mutation AcceptOffer(
    $offer_id: Int!
    $payment_info: PaymentInfoInput
    $saved_card_id: Int
    $video_datetime: Int
    $idempotency_key: String
  ) {
    accept_waiting_list_offer(
      offer_id: $offer_id
      payment_info: $payment_info
      saved_card_id: $saved_card_id
      video_datetime: $video_datetime
      idempotency_key: $idempotency_key
    ) {
      status
      message
      payment_status
      payment_url
      refused { code }
    }
  }
`);

graphql(`
  query OfferedTimes {
    waiting_list { offer { id date time } }
  }
`);

graphql(`
  mutation DeclineOffer($offer_id: Int!) {
    decline_waiting_list_offer(offer_id: $offer_id) { status message }
  }
`);

graphql(`
  mutation LeaveWaitingList($request_id: Int!) {
    leave_waiting_list(request_id: $request_id) { status message }
  }
`);

graphql(`
  mutation CancelFuture($business_id: Int!) {
    cancel_future_appointment(business_id: $business_id) { status message }
  }
`);
