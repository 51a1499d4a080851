import { graphql } from '../../generated/gql.ts';
import type { LinkedReminderQuery } from '../../generated/graphql.ts';

graphql(`
  query LinkedReminder($code: String!) {
    linked_reminder(code: $code) {
      shop slug phone place first_name services starts zone_label answer closed can_move
      cancellation { fee refund sentence late_fee }
    }
  }
`);

graphql(`
  query LinkedReminderTimes($code: String!, $date: String!) {
    linked_reminder_times(code: $code, date: $date) { dates times }
  }
`);

graphql(`
  mutation AnswerLinkedReminder($code: String!, $answer: String!, $date: String, $time: Int) {
    answer_linked_reminder(code: $code, answer: $answer, date: $date, time: $time) { status message }
  }
`);

export type LinkedReminder = NonNullable<LinkedReminderQuery['linked_reminder']>;
