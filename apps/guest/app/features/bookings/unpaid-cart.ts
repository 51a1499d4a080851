import { keys, SAVED_SERVICE_MS, writeExpiring } from '../../lib/session/storage.ts';
import { parseCart, readCart, writeCart } from './cart/stored-cart.ts';

const KEY = 'unpaid-cart';

/** Stores the cart of a booking that goes on to a card page, for a guest who comes back without paying. */
export function saveUnpaid(businessId: number, now: number): void {
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ businessId, savedAt: now, cart: JSON.stringify(readCart(businessId)) }),
    );
  } catch (error) {
    // Storage is full or blocked: the guest then has to fill the cart again.
    console.warn('The cart of an unpaid booking could not be stored.', error);
  }
}

export function forgetUnpaid(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The cart of an unpaid booking could not be deleted.', error);
  }
}

/** Restores the stored cart and its times; false where there is none of this shop. */
export function restoreUnpaid(businessId: number, now: number): boolean {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('cart' in stored) || !('businessId' in stored)) return false;
    if (stored.businessId !== businessId) return false;
    forgetUnpaid();
    if (!('savedAt' in stored) || now - Number(stored.savedAt) > SAVED_SERVICE_MS) return false;
    const cart = parseCart(String(stored.cart));
    const times = cart.flatMap((item) =>
      item.__typename === 'ServicePricing' && item.date && item.time !== null
        ? [{ date: item.date, time: item.time }]
        : [],
    );
    const [first] = times.sort((a, b) => a.time - b.time);
    if (first) {
      writeExpiring(keys.serviceDate, first.date, now);
      writeExpiring(keys.serviceTime, String(first.time), now);
    }
    writeCart(businessId, cart);
    return cart.length > 0;
  } catch (error) {
    console.warn('The cart of an unpaid booking could not be read.', error);
    return false;
  }
}
