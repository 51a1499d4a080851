import { writeExpiring as writeFor } from '@thyme/site/storage.ts';

export { clear, read, readExpiring, remove, subscribe, write } from '@thyme/site/storage.ts';

/** The keys of everything the site stores in the browser. */
export const keys = {
  guestToken: 'guest_token',
  businessToken: 'token',
  /** The business that the desk shows; the desk writes it. */
  deskBusiness: 'desk_business',
  userType: 'cz_type',
  userId: 'user_id',
  googleToken: 'g_token',
  facebookToken: 'f_token',
  emailChange: 'email_change',
  codeLogin: 'code_login',
  cart: 'cart',
  bookingNote: 'booking_note',
  serviceDate: 'serviceDate',
  serviceTime: 'serviceTime',
  callTime: 'callTime',
  /** The person whose page the guest came from, with their shop. */
  wishedPerson: 'wished_person',
  booked: 'booked',
  /** How the guest last paid in this browser: a wallet, a new card, or a saved card by its id. */
  paidWith: 'paid_with',
  country: 'country_code',
  nearPlace: 'near_place',
} as const;

export type StorageKey = (typeof keys)[keyof typeof keys];

export const SAVED_SERVICE_MS = 3_600_000;

/** Stores a value that expires, after an hour by default. */
export function writeExpiring(key: string, value: string, now: number, lifeMs: number = SAVED_SERVICE_MS): void {
  writeFor(key, value, now, lifeMs);
}
