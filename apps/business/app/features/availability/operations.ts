import { graphql } from '../../generated/gql.ts';
import type { DeskOpeningQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskOpening($business: Int!) {
    desk_shop(business_id: $business) {
      slot_duration buffer_minutes
      chairs { id name person active }
      hours { chair_id weekday from to week date }
      closed_days { date reason }
      blocked_days { date reason }
      exceptions { appt_id guest_name services starts reason }
    }
  }
`);

graphql(`
  query DeskSpread($business: Int!) {
    desk_shop(business_id: $business) {
      spread_rule
      chairs { id active }
    }
  }
`);

graphql(`
  mutation DeskSaveSpread($business: Int!, $rule: String!) {
    desk_save_spread(business_id: $business, rule: $rule) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSaveHours($business: Int!, $chair: Int, $hours: [DeskHoursInput!]!, $decisions: [DeskDecisionInput!]) {
    desk_save_hours(business_id: $business, chair_id: $chair, hours: $hours, decisions: $decisions) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSaveRhythm($business: Int!, $slot: Int!, $buffer: Int!) {
    desk_save_rhythm(business_id: $business, slot_duration: $slot, buffer_minutes: $buffer) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskCloseDays(
    $business: Int!
    $kind: String!
    $from: String!
    $to: String!
    $reason: String
    $decisions: [DeskDecisionInput!]
  ) {
    desk_close_days(business_id: $business, kind: $kind, from: $from, to: $to, reason: $reason, decisions: $decisions) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskReopenDays($business: Int!, $kind: String!, $from: String!, $to: String!) {
    desk_reopen_days(business_id: $business, kind: $kind, from: $from, to: $to) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSaveChair($business: Int!, $id: Int, $name: String!, $person: String) {
    desk_save_chair(business_id: $business, id: $id, name: $name, person: $person) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSetChairActive($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {
    desk_set_chair_active(business_id: $business, id: $id, active: $active, decisions: $decisions) {
      ...Changed
    }
  }
`);

export type Opening = DeskOpeningQuery['desk_shop'];
export type Chair = Opening['chairs'][number];
