import { graphql } from '../../generated/gql.ts';
import type { DeskCardFeesQuery, DeskPlanQuery, DeskTakingsQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskTakings($business: Int!, $from: String!, $to: String!) {
    desk_takings(business_id: $business, from: $from, to: $to) {
      days { date bookings worth taken }
      taken { online card cash voucher }
      still_to_come
      deposits_held
      deposits_bookings
      refunds { id guest_name amount status reason at }
      to_decide { appt_id guest_name starts fee }
    }
  }
`);

export type Takings = DeskTakingsQuery['desk_takings'];
export type Day = Takings['days'][number];

graphql(`
  query DeskPlan($business: Int!) {
    desk_plan(business_id: $business) {
      state
      plan { code name price period diaries }
      next_plan { code name price period }
      until
      next_payment_at
      next_payment
      is_leaving
      card
      ends_at
      trial_days
      is_shop_hidden
      members_charged
      diaries_used
      offered { code name tagline price period diaries }
      invoices { id number plan amount created_at pdf_url }
    }
  }
`);

graphql(`
  mutation DeskChoosePlan($business: Int!, $plan: String!) {
    subscribe(business_id: $business, plan: $plan) { status message payment_url }
  }
`);

graphql(`
  mutation DeskPayPlan($business: Int!) {
    desk_pay_plan(business_id: $business) { status message payment_url }
  }
`);

graphql(`
  mutation DeskLeavePlan($business: Int!) {
    desk_leave_plan(business_id: $business) { status message }
  }
`);

export type Plan = NonNullable<DeskPlanQuery['desk_plan']>;
export type PlanOffer = Plan['offered'][number];

graphql(`
  query DeskCardFees($business: Int!) {
    desk_card_fees(business_id: $business) {
      is_offered percent late_hours
      chargeable { appt_id guest_name starts reason most last4 }
      fees { id appt_id guest_name starts reason amount status refunded charge_at guest_note }
    }
  }
`);

graphql(`
  mutation DeskSaveCardFeeRule($business: Int!, $percent: Int!, $hours: Int!) {
    desk_save_card_fee_rule(business_id: $business, percent: $percent, late_hours: $hours) { status message }
  }
`);

graphql(`
  mutation DeskAnnounceCardFee($business: Int!, $appointment: Int!, $amount: Float!, $key: String) {
    desk_announce_card_fee(business_id: $business, appt_id: $appointment, amount: $amount, idempotency_key: $key) {
      status message
    }
  }
`);

graphql(`
  mutation DeskDecideCardFee($business: Int!, $id: Int!, $decision: String!) {
    desk_decide_card_fee(business_id: $business, id: $id, decision: $decision) { status message }
  }
`);

export type CardFees = DeskCardFeesQuery['desk_card_fees'];
export type Chargeable = CardFees['chargeable'][number];
export type CardFee = CardFees['fees'][number];
