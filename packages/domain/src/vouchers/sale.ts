import { addDays, addMonthsToDate, dateAt, endOfDay, type Instant, type Zone } from '../time/index.ts';

/** Irish law: gift vouchers are good for five years at least. */
export const LEAST_MONTHS = 60;

export const PERSON_MISSING_MESSAGE = 'Please select a person to add this voucher to the cart!';

/** The first moment at which a voucher bought now is no longer good: the end of its last day on the wall of the shop. */
export function voucherExpiry(boughtAt: Instant, validForMonths: number, zone: Zone): Instant {
  const months = Math.max(LEAST_MONTHS, Math.floor(validForMonths) || 0);
  return endOfDay(zone, addMonthsToDate(dateAt(zone, boughtAt), months));
}

const GOOD_AFTER_RETURN_DAYS = 30;

/** The end of a voucher that gets money back from a visit that was cancelled: there is a month to use it, however old it is. */
export function expiryAfterReturn(expiresAt: Instant, returnedAt: Instant, zone: Zone): Instant {
  return Math.max(expiresAt, endOfDay(zone, addDays(dateAt(zone, returnedAt), GOOD_AFTER_RETURN_DAYS)));
}

/** A code as it is stored, from what a person typed or pasted. */
export function normaliseVoucherCode(text: string): string {
  return text.replaceAll(/\s+/g, '').toUpperCase();
}
