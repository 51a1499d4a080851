import { graphql } from '../../../generated/gql.ts';

graphql(`
  mutation DeskAddToClass(
    $business: Int!
    $id: Int!
    $guestId: Int
    $guest: DeskGuestInput
    $anyway: Boolean
    $key: String
  ) {
    desk_add_to_class(
      business_id: $business
      id: $id
      guest_id: $guestId
      guest: $guest
      anyway: $anyway
      idempotency_key: $key
    ) {
      status
      message
      is_full
      has_begun
      appt_id
    }
  }
`);

graphql(`
  mutation DeskMoveInClass($business: Int!, $id: Int!, $appt: Int!, $to: Int!, $anyway: Boolean, $note: String) {
    desk_move_in_class(business_id: $business, id: $id, appt_id: $appt, to_id: $to, anyway: $anyway, note: $note) {
      status
      message
      is_full
    }
  }
`);

graphql(`
  mutation DeskCheckIn($business: Int!, $id: Int!, $appt: Int!, $attendance: String) {
    desk_check_in(business_id: $business, id: $id, appt_id: $appt, attendance: $attendance) { status message }
  }
`);

graphql(`
  mutation DeskMessageClass($business: Int!, $id: Int!, $text: String!, $key: String) {
    desk_message_class(business_id: $business, id: $id, text: $text, idempotency_key: $key) { status message }
  }
`);

graphql(`
  mutation DeskCancelClassDate($business: Int!, $id: Int!, $instead: Int, $note: String) {
    desk_cancel_class_date(business_id: $business, id: $id, instead_id: $instead, note: $note) {
      ...Changed
    }
  }
`);
