import { type Channel, NEWS_CHANNELS } from '@thyme/domain/messages';
import type { Reminders } from './operations.ts';
import { afterWords, birthdayWords, daysAfterWords, type ReminderDraft } from './reminder-draft.ts';
import { BIRTHDAY, REBOOK, REVIEW } from './rule-keys.ts';

export type LaterResults = Pick<Reminders, 'review_result' | 'rebook_result' | 'birthday_result'>;

interface Values {
  isActive: boolean;
  channels: readonly Channel[];
  wording: string;
  /** The days or weeks of its time. */
  time: number;
}

/** A rule that every shop has, due after an appointment or before a birthday. */
export interface LaterRule extends Values {
  key: string;
  when: string;
  /** Ends the heading 'Text, …'. */
  textTitle: string;
  title: string;
  lead: string;
  /** Channels to choose from; all if absent. */
  among?: readonly Channel[];
  timeLabel: string;
  isZeroShown?: boolean;
  about: string;
  result: (results: LaterResults) => { count: number; what: string; words: string };
  /** The draft with this rule changed. */
  with: (values: Partial<Values>) => ReminderDraft;
}

const reviewRule = (draft: ReminderDraft): LaterRule => {
  const { daysAfter, ...values } = draft.review;
  const when = daysAfterWords(daysAfter);
  return {
    ...values,
    key: REVIEW,
    when,
    textTitle: when,
    title: 'How was it?',
    lead: 'asks for a review, once for each appointment',
    time: daysAfter,
    timeLabel: 'Days after',
    about:
      'At 10 am, once for each appointment, to guests with an account: only they can leave a review. The link opens the form.',
    result: ({ review_result: { sent, reviews } }) => ({
      count: sent,
      what: 'asked',
      words: `in the last 90 days, ${reviews} reviewed.`,
    }),
    with: ({ time = daysAfter, channels = values.channels, ...more }) => ({
      ...draft,
      review: { ...draft.review, ...more, channels, daysAfter: time },
    }),
  };
};

const rebookRule = (draft: ReminderDraft): LaterRule => {
  const { weeksAfter, ...values } = draft.rebook;
  const when = afterWords(weeksAfter);
  return {
    ...values,
    key: REBOOK,
    when,
    textTitle: when,
    title: 'Time again?',
    lead: 'three free times, only with consent to news',
    among: NEWS_CHANNELS,
    time: weeksAfter,
    timeLabel: 'Weeks after',
    about:
      'Once for each appointment, to guests who have nothing booked and agreed to your news. The email shows three free times; a text is sent only to guests who agreed to texts and not to emails. Each has a link to unsubscribe.',
    result: ({ rebook_result: { sent, booked } }) => ({
      count: sent,
      what: 'sent',
      words: `in the last 90 days, ${booked} booked within two weeks.`,
    }),
    with: ({ time = weeksAfter, channels = values.channels, ...more }) => ({
      ...draft,
      rebook: { ...draft.rebook, ...more, channels: newsOf(channels), weeksAfter: time },
    }),
  };
};

const birthdayRule = (draft: ReminderDraft): LaterRule => {
  const { daysBefore, ...values } = draft.birthday;
  const when = birthdayWords(daysBefore);
  return {
    ...values,
    key: BIRTHDAY,
    when,
    textTitle: daysBefore === 0 ? 'on a birthday' : `${when} a birthday`,
    title: 'Happy birthday',
    lead: 'once a year, only with consent to news',
    among: NEWS_CHANNELS,
    time: daysBefore,
    timeLabel: 'Days before',
    isZeroShown: true,
    about:
      'Once a year, to guests whose birthday you know and who agreed to your news. Your words go into the email too; a text is sent only to guests who agreed to texts and not to emails. Each has a link to unsubscribe.',
    result: ({ birthday_result: { sent, booked } }) => ({
      count: sent,
      what: 'sent',
      words: `in the last year, ${booked} booked within two weeks.`,
    }),
    with: ({ time = daysBefore, channels = values.channels, ...more }) => ({
      ...draft,
      birthday: { ...draft.birthday, ...more, channels: newsOf(channels), daysBefore: time },
    }),
  };
};

const newsOf = (channels: readonly Channel[]) => NEWS_CHANNELS.filter((channel) => channels.includes(channel));

/** What guests get after an appointment, and before their birthday. */
export const laterRules = (draft: ReminderDraft): LaterRule[] => [
  reviewRule(draft),
  rebookRule(draft),
  birthdayRule(draft),
];
