import { graphql } from '../../generated/gql.ts';
import type { DeskMembershipsQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskMemberships($business: Int!) {
    desk_memberships(business_id: $business) {
      is_possible
      sees_money
      offers {
        id members is_offered carries_over min_periods notice_days vat_rate service_ids
        percent_off percent_service_ids product_percent
        shown { name description price price_words rhythm sessions session_words percent_words term_words services }
      }
      members {
        id guest_id guest_name offer_name price status sessions sessions_left since next is_cancelled resume_on next_try reason
      }
      months { month amount payments }
    }
  }
`);

graphql(`
  mutation DeskSaveMembership(
    $business: Int!
    $id: Int
    $name: String!
    $description: String
    $price: Float!
    $rhythm: String!
    $sessions: Int!
    $carriesOver: Boolean!
    $vatRate: Float
    $minPeriods: Int
    $noticeDays: Int
    $services: [Int!]!
    $percentOff: Int
    $percentServices: [Int!]
    $productPercent: Int
  ) {
    desk_save_membership(
      business_id: $business
      id: $id
      name: $name
      description: $description
      price: $price
      rhythm: $rhythm
      sessions: $sessions
      carries_over: $carriesOver
      vat_rate: $vatRate
      min_periods: $minPeriods
      notice_days: $noticeDays
      service_ids: $services
      percent_off: $percentOff
      percent_service_ids: $percentServices
      product_percent: $productPercent
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSetMembershipActive($business: Int!, $id: Int!, $active: Boolean!) {
    desk_set_membership_active(business_id: $business, id: $id, active: $active) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskInviteMember($business: Int!, $offer: Int!, $guest: Int!, $key: String) {
    desk_invite_member(business_id: $business, offer_id: $offer, guest_id: $guest, idempotency_key: $key) {
      status
      message
    }
  }
`);

graphql(`
  mutation DeskChangeMember(
    $business: Int!
    $id: Int!
    $change: String!
    $resumeOn: String
    $reason: String
    $key: String
  ) {
    desk_change_member(
      business_id: $business
      id: $id
      change: $change
      resume_on: $resumeOn
      reason: $reason
      idempotency_key: $key
    ) {
      status
      message
    }
  }
`);

graphql(`
  query GuestsToInvite($business: Int!, $search: String) {
    desk_guests(business_id: $business, search: $search, order: "latest", page: 1) {
      guests { id first_name last_name is_blocked }
    }
  }
`);

export type MembershipsData = DeskMembershipsQuery['desk_memberships'];
export type DeskOffer = MembershipsData['offers'][number];
export type DeskMember = MembershipsData['members'][number];
