import { ok, type Result, refuse } from '../result/index.ts';

export const NAME_MOST = 100;
export const GENDERS = ['Male', 'Female', 'Non Binary', 'Prefer Not To Say'] as const;
export type Gender = (typeof GENDERS)[number];

/** Control characters and bidirectional marks are removed from names. */
const INVISIBLE = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A name as it is stored: composed, on one line, without invisible characters. Any script and emoji are allowed. */
export function normaliseName(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim().normalize('NFC');
}

export function isName(text: string): boolean {
  const name = normaliseName(text);
  return name !== '' && Array.from(name).length <= NAME_MOST;
}

const FIRST_BIRTHDAY = Date.UTC(1900, 0, 2) / 1000;

/** Whether a birthday (unix seconds) is plausible for a living person. */
export function isBirthday(dob: number, now: number): boolean {
  return dob >= FIRST_BIRTHDAY && dob <= now;
}

export const PHONE_MESSAGE = 'Please enter a valid mobile number!';

const DIAL_CODES: Readonly<Record<string, string>> = {
  IE: '353',
  GB: '44',
  US: '1',
  CA: '1',
  AU: '61',
  NZ: '64',
  DE: '49',
  FR: '33',
  ES: '34',
  PT: '351',
  NL: '31',
  BE: '32',
  PL: '48',
};
/** Countries whose national numbers have no leading zero to drop. */
const WITHOUT_TRUNK = new Set(['US', 'CA', 'ES', 'PT', 'PL']);

/** A phone number in international format, '+353871234567'; national numbers are parsed for the given country. */
export function normalisePhone(text: string, country = 'IE'): Result<string, { readonly code: 'bad-phone' }> {
  if (!/^[+\d\s().\-/]*$/.test(text.trim())) return refuse('bad-phone');
  const typed = text.replace(/[^+\d]/g, '').replace(/^00/, '+');
  if (typed.lastIndexOf('+') > 0) return refuse('bad-phone');
  const national = WITHOUT_TRUNK.has(country) ? typed : typed.replace(/^0/, '');
  const code = DIAL_CODES[country] ?? DIAL_CODES.IE;
  // '+353 (0)87…' is a common notation; the zero is not dialled.
  const international = typed.startsWith('+')
    ? typed.replace(/^\+(353|44|49|33|31|32|61|64)0/, '+$1')
    : `+${code}${national}`;
  return /^\+[1-9]\d{6,14}$/.test(international) ? ok(international) : refuse('bad-phone');
}
