const DAY = 86_400;
/** As long as mail servers themselves usually retry. */
export const RETRY_SECONDS = 4 * DAY;
const LONGEST_PAUSE = 3_600;

/** Why a mail is no longer attempted. `expired`: it would arrive too late to be of use. */
export type MailFailure = 'refused' | 'undelivered' | 'expired';

export interface Attempt {
  /** Including this attempt. */
  tries: number;
  firstTriedAt: number;
  now: number;
  /** The recipient's server refused it for good. */
  isRefused: boolean;
  /** Null if it never expires. */
  usefulUntil: number | null;
}

export type NextStep = { retryAt: number } | { failure: MailFailure };

/** Backoff: half a minute, one, two, four … up to an hour. */
export function pauseAfter(tries: number): number {
  return Math.min(30 * 2 ** (tries - 1), LONGEST_PAUSE);
}

/** What follows a failed attempt: the next one, for four days, or the end. */
export function nextStep({ tries, firstTriedAt, now, isRefused, usefulUntil }: Attempt): NextStep {
  if (isRefused) return { failure: 'refused' };
  const deadline = firstTriedAt + RETRY_SECONDS;
  if (now >= deadline) return { failure: 'undelivered' };
  const retryAt = Math.min(now + pauseAfter(tries), deadline);
  return usefulUntil !== null && retryAt > usefulUntil ? { failure: 'expired' } : { retryAt };
}
