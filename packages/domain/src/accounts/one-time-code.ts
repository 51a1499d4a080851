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

/** The digits of a code that was typed or pasted as '123 456' or '123-456'. */
export function codeDigits(text: string): string {
  return text.replace(/[\s\-\u2010-\u2015]/g, '');
}

export function isCode(text: string): boolean {
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(codeDigits(text));
}

/** After the address is proven, a new guest has this long to enter a name. */
export const SIGN_UP_SECONDS = 30 * MINUTE;
