import { ok, type Result, refuse } from '../result/index.ts';
import { type Instant, MINUTE } from '../time/index.ts';

export const CODE_DIGITS = 6;
export const CODE_SECONDS = 10 * MINUTE;
export const CODE_TRIES = 5;
/** Before another code can be asked for. */
export const RESEND_SECONDS = 120;

export type CodeFacts = { readonly createdAt: Instant; readonly wrongTries: number; readonly usedAt: Instant | null };
export type CodeRefusal = { readonly code: 'used' | 'locked' | 'expired' | 'wrong' };

/** Whether a code is accepted; `isMatch` is the caller's constant-time comparison. Five wrong tries lock it for good. */
export function acceptCode(facts: CodeFacts, isMatch: boolean, now: Instant): Result<undefined, CodeRefusal> {
  if (facts.usedAt !== null) return refuse('used');
  if (facts.wrongTries >= CODE_TRIES) return refuse('locked');
  if (now >= facts.createdAt + CODE_SECONDS) return refuse('expired');
  return isMatch ? ok() : refuse('wrong');
}

/** Seconds until 'Resend' works again. */
export function resendIn(sentAt: Instant, now: Instant): number {
  return Math.min(RESEND_SECONDS, Math.max(0, sentAt + RESEND_SECONDS - now));
}
