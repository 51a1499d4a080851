import {
  type CampaignWords,
  campaignLimits,
  checkSegment,
  checkWords,
  fillWords,
  paragraphsOf,
  type Segment,
  type SegmentKind,
  segmentOf,
  textWithStop,
  type WordsProblem,
} from '@thyme/domain/campaigns';
import { countSegments, type NewsChannel, plainText } from '@thyme/domain/messages';
import type { Campaign } from './operations.ts';

export interface CampaignDraft extends CampaignWords {
  name: string;
  segment: Segment;
}

/** Initial values of a new campaign. */
export const NEW_DRAFT: CampaignDraft = {
  name: '',
  channel: 'mail',
  segment: { kind: 'away', weeks: 8, least: 1 },
  subject: 'It’s been a while, {first name}',
  body: 'Hi {first name},\n\nWe’d love to see you at {shop} again.',
};

export const segmentOfWire = (segment: Campaign['segment']): Segment =>
  segmentOf({ ...segment, kind: segment.kind as SegmentKind });

export const draftOf = ({ name, channel, segment, subject, body }: Campaign): CampaignDraft => ({
  name,
  channel: channel as NewsChannel,
  segment: segmentOfWire(segment),
  subject,
  body,
});

const PROBLEMS: Record<WordsProblem, readonly [field: 'subject' | 'body', words: string]> = {
  'no-subject': ['subject', 'Write a subject.'],
  'subject-long': ['subject', `Use at most ${campaignLimits.subject} characters.`],
  empty: ['body', 'Please write the message.'],
  'too-long': ['body', 'This is too long.'],
  placeholder: ['body', 'One of the words in {braces} isn’t one we can fill in.'],
};

/** The first thing that is missing before it can be sent, with its field. */
export function problemOf(draft: CampaignDraft): { field: 'subject' | 'body' | 'segment'; words: string } | null {
  if (checkSegment(draft.segment) !== null) return { field: 'segment', words: 'Choose who gets it.' };
  const problem = checkWords(draft);
  if (problem === null) return null;
  const [field, words] = PROBLEMS[problem];
  return { field, words };
}

export interface Preview {
  subject: string;
  paragraphs: string[];
  /** A text, with its link. */
  text: string;
  characters: number;
  parts: number;
}

/** The message with its placeholders filled in for a guest called Niamh. */
export function previewOf(words: CampaignWords, shop: { name: string; slug: string }, origin: string): Preview {
  const values = { 'first name': 'Niamh', shop: shop.name, link: `${origin}/${shop.slug}` };
  const body = fillWords(words.body, values);
  const text = textWithStop(body, `${origin}/u/4f.Xb2kQ9mT7wLp3dRz`);
  const { characters, parts } = countSegments(plainText(text));
  return { subject: fillWords(words.subject, values), paragraphs: paragraphsOf(body), text, characters, parts };
}
