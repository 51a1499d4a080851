import { choiceOf } from './consent/choice.ts';
import { cookieNames } from './cookies.ts';

export const REFERRAL_DAYS = 30;

const code = /^[\w-]{1,64}$/;

/** The referral code of a URL, if it has a valid one. */
export function referralIn(search: string): string | null {
  const given = new URLSearchParams(search).get('ref')?.trim() ?? '';
  return code.test(given) ? given : null;
}

/** The stored referral code, from the text of `document.cookie`. */
export function referralOf(cookies: string): string | null {
  for (const pair of cookies.split(';')) {
    const [name, ...value] = pair.trim().split('=');
    if (name === cookieNames.referral) return decodeURIComponent(value.join('=')) || null;
  }
  return null;
}

/** The cookie to set for this URL, or null: the first code stays, and a declined consent is respected. */
export function referralCookie(search: string, cookies: string, secure: boolean): string | null {
  const given = referralIn(search);
  if (given === null || referralOf(cookies) !== null || choiceOf(cookies) === 'no') return null;
  const parts = [
    `${cookieNames.referral}=${encodeURIComponent(given)}`,
    'path=/',
    `max-age=${REFERRAL_DAYS * 86_400}`,
    'samesite=lax',
  ];
  return (secure ? [...parts, 'secure'] : parts).join('; ');
}
