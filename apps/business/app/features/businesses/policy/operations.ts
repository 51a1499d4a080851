import { graphql } from '../../../generated/gql.ts';
import type { DeskPolicyExampleQuery, DeskPolicyQuery } from '../../../generated/graphql.ts';

graphql(`
  query DeskPolicy($business: Int!) {
    desk_shop(business_id: $business) {
      id policy accept_rules { guests longer_than paid accepts in_full } video_vetting
      forgives_first notice_minutes horizon_days guest_moves
      policy_steps { hours percent }
    }
  }
`);

graphql(`
  query DeskPolicyExample($business: Int!) {
    desk_policy_example(business_id: $business) { service starts total deposit is_booked }
  }
`);

graphql(`
  mutation DeskSavePolicy($business: Int!, $policy: [Int!]!, $steps: [DeskPolicyStepInput!]!, $forgives: Boolean) {
    desk_save_policy(business_id: $business, policy: $policy, steps: $steps, forgives_first: $forgives) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSaveWindow($business: Int!, $notice: Int!, $horizon: Int!, $moves: String!) {
    desk_save_rhythm(business_id: $business, notice_minutes: $notice, horizon_days: $horizon, guest_moves: $moves) {
      ...Changed
    }
  }
`);

export type Policy = DeskPolicyQuery['desk_shop'];
export type PolicyExample = NonNullable<DeskPolicyExampleQuery['desk_policy_example']>;
