import { graphql } from '../../generated/gql.ts';
import type { DeskGuestQuery, DeskGuestsQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskGuests($business: Int!, $search: String, $filter: String, $page: Int) {
    desk_guests(business_id: $business, search: $search, filter: $filter, page: $page) {
      total
      counts { all new asked blocked }
      guests { id first_name last_name completed missed last next is_new is_blocked is_asked }
    }
  }
`);

graphql(`
  query DeskGuest($business: Int!, $guest: Int!) {
    desk_guest(business_id: $business, guest_id: $guest) {
      id first_name last_name mobile contact_email has_account is_new is_blocked blocked warned reason note since came missed spent
      appointments { id kind status starts service total_amount cancelled_by fee is_fee_asked kept }
    }
  }
`);

graphql(`
  mutation DeskAddGuest($business: Int!, $guest: DeskGuestInput!) {
    desk_add_guest(business_id: $business, guest: $guest) { status message id is_new }
  }
`);

graphql(`
  mutation DeskNoteGuest($business: Int!, $guest: Int!, $note: String!) {
    desk_note_guest(business_id: $business, guest_id: $guest, note: $note) { status message }
  }
`);

graphql(`
  mutation DeskWarnGuest($business: Int!, $guest: Int!, $reason: String) {
    desk_warn_guest(business_id: $business, guest_id: $guest, reason: $reason) { status message }
  }
`);

graphql(`
  mutation DeskBlockGuest($business: Int!, $guest: Int!, $reason: String) {
    desk_block_guest(business_id: $business, guest_id: $guest, reason: $reason) { status message }
  }
`);

graphql(`
  mutation DeskUnblockGuest($business: Int!, $guest: Int!) {
    desk_unblock_guest(business_id: $business, guest_id: $guest) { status message }
  }
`);

export type GuestRow = DeskGuestsQuery['desk_guests']['guests'][number];
export type Guest = DeskGuestQuery['desk_guest'];
export type GuestAppointment = Guest['appointments'][number];
