import { checkWords } from '../campaigns/index.ts';
import {
  type Channel,
  DEFAULT_QUIET_HOURS,
  type NewsChannel,
  type NewsRefusal,
  type QuietHours,
} from '../messages/index.ts';
import { addDays, HOUR, type LocalDate } from '../time/index.ts';

/** A message before an appointment. The key does not change when the rule is edited, so no guest is reminded twice. */
export interface ReminderRule {
  key: string;
  hoursBefore: number;
  /** Asks whether the guest is coming, with a link to confirm, move or cancel. */
  asks: boolean;
  channels: readonly Channel[];
  /** The fallback channel when it was not delivered. */
  fallback: Channel | null;
  /** The text message; mail and push have their own wording. */
  wording: string;
  isActive: boolean;
}

/** A message after the last appointment of a guest who has nothing booked. It counts as news, so only guests who agreed get it. */
export interface RebookRule {
  isActive: boolean;
  weeksAfter: number;
  channels: readonly NewsChannel[];
  /** The text message; the mail has its own wording. */
  wording: string;
}

/** "How was it?" after an appointment, which leads to the form for a review. Only guests with an account can write one. */
export interface ReviewRule {
  isActive: boolean;
  daysAfter: number;
  channels: readonly Channel[];
  /** The text message; mail and push have their own wording. */
  wording: string;
}

/** A greeting before a guest's birthday. It counts as news, so only guests who agreed get it. */
export interface BirthdayRule {
  isActive: boolean;
  /** 0 for the birthday itself. */
  daysBefore: number;
  channels: readonly NewsChannel[];
  /** The text message and the words of the mail. */
  wording: string;
}

export interface ReminderSettings {
  /** The text about a new booking. */
  booked: { channels: readonly Channel[]; wording: string };
  rules: readonly ReminderRule[];
  review: ReviewRule;
  rebook: RebookRule;
  birthday: BirthdayRule;
  quiet: QuietHours;
  /** The monthly limit for texts; null for no limit. */
  textLimit: number | null;
}

export const reminderLimits = {
  rules: 5,
  hoursBefore: { least: 1, most: 14 * 24 },
  weeksAfter: { least: 1, most: 52 },
  daysAfter: { least: 1, most: 14 },
  daysBefore: { least: 0, most: 30 },
  wording: 480,
  /** In cents. */
  textLimit: { least: 0, most: 100_000 },
} as const;

export const ASKING_WORDING =
  'Hi {first name}, are you still coming to {shop} on {day} at {time}? Confirm, move or cancel: {link}';
/** The default wording of the shop's second question. */
export const AGAIN_WORDING =
  'Hi {first name}, still coming to {shop} on {day} at {time}? Please confirm, move or cancel: {link}';
export const SOON_WORDING = 'Hi {first name}, see you at {time} on {day}. {shop}, {street}. Running late? Ring {phone}';
export const BOOKED_WORDING = 'Booked, {first name}: {shop}, {day} at {time}. {street}. Questions? Ring {phone}';

export const REBOOK_WORDING = 'Hi {first name}, time again? Book your next appointment at {shop}: {link}';

export const REVIEW_WORDING = 'Hi {first name}, how was it at {shop}? It takes ten seconds to leave a review: {link}';
export const BIRTHDAY_WORDING =
  'Hi {first name}, your birthday is coming up! Have a lovely day from all of us at {shop}. Fancy a treat? {link}';

/** The defaults of a shop. */
export const DEFAULT_REMINDERS: ReminderSettings = {
  booked: { channels: ['mail', 'push'], wording: BOOKED_WORDING },
  rules: [
    {
      key: 'day',
      hoursBefore: 24,
      asks: true,
      channels: ['mail', 'push'],
      fallback: 'text',
      wording: ASKING_WORDING,
      isActive: true,
    },
    {
      key: 'hours',
      hoursBefore: 2,
      asks: false,
      channels: ['mail', 'text', 'push'],
      fallback: null,
      wording: SOON_WORDING,
      isActive: true,
    },
  ],
  review: { isActive: true, daysAfter: 1, channels: ['mail'], wording: REVIEW_WORDING },
  rebook: { isActive: false, weeksAfter: 6, channels: ['mail'], wording: REBOOK_WORDING },
  birthday: { isActive: false, daysBefore: 7, channels: ['mail'], wording: BIRTHDAY_WORDING },
  quiet: DEFAULT_QUIET_HOURS,
  textLimit: 2_500,
};

export interface ReminderWindow {
  /** How long before the appointment it is due, and how late it may still be sent. */
  ahead: number;
  latest: number;
  /** No reminder for a booking made later than this before it is due. */
  bookedBefore: number;
}

/** A reminder that comes much too late, or minutes after booking, is noise. */
export function windowOf({ hoursBefore }: Pick<ReminderRule, 'hoursBefore'>): ReminderWindow {
  const ahead = hoursBefore * HOUR;
  return {
    ahead,
    latest: ahead - Math.min(6 * HOUR, Math.floor(0.75 * ahead)),
    bookedBefore: Math.min(2 * HOUR, Math.floor(ahead / 2)),
  };
}

export type RuleProblem =
  | 'too-many'
  | 'hours'
  | 'weeks'
  | 'days-after'
  | 'days-before'
  | 'no-channel'
  | 'same-hours'
  | 'too-long'
  | 'quiet'
  | 'limit'
  | 'placeholder'
  | 'empty';

const isHour = (hour: number) => Number.isInteger(hour) && hour >= 0 && hour <= 23;

/** The first error in an owner's settings; null if there is none. */
export function checkReminders(settings: ReminderSettings): RuleProblem | null {
  const { booked, rules, quiet, textLimit } = settings;
  const { least, most } = reminderLimits.hoursBefore;
  if (rules.length > reminderLimits.rules) return 'too-many';
  if (rules.some(({ hoursBefore: hours }) => !Number.isInteger(hours) || hours < least || hours > most)) return 'hours';
  const active = rules.filter(({ isActive }) => isActive).map(({ hoursBefore }) => hoursBefore);
  if (new Set(active).size !== active.length) return 'same-hours';
  const wordings = [booked.wording, ...rules.map(({ wording }) => wording)];
  if (wordings.some((wording) => wording.trim() === '')) return 'empty';
  if (wordings.some((wording) => wording.length > reminderLimits.wording)) return 'too-long';
  if (wordings.some((wording) => unknownPlaceholders(wording).length > 0)) return 'placeholder';
  const wrong = checkReview(settings.review) ?? checkRebook(settings.rebook) ?? checkBirthday(settings.birthday);
  if (wrong !== null) return wrong;
  if (!isHour(quiet.from) || !isHour(quiet.until)) return 'quiet';
  const { least: none, most: highest } = reminderLimits.textLimit;
  return textLimit !== null && (textLimit < none || textLimit > highest) ? 'limit' : null;
}

const isWithin = (value: number, { least, most }: { least: number; most: number }) =>
  Number.isInteger(value) && value >= least && value <= most;

const checkReview = (rule: ReviewRule) =>
  isWithin(rule.daysAfter, reminderLimits.daysAfter) ? checkAround(rule) : 'days-after';
const checkRebook = (rule: RebookRule) =>
  isWithin(rule.weeksAfter, reminderLimits.weeksAfter) ? checkAround(rule) : 'weeks';
const checkBirthday = (rule: BirthdayRule) =>
  isWithin(rule.daysBefore, reminderLimits.daysBefore) ? checkAround(rule) : 'days-before';

/** What the rules that are not about a coming appointment have in common. */
function checkAround({
  isActive,
  channels,
  wording,
}: Pick<ReviewRule, 'isActive' | 'channels' | 'wording'>): RuleProblem | null {
  if (isActive && channels.length === 0) return 'no-channel';
  const wrong = checkWords({ channel: 'text', subject: '', body: wording });
  return wrong === 'empty' || wrong === 'too-long' || wrong === 'placeholder' ? wrong : null;
}

/** How long after its due time a rebooking message is still sent, so that turning the rule on does not write to everyone at once. */
export const REBOOK_DAYS = 14;

/** How late a birthday greeting may still be sent, when jobs did not run or the guest agreed only then. */
const BIRTHDAY_GRACE = 3;

/** The birthdays that are greeted on a day, the earliest first. 29 February is celebrated on the 28th in other years. */
export function dueBirthdays(today: LocalDate, daysBefore: number): { birthday: string; date: LocalDate }[] {
  const first = Math.max(0, daysBefore - BIRTHDAY_GRACE);
  return Array.from({ length: daysBefore - first + 1 }, (_, index) => addDays(today, first + index)).flatMap((date) => {
    const birthday = date.slice(5);
    const isEnd = birthday === '02-28' && addDays(date, 1).slice(5) === '03-01';
    return [birthday, ...(isEnd ? ['02-29'] : [])].map((one) => ({ birthday: one, date }));
  });
}

/** The words of a greeting in a mail, which has a button in place of the link at the end. */
export const withoutEndLink = (wording: string): string => wording.replace(/[\s:]*\{link\}\s*$/, '');

/** The channel of the rule that a guest agreed to. Mail comes first, because it is free. */
export function rebookChannel(
  channels: readonly NewsChannel[],
  refusal: Readonly<Record<NewsChannel, NewsRefusal | null>>,
): NewsChannel | null {
  return (['mail', 'text'] as const).find((one) => channels.includes(one) && refusal[one] === null) ?? null;
}

export const PLACEHOLDERS = ['first name', 'shop', 'day', 'time', 'person', 'street', 'phone', 'link'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.includes(name as Placeholder);

/** Unknown placeholders, which a guest would read as they are. */
export function unknownPlaceholders(wording: string): string[] {
  return [...wording.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name));
}

/** The text as the guest reads it. A question without its link gets it at the end. */
export function fillWording(
  wording: string,
  values: Readonly<Record<Placeholder, string>>,
  { asks }: { asks: boolean },
): string {
  const whole = asks && !wording.includes('{link}') ? `${wording} {link}` : wording;
  return whole
    .replaceAll(/\{([^{}]*)\}/g, (found, name: string) => (isPlaceholder(name) ? values[name] : found))
    .replaceAll(/ +/g, ' ')
    .trim();
}
