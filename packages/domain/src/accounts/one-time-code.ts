import { type Instant, MINUTE } from '../time/index.ts';

export const CODE_DIGITS = 6;
export const CODE_SECONDS = 10 * MINUTE;
export const CODE_TRIES = 5;
/** Before another code can be requested. */
export const RESEND_SECONDS = 120;

/** Seconds until 'Resend' is available again. */
export function resendIn(sentAt: Instant, now: Instant): number {
  return Math.min(RESEND_SECONDS, Math.max(0, sentAt + RESEND_SECONDS - now));
}
