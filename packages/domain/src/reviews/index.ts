import { ok, type Result, refuse } from '../result/index.ts';
import { tidyText } from '../text/index.ts';
import { addDays, dateAt, endOfDay, type Instant, type Zone } from '../time/index.ts';

export const RATING_LABELS = ['very poor', 'poor', 'Average', 'Good', 'Excellent'] as const;
export const RATING_MISSING_MESSAGE = 'Please give rating first!';
export const COMMENT_MOST = 2000;

export type Rating = 1 | 2 | 3 | 4 | 5;

const RATINGS: readonly unknown[] = [1, 2, 3, 4, 5] satisfies Rating[];

export function isRating(rating: number | null | undefined): rating is Rating {
  return RATINGS.includes(rating);
}

export function ratingLabel(rating: Rating): string {
  return RATING_LABELS[rating - 1] as string;
}

export type Review = { readonly rating: Rating; readonly comment: string };
export type ReviewRefusal = { readonly code: 'rating-missing' | 'comment-too-long' };

/** A rating is required, a comment is optional. */
export function checkReview(rating: number | null | undefined, comment = ''): Result<Review, ReviewRefusal> {
  if (!isRating(rating)) return refuse('rating-missing');
  const words = comment.trim();
  return words.length > COMMENT_MOST ? refuse('comment-too-long') : ok({ rating, comment: words });
}

/** Letters as people count them, accents included. Made when first needed: a browser takes 25 to 40 ms to load its rules. */
let letters: Intl.Segmenter | undefined;

/** The initial of a last name in public; empty without one. A name of several words gives its first. */
export function lastInitial(lastName: string): string {
  const name = lastName.trim();
  // Fast path for most names: a plain letter without an accent. The segmenter takes two percent of a shop page's time.
  if (/^[a-z](?![^\p{ASCII}])/iu.test(name)) return name.charAt(0).toUpperCase();
  letters ??= new Intl.Segmenter('en');
  const [first] = letters.segment(name);
  return first?.segment.toLocaleUpperCase('en') ?? '';
}

/** The author of a review as others read it: 'Niamh G.'. */
export function publicName(firstName: string, lastName: string): string {
  const initial = lastInitial(lastName);
  return initial === '' ? firstName.trim() : `${firstName.trim()} ${initial}.`;
}

export const REPLY_MOST = 2000;

export type ReplyRefusal = { readonly code: 'empty' | 'too-long' };

/** A shop's public answer to a review. */
export function checkReply(text: string): Result<string, ReplyRefusal> {
  const words = tidyText(text);
  if (words === '') return refuse('empty');
  return words.length > REPLY_MOST ? refuse('too-long') : ok(words);
}

/** Reasons for reporting a review. A merely bad review is none of these. */
export const REPORT_REASONS = {
  insulting: 'It insults or threatens someone',
  'private-details': 'It gives away private details',
  'not-a-visit': 'It isn’t about a visit here',
  advertising: 'It advertises something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

export function isReportReason(reason: string): reason is ReportReason {
  return Object.hasOwn(REPORT_REASONS, reason);
}

export const REPORT_NOTE_MOST = 500;
export const REPORT_DAYS = 4;

/** The deadline for deciding a report: the end of the fourth day after it. */
export function reportDecideBy(reportedAt: Instant, zone: Zone): Instant {
  return endOfDay(zone, addDays(dateAt(zone, reportedAt), REPORT_DAYS)) - 1;
}

export type ReportDecision = 'stays' | 'hidden';
