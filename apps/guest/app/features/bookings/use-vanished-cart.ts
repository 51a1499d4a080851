import { notify } from '@thyme/site/notify.ts';
import { useEffect, useRef, useState } from 'react';
import { type BookedMark, clearBooked, isBookedHere, readBooked } from './booked-elsewhere.ts';
import { readCart } from './cart/stored-cart.ts';
import { useBookingEntry } from './dialog/history/booking-entry.ts';
import { restoreUnpaid } from './unpaid-cart.ts';

/** Why the cart of an open booking is empty: booked or being paid for in another tab, or emptied there. */
export type Vanished = { kind: 'booked' | 'emptied'; mark: BookedMark | null };

/** Detects that a cart was emptied elsewhere, and restores it for a guest who returns from a card page. */
export function useVanishedCart(businessId: number, isEmpty: boolean) {
  const entry = useBookingEntry();
  const had = useRef(false);
  const [vanished, setVanished] = useState<Vanished | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the cart's change matters; the rest is read then
  useEffect(() => {
    const hadItems = had.current;
    had.current = !isEmpty;
    if (!isEmpty) {
      setVanished(null);
      clearBooked(businessId, Date.now());
      return;
    }
    // While the page hydrates it shows an empty cart, as the server did.
    if (readCart(businessId).length > 0) return;
    if (hadItems && !isBookedHere(businessId)) {
      const mark = readBooked(businessId, Date.now());
      if (entry.isOpen) setVanished({ kind: mark ? 'booked' : 'emptied', mark });
      else if (mark) notify.info('You booked this in another tab.');
    } else if (!hadItems && !restoreUnpaid(businessId, Date.now()) && entry.isOpen) {
      // Back from a finished booking: there is nothing left to book.
      entry.leave();
    }
  }, [isEmpty, businessId]);

  // A page from the browser's back/forward cache continues where it was left, with the cart already emptied.
  const isOpen = entry.isOpen;
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted && isEmpty) restoreUnpaid(businessId, Date.now());
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [businessId, isEmpty]);

  return {
    vanished: isOpen ? vanished : null,
    close: () => {
      setVanished(null);
      entry.close();
    },
  };
}
