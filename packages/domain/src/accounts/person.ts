export const NAME_MOST = 100;
export const GENDERS = ['Male', 'Female', 'Non Binary', 'Prefer Not To Say'] as const;
export type Gender = (typeof GENDERS)[number];

/** Control characters and bidirectional marks are removed from names. */
const INVISIBLE = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A name as it is stored: composed, on one line, without invisible characters. Any script and emoji are allowed. */
export function normaliseName(text: string): string {
  return text.replace(/\s/g, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim().normalize('NFC');
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
