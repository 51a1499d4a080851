import { ok, type Result, refuse } from '../result/index.ts';

export const NAME_MOST = 100;
export const GENDERS = ['Male', 'Female', 'Non Binary', 'Prefer Not To Say'] as const;
export type Gender = (typeof GENDERS)[number];

/** Control characters and marks that turn the direction of text around have no place in a name. */
const INVISIBLE = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A name as it is stored: composed, on one line, without invisible marks. Any script and emoji are welcome. */
export function normaliseName(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim().normalize('NFC');
}

export function isName(text: string): boolean {
  const name = normaliseName(text);
  return name !== '' && Array.from(name).length <= NAME_MOST;
}

const FIRST_BIRTHDAY = Date.UTC(1900, 0, 2) / 1000;

/** Whether somebody alive can have been born then (unix seconds). */
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
/** Countries whose national numbers keep no leading zero to drop. */
const WITHOUT_TRUNK = new Set(['US', 'CA', 'ES', 'PT', 'PL']);

/** A phone number in the international form '+353871234567'; national numbers are read as of the given country. */
export function normalisePhone(text: string, country = 'IE'): Result<string, { readonly code: 'bad-phone' }> {
  if (!/^[+\d\s().\-/]*$/.test(text.trim())) return refuse('bad-phone');
  const typed = text.replace(/[^+\d]/g, '').replace(/^00/, '+');
  if (typed.lastIndexOf('+') > 0) return refuse('bad-phone');
  const national = WITHOUT_TRUNK.has(country) ? typed : typed.replace(/^0/, '');
  const code = DIAL_CODES[country] ?? DIAL_CODES.IE;
  // '+353 (0)87…' is written often and dialled never.
  const international = typed.startsWith('+')
    ? typed.replace(/^\+(353|44|49|33|31|32|61|64)0/, '+$1')
    : `+${code}${national}`;
  return /^\+[1-9]\d{6,14}$/.test(international) ? ok(international) : refuse('bad-phone');
}
