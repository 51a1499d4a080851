import { graphql } from '../../generated/gql.ts';

export const ownNotifications = graphql(`
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
        services { service_pricing_id name occurrences }
        created_at
        seen
        actions
        answer_by
      }
    }
  }
`);

export const markSeen = graphql(`
  query MarkSeen {
    myNotificationSeen { status message }
  }
`);

export const deleteNotifications = graphql(`
  mutation DeleteNotifications($ids: String!) {
    notificationDelete(ids: $ids) { status message }
  }
`);

export const bookWarningCall = graphql(`
  mutation BookWarningCall($video_datetime: Int!, $business_id: Int!) {
    video_consultation_booking(video_datetime: $video_datetime, business_id: $business_id) { status message }
  }
`);

export const offerPrice = graphql(`
  query OfferPrice($business_id: Int!, $services: [BookingServiceInput!]) {
    price_availability(business_id: $business_id, services: $services) { payable_now }
  }
`);

export const acceptOffer = graphql(`
  mutation AcceptOffer(
    $offer_id: Int!
    $payment_info: PaymentInfoInput
    $video_datetime: Int
    $idempotency_key: String
  ) {
    accept_waiting_list_offer(
      offer_id: $offer_id
      payment_info: $payment_info
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

export const offeredTimes = graphql(`
  query OfferedTimes {
    waiting_list { offer { id date time } }
  }
`);

export const declineOffer = graphql(`
  mutation DeclineOffer($offer_id: Int!) {
    decline_waiting_list_offer(offer_id: $offer_id) { status message }
  }
`);

export const cancelFuture = graphql(`
  mutation CancelFuture($business_id: Int!) {
    cancel_future_appointment(business_id: $business_id) { status message }
  }
`);
