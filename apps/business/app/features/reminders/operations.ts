import { graphql } from '../../generated/gql.ts';
import type { DeskRemindersQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskReminders($business: Int!) {
    desk_reminders(business_id: $business) {
      booked_channels booked_wording quiet_from quiet_until text_limit text_price has_provider is_demo
      mails texts pushes spent
      rules { key hours_before asks channels fallback wording active }
      review { active days_after channels wording }
      review_result { sent reviews }
      rebook { active weeks_after channels wording }
      rebook_result { sent booked }
      birthday { active days_before channels wording }
      birthday_result { sent booked }
      unanswered { appt_id guest_name mobile starts asked delivery }
    }
  }
`);

graphql(`
  mutation DeskSaveReminders(
    $business: Int!
    $booked_channels: [String!]!
    $booked_wording: String!
    $rules: [DeskReminderRuleInput!]!
    $review: DeskReviewRuleInput
    $rebook: DeskRebookRuleInput
    $birthday: DeskBirthdayRuleInput
    $quiet_from: Int!
    $quiet_until: Int!
    $text_limit: Float
  ) {
    desk_save_reminders(
      business_id: $business
      booked_channels: $booked_channels
      booked_wording: $booked_wording
      rules: $rules
      review: $review
      rebook: $rebook
      birthday: $birthday
      quiet_from: $quiet_from
      quiet_until: $quiet_until
      text_limit: $text_limit
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskTestText($business: Int!, $wording: String!) {
    desk_test_text(business_id: $business, wording: $wording) { status message }
  }
`);

export type Reminders = DeskRemindersQuery['desk_reminders'];
export type Unanswered = Reminders['unanswered'][number];
