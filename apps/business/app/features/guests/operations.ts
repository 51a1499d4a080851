import { graphql } from '../../generated/gql.ts';
import type { DeskGuestDuplicatesQuery, DeskGuestQuery, DeskGuestsQuery } from '../../generated/graphql.ts';

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
      id first_name last_name mobile email has_account is_new is_blocked blocked warned reason note allergies tags birthday since came missed spent
      appointments { id kind status starts service total_amount cancelled_by fee is_fee_asked kept }
      news { channel allowed source said refusal may_record }
      files { id name caption content_type bytes may_be_shown consent_at consent_by url }
    }
  }
`);

graphql(`
  query DeskGuestTags($business: Int!) {
    desk_guest_tags(business_id: $business)
  }
`);

graphql(`
  query DeskGuestDuplicates($business: Int!, $guest: Int!) {
    desk_guest_duplicates(business_id: $business, guest_id: $guest) {
      id first_name last_name mobile email has_account reasons
    }
  }
`);

graphql(`
  mutation DeskMergeGuests($business: Int!, $guest: Int!, $other: Int!, $name: String, $mobile: String, $email: String) {
    desk_merge_guests(business_id: $business, guest_id: $guest, other_id: $other, name: $name, mobile: $mobile, email: $email) {
      status message id
    }
  }
`);

graphql(`
  mutation DeskRemoveGuestFile($business: Int!, $id: Int!) {
    desk_remove_guest_file(business_id: $business, id: $id) { status message }
  }
`);

graphql(`
  mutation DeskAddGuest($business: Int!, $guest: DeskGuestInput!) {
    desk_add_guest(business_id: $business, guest: $guest) { status message id is_new }
  }
`);

graphql(`
  mutation DeskNoteGuest(
    $business: Int!
    $guest: Int!
    $note: String!
    $allergies: String
    $tags: [String!]
    $birthday: String
  ) {
    desk_note_guest(
      business_id: $business
      guest_id: $guest
      note: $note
      allergies: $allergies
      tags: $tags
      birthday: $birthday
    ) {
      status message
    }
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

graphql(`
  mutation DeskSaveNewsChoice($business: Int!, $guest: Int!, $channel: String!, $allowed: Boolean!) {
    desk_save_news_choice(business_id: $business, guest_id: $guest, channel: $channel, allowed: $allowed) {
      status message
    }
  }
`);

export type GuestNews = DeskGuestQuery['desk_guest']['news'][number];
export type GuestRow = DeskGuestsQuery['desk_guests']['guests'][number];
export type Guest = DeskGuestQuery['desk_guest'];
export type GuestFile = Guest['files'][number];
export type Duplicate = DeskGuestDuplicatesQuery['desk_guest_duplicates'][number];
export type GuestAppointment = Guest['appointments'][number];
