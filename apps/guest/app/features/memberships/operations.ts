import { graphql } from '../../generated/gql.ts';
import type { BusinessMembershipsQuery, MyMembershipsQuery } from '../../generated/graphql.ts';

graphql(`
  fragment OfferedMembership on MembershipOffer {
    id
    business_id
    name
    description
    price
    price_words
    session_words
    percent_words
    term_words
    consent_words
    services
  }
`);

graphql(`
  query BusinessMemberships($business_id: Int!) {
    business_memberships(business_id: $business_id) { ...OfferedMembership }
  }
`);

graphql(`
  query MyMemberships {
    my_memberships {
      id
      shop
      slug
      country
      status
      sessions_left
      next_payment
      ends
      is_cancelled
      resume_on
      first_resume
      card
      card_id
      failure
      reason
      offer { ...OfferedMembership sessions }
      payments { sale_id paid_at amount is_refunded }
    }
  }
`);

graphql(`
  mutation JoinMembership($business_id: Int!, $offer_id: Int!, $price: Float!, $key: String) {
    join_membership(business_id: $business_id, offer_id: $offer_id, agrees: true, price: $price, idempotency_key: $key) {
      status
      message
      payment_url
    }
  }
`);

graphql(`
  mutation ChangeMembership($id: Int!, $change: String!, $resume_on: String, $key: String) {
    change_membership(id: $id, change: $change, resume_on: $resume_on, idempotency_key: $key) { status message }
  }
`);

graphql(`
  mutation ChangeMembershipCard($id: Int!, $saved_card_id: Int!) {
    change_membership_card(id: $id, saved_card_id: $saved_card_id) { status message }
  }
`);

graphql(`
  mutation PayMembership($id: Int!) {
    pay_membership(id: $id) { status message payment_url }
  }
`);

export type OfferedMembership = BusinessMembershipsQuery['business_memberships'][number];
export type OwnMembership = MyMembershipsQuery['my_memberships'][number];
