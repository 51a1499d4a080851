import { keys, readExpiring, remove, writeExpiring } from '../../lib/session/storage.ts';

/** Written by a tab that empties the cart by booking, for the other tabs to read. */
export interface BookedMark {
  saleId: number | null;
  /** The booking waits for a card payment in that tab. */
  isUnpaid: boolean;
}

const MARK_MS = 10 * 60_000;
const keyOf = (businessId: number) => `${keys.booked}.${businessId}`;

let here: number | null = null;

/** Stored before the cart is emptied, so that it is there when other tabs notice. */
export function markBooked(businessId: number, mark: BookedMark, now: number): void {
  here = businessId;
  writeExpiring(keyOf(businessId), JSON.stringify(mark), now, MARK_MS);
}

/** Whether this page emptied the cart itself. */
export const isBookedHere = (businessId: number): boolean => here === businessId;

/** Called when the cart has items again: an older booking says nothing about them. */
export function clearBooked(businessId: number, now: number): void {
  if (here === businessId) here = null;
  if (readExpiring(keyOf(businessId), now)) remove(keyOf(businessId));
}

export function readBooked(businessId: number, now: number): BookedMark | null {
  try {
    const mark: unknown = JSON.parse(readExpiring(keyOf(businessId), now) ?? 'null');
    if (typeof mark !== 'object' || mark === null || !('isUnpaid' in mark)) return null;
    const saleId = 'saleId' in mark && Number.isInteger(mark.saleId) ? Number(mark.saleId) : null;
    return { saleId, isUnpaid: mark.isUnpaid === true };
  } catch {
    // Written by other code under our key: treated as missing.
    return null;
  }
}
