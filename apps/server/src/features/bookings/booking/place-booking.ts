import { randomToken } from '../../../platform/crypto/ids.ts';
import { type IdempotentCall, noteOf, sameInput } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { announceDesk } from '../../../realtime/desk-events.ts';
import type { AtDesk } from '../../availability/index.ts';
import { planCardPayment } from '../../payments/index.ts';
import { insertPlaced, lapseHold } from '../../sales/index.ts';
import type { BookingRequest } from '../cart/request.ts';
import { deskAuditEntry } from '../desk/audit-booking.ts';
import { confirmedJob } from '../notifications/confirmed-job.ts';
import { type Booking, bookingRows, visitTotal } from './booking-rows.ts';
import { PaymentRefused, type StoredBooking, TimesTaken } from './write-booking.ts';

/**
 * What vouchers hold, how many are left to buy, and which seats a guest keeps already only a lock can tell; all else is
 * known before anything is written.
 */
export function canBePlaced({ cart, visits }: Booking, { redeem }: BookingRequest): boolean {
  return cart.vouchers.length === 0 && redeem.length === 0 && visits.every(({ sessions }) => sessions.length === 0);
}

/** Writes a booking of services in a single statement, with the note of its idempotency key. */
export async function placeBooking(
  services: Services,
  call: IdempotentCall,
  { booking, request, desk }: { booking: Booking; request: BookingRequest; desk: AtDesk | null },
): Promise<{ stored: StoredBooking; isNew: boolean }> {
  const { cart, quote, visits, now, holdUntil } = booking;
  const due = planCardPayment(services, {
    payable: quote.payableNow,
    method: request.method,
    sentAmount: request.methodAmount,
    currency: cart.shop.currency,
    expiresAt: holdUntil ?? now,
  });
  if (!due.ok) throw new PaymentRefused(due.refusal);
  const claims = visits.map((visit, index) => ({ visit: index, amount: visitTotal(booking, visit) }));
  const placed = await insertPlaced<StoredBooking>(services.db, {
    rows: bookingRows(booking, randomToken(24)),
    key: noteOf(services, call),
    trail: desk && deskAuditEntry(booking, desk),
    claims: claims.filter(({ amount }) => amount > 0),
    order: due.value,
    answer: { heldUntil: holdUntil, payable: quote.payableNow },
    news: confirmedJob.name,
    lapse: lapseHold.name,
  });
  switch (placed.state) {
    case 'taken':
      throw new TimesTaken();
    case 'known':
      return { stored: sameInput(call, placed.hash, placed.answer), isNew: false };
    case 'placed':
      if (due.value === null) services.jobs.notifyWorkers(confirmedJob);
      if (desk) announceDesk(services, cart.shop.id);
      return { stored: placed.answer, isNew: true };
  }
}
