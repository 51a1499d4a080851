import { dateAt } from '@thyme/domain/time';
import { type IdempotentCall, knownAnswer, withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { type AtDesk, announceShopDay, deleteLapsedHoldsOf } from '../../availability/index.ts';
import { shareCalendar } from '../../edits/index.ts';
import { type BookingRequest, bookedInput } from '../cart/request.ts';
import { auditDeskBooking } from '../desk/audit-booking.ts';
import { type BookingAnswer, bookedAnswer, refusedBooking } from './booking-answer.ts';
import type { Booking } from './booking-rows.ts';
import { decide } from './decide.ts';
import { canBePlaced, placeBooking } from './place-booking.ts';
import { findOwn, releaseOwn, releaseOwnSeats } from './release-own.ts';
import { PaymentRefused, type StoredBooking, TimesTaken, writeBooking } from './write-booking.ts';

/** Books a cart: all of it or nothing, each time sold once, at the server's own prices. */
export function createBooking(
  services: Services,
  userId: number,
  request: BookingRequest,
  key: string | null,
): Promise<BookingAnswer> {
  const call = { owner: `user:${userId}`, key, operation: 'create_booking', input: bookedInput(request) };
  return bookCart(services, call, request, { userId, desk: null });
}

/** For whom a cart is booked, and by whom of the shop, where it is not the guest. */
export interface Booker {
  userId: number;
  desk: AtDesk | null;
}

/** The one way in which times are sold, to guests and at the desk. */
export async function bookCart(
  services: Services,
  call: IdempotentCall,
  request: BookingRequest,
  { userId, desk }: Booker,
): Promise<BookingAnswer> {
  // Whoever loses a race looks again: another chair may be free. Each round somebody else has won, so it ends.
  for (;;) {
    const decision = await decide(services, userId, request, { desk });
    if ('refusal' in decision) {
      // The times may be gone because this very request was sent before and granted.
      const other = await knownAnswer<StoredBooking>(services, call);
      if (other) return bookedAnswer(services, request, other);
      return refusedBooking(services, decision.cart, decision.refusal);
    }
    const { booking } = decision;
    try {
      return await bookedAnswer(services, request, await store(services, call, { booking, request, desk }));
    } catch (error) {
      if (!(error instanceof PaymentRefused || error instanceof TimesTaken)) throw error;
      // In this order: what this very request stored a moment ago has its answer, and is not given up.
      const own = desk ? [] : await findOwn(services, booking);
      const other = await knownAnswer<StoredBooking>(services, call);
      if (other) return bookedAnswer(services, request, other);
      if (error instanceof PaymentRefused) {
        return refusedBooking(services, booking.cart, { code: 'payment', refusal: error.refusal });
      }
      await deleteLapsedHoldsOf(services.db, request.businessId, services.clock.now());
      await releaseOwn(services, own);
    }
  }
}

interface Storing {
  booking: Booking;
  request: BookingRequest;
  desk: AtDesk | null;
}

async function store(services: Services, call: IdempotentCall, storing: Storing) {
  const { booking, request } = storing;
  const { stored, isNew } = canBePlaced(booking, request)
    ? await placeBooking(services, call, storing)
    : await storeUnderLocks(services, call, storing);
  if (isNew) announceDays(services, booking);
  return stored;
}

/** Seats that the guest keeps already and the balances of vouchers have to be locked before it is known what is left to do. */
async function storeUnderLocks(services: Services, call: IdempotentCall, { booking, request, desk }: Storing) {
  let isNew = false;
  const stored = await withIdempotency(services, call, async (transaction) => {
    isNew = true;
    await shareCalendar(transaction, request.businessId);
    if (!desk) await releaseOwnSeats(services, transaction, booking);
    const written = await writeBooking(services, transaction, booking, request);
    if (desk) await auditDeskBooking(services, transaction, { booking, desk, id: written.appointmentIds[0] ?? null });
    return written;
  });
  return { stored, isNew };
}

export function announceDays(services: Services, { cart, visits, call }: Booking): void {
  const moments = visits.flatMap(({ startsAt, sessions }) =>
    sessions.length === 0 ? [startsAt] : sessions.map(({ start }) => start),
  );
  if (call) moments.push(call.from);
  const dates = new Set(moments.map((at) => dateAt(cart.shop.zone, at)));
  for (const date of dates) announceShopDay(services, cart.shop.id, date);
}
