import type { LifeCycle } from '../life-cycle/index.ts';
import type { NewsChannel } from '../messages/index.ts';
import { DAY } from '../time/index.ts';

export const CAMPAIGN_STATES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Editing a scheduled campaign makes it a draft again, so that nothing unreviewed is sent. */
export const campaignLife: LifeCycle<CampaignState> = {
  draft: ['scheduled'],
  scheduled: ['draft', 'sending', 'cancelled'],
  sending: ['sent', 'cancelled'],
  sent: [],
  cancelled: [],
};

export const mayEdit = (state: CampaignState): boolean => state === 'draft' || state === 'scheduled';
export const mayCancel = (state: CampaignState): boolean => campaignLife[state].includes('cancelled');

/** `waiting` for its turn, `queued` in the outbox; the others are final. */
export const RECIPIENT_STATES = ['waiting', 'queued', 'sent', 'failed', 'skipped'] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

export const campaignLimits = {
  name: 80,
  subject: 120,
  /** For a mail and for a text. */
  body: { mail: 3_000, text: 480 },
  /** How far ahead one can be scheduled. */
  aheadDays: 180,
} as const;

/** A booking counts for a campaign if it was made within this time after it, by a guest whom it reached. */
export const RESULT_DAYS = 14;

export interface CampaignWords {
  channel: NewsChannel;
  /** For a mail; a text has none. */
  subject: string;
  body: string;
}

export type WordsProblem = 'no-subject' | 'subject-long' | 'empty' | 'too-long' | 'placeholder';

export const CAMPAIGN_PLACEHOLDERS = ['first name', 'shop', 'link'] as const;
export type CampaignPlaceholder = (typeof CAMPAIGN_PLACEHOLDERS)[number];

const isPlaceholder = (name: string): name is CampaignPlaceholder =>
  CAMPAIGN_PLACEHOLDERS.includes(name as CampaignPlaceholder);
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The first error in a campaign's text; null if there is none. */
export function checkWords({ channel, subject, body }: CampaignWords): WordsProblem | null {
  if (channel === 'mail' && subject.trim() === '') return 'no-subject';
  if (subject.length > campaignLimits.subject) return 'subject-long';
  if (body.trim() === '') return 'empty';
  if (body.length > campaignLimits.body[channel]) return 'too-long';
  const names = [...`${subject} ${body}`.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return names.every(isPlaceholder) ? null : 'placeholder';
}

/** The text as a guest reads it. Without a first name the greeting has none. */
export function fillWords(words: string, values: Readonly<Record<CampaignPlaceholder, string>>): string {
  const named = values['first name'] === '' ? words.replaceAll(' {first name}', '') : words;
  return named
    .replaceAll(PLACEHOLDER, (found, name: string) => (isPlaceholder(name) ? values[name] : found))
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}

/** The paragraphs of a mail, separated by blank lines. */
export function paragraphsOf(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** The final text message: some senders cannot be answered with STOP, so each has a link. */
export const textWithStop = (text: string, stopLink: string): string => `${text}\nNo more texts: ${stopLink}`;

export type TimeProblem = 'past' | 'too-far';

/** Whether a campaign can be sent at an instant. */
export function checkSendAt(sendAt: number, now: number): TimeProblem | null {
  if (sendAt < now) return 'past';
  return sendAt > now + campaignLimits.aheadDays * DAY ? 'too-far' : null;
}
