import { addDays, addMonthsToDate, dateAt, endOfDay, type Instant, type Zone } from '../time/index.ts';

/** Irish law: gift vouchers are valid for at least five years. */
export const LEAST_MONTHS = 60;

export const PERSON_MISSING_MESSAGE = 'Please select a person to add this voucher to the cart!';

export const OVERPRICED_MESSAGE = 'A voucher can’t cost more than it’s worth.';

/** Whether a voucher would cost more than its value, in any common unit. */
export function isOverpriced({ retail, value }: { readonly retail: number; readonly value: number }): boolean {
  return retail > value;
}

/** When a voucher bought now expires: the end of its last day in the shop's time zone. */
export function voucherExpiry(boughtAt: Instant, validForMonths: number, zone: Zone): Instant {
  const months = Math.max(LEAST_MONTHS, Math.floor(validForMonths) || 0);
  return endOfDay(zone, addMonthsToDate(dateAt(zone, boughtAt), months));
}

const GOOD_AFTER_RETURN_DAYS = 30;

/** The new expiry of a voucher that gets money back from a cancelled appointment: at least a month from now. */
export function expiryAfterReturn(expiresAt: Instant, returnedAt: Instant, zone: Zone): Instant {
  return Math.max(expiresAt, endOfDay(zone, addDays(dateAt(zone, returnedAt), GOOD_AFTER_RETURN_DAYS)));
}

/** Normalizes a typed or pasted code. */
export function normaliseVoucherCode(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}
