import { fillWords, textWithStop } from '@thyme/domain/campaigns';
import { CHANNELS, type Channel, countSegments, NEWS_CHANNELS, plainText } from '@thyme/domain/messages';
import {
  ASKING_WORDING,
  checkReminders,
  fillWording,
  type Placeholder,
  type ReminderRule,
  type ReminderSettings,
  type RuleProblem,
  reminderLimits,
} from '@thyme/domain/reminders';
import type { Reminders } from './operations.ts';

export type ReminderDraft = ReminderSettings;

const channelsOf = (names: readonly string[]) => CHANNELS.filter((channel) => names.includes(channel));

export function draftOf(saved: Reminders): ReminderDraft {
  return {
    booked: { channels: channelsOf(saved.booked_channels), wording: saved.booked_wording },
    rules: saved.rules.map((rule) => ({
      key: rule.key,
      hoursBefore: rule.hours_before,
      asks: rule.asks,
      channels: channelsOf(rule.channels),
      fallback: (rule.fallback ?? null) as Channel | null,
      wording: rule.wording,
      isActive: rule.active,
    })),
    review: {
      isActive: saved.review.active,
      daysAfter: saved.review.days_after,
      channels: channelsOf(saved.review.channels),
      wording: saved.review.wording,
    },
    birthday: {
      isActive: saved.birthday.active,
      daysBefore: saved.birthday.days_before,
      channels: NEWS_CHANNELS.filter((channel) => saved.birthday.channels.includes(channel)),
      wording: saved.birthday.wording,
    },
    rebook: {
      isActive: saved.rebook.active,
      weeksAfter: saved.rebook.weeks_after,
      channels: NEWS_CHANNELS.filter((channel) => saved.rebook.channels.includes(channel)),
      wording: saved.rebook.wording,
    },
    quiet: { from: saved.quiet_from, until: saved.quiet_until },
    textLimit: saved.text_limit === null || saved.text_limit === undefined ? null : Math.round(saved.text_limit * 100),
  };
}

/** The input for the server. */
export const variablesOf = ({ booked, rules, review, rebook, birthday, quiet, textLimit }: ReminderDraft) => ({
  booked_channels: [...booked.channels],
  booked_wording: booked.wording,
  rules: rules.map(({ key, hoursBefore, asks, channels, fallback, wording, isActive }) => ({
    key,
    hours_before: hoursBefore,
    asks,
    channels: [...channels],
    fallback,
    wording,
    active: isActive,
  })),
  review: {
    active: review.isActive,
    days_after: review.daysAfter,
    channels: [...review.channels],
    wording: review.wording,
  },
  birthday: {
    active: birthday.isActive,
    days_before: birthday.daysBefore,
    channels: [...birthday.channels],
    wording: birthday.wording,
  },
  rebook: {
    active: rebook.isActive,
    weeks_after: rebook.weeksAfter,
    channels: [...rebook.channels],
    wording: rebook.wording,
  },
  quiet_from: quiet.from,
  quiet_until: quiet.until,
  text_limit: textLimit === null ? null : textLimit / 100,
});

/** '2 days before', '3 hours before'. */
export function beforeWords(hours: number): string {
  const [number, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `${number} ${unit}${number === 1 ? '' : 's'} before`;
}

const countOf = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** '6 weeks after'. */
export const afterWords = (weeks: number) => `${countOf(weeks, 'week')} after`;
/** '1 day after'. */
export const daysAfterWords = (days: number) => `${countOf(days, 'day')} after`;
/** '7 days before a birthday'. */
export const birthdayWords = (days: number) => (days === 0 ? 'On a birthday' : `${countOf(days, 'day')} before`);

export const hourWords = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;

/** Adds a rule at an unused time; null when there are enough. */
export function furtherRule({ rules }: ReminderDraft, key: string): ReminderRule | null {
  if (rules.length >= reminderLimits.rules) return null;
  const hoursBefore = [48, 72, 24, 4, 6, 12].find((hours) => rules.every((rule) => rule.hoursBefore !== hours)) ?? 96;
  const usual = { channels: ['mail', 'push'] as const, fallback: null, wording: ASKING_WORDING, isActive: true };
  return { key, hoursBefore, asks: true, ...usual };
}

const PROBLEMS: Record<RuleProblem, string> = {
  'too-many': `You can have at most ${reminderLimits.rules} reminders.`,
  hours: 'Choose between 1 hour and 14 days before.',
  weeks: 'Choose between 1 and 52 weeks after.',
  'days-after': 'Choose between 1 and 14 days after.',
  'days-before': 'Choose between 0 and 30 days before.',
  'no-channel': 'Choose at least one way to send it.',
  'same-hours': 'Two reminders are due at the same time.',
  empty: 'Please write the text.',
  'too-long': `Use at most ${reminderLimits.wording} characters.`,
  placeholder: 'One of the words in {braces} isn’t one we can fill in.',
  quiet: 'Choose whole hours for the quiet time.',
  limit: 'Choose a limit between €0 and €1,000.',
};

export function problemOf(draft: ReminderDraft): string | null {
  const problem = checkReminders(draft);
  return problem && PROBLEMS[problem];
}

/** A preview of the text, with its cost. */
export function previewOf(
  { wording, asks }: { wording: string; asks: boolean },
  { shop, price }: { shop: string; price: number },
) {
  const values: Record<Placeholder, string> = {
    'first name': 'Niamh',
    shop,
    day: 'Sat 21 Nov',
    time: '2:30 pm',
    person: 'Aisling',
    street: '12 Mill Lane',
    phone: '056 555 0100',
    link: 'https://thyme.example/r/4f.Xb2kQ9…',
  };
  return pricedOf(fillWording(wording, values, { asks }), price);
}

/** A preview of the text that asks how it was, with its cost. */
export function reviewPreviewOf(wording: string, { shop, price }: { shop: string; price: number }) {
  const whole = wording.includes('{link}') ? wording : `${wording} {link}`;
  const link = 'https://thyme.example/appointments/1234#review';
  return pricedOf(fillWords(whole, { 'first name': 'Niamh', shop, link }), price);
}

/** A preview of a text that counts as news, with its cost. */
export function newsPreviewOf(wording: string, { shop, price }: { shop: string; price: number }) {
  const values = { 'first name': 'Niamh', shop, link: 'https://thyme.example/shop' };
  return pricedOf(textWithStop(fillWords(wording, values), 'https://thyme.example/u/r-4f.Xb2kQ9…'), price);
}

function pricedOf(text: string, price: number) {
  // The example's link is shortened; a real one is this many characters longer.
  const { characters, parts } = countSegments(plainText(text).replace('...', 'abcdefghij'));
  return { text, characters, parts, cents: parts * Math.round(price * 100) };
}
