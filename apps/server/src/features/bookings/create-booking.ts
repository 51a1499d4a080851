import { dateAt } from '@thyme/domain/time';
import { type IdempotentCall, knownAnswer, withIdempotency } from '../../platform/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { announceShopDay } from '../availability/events.ts';
import { deleteLapsedHoldsOf } from '../availability/service.ts';
import { type BookingAnswer, bookedAnswer, refusedBooking } from './booking-answer.ts';
import type { Booking } from './booking-rows.ts';
import { decide } from './decide.ts';
import { canBePlaced, placeBooking } from './place-booking.ts';
import { findOwn, releaseOwn, releaseOwnLastSeat, releaseOwnSeats } from './release.ts';
import type { BookingRequest } from './request.ts';
import { PaymentRefused, type StoredBooking, TimesTaken, writeBooking } from './write-booking.ts';

/** Books a cart: all of it or nothing, each time sold once, at the server's own prices. */
export async function createBooking(
  services: Services,
  userId: number,
  request: BookingRequest,
  key: string | null,
): Promise<BookingAnswer> {
  const call: IdempotentCall = { owner: `user:${userId}`, key, operation: 'create_booking', input: request };
  // Whoever loses a race looks again: another chair may be free. Each round somebody else has won, so it ends.
  for (;;) {
    const decision = await decide(services, userId, request);
    if ('refusal' in decision) {
      // The times may be gone because this very request was sent before and granted.
      const other = await knownAnswer<StoredBooking>(services, call);
      if (other) return bookedAnswer(services, request, other);
      const { cart, refusal } = decision;
      if (cart && refusal.code === 'no-seats' && (await releaseOwnLastSeat(services, cart, userId))) continue;
      return refusedBooking(services, cart, refusal);
    }
    const { booking } = decision;
    try {
      return await bookedAnswer(services, request, await store(services, call, booking, request));
    } catch (error) {
      if (!(error instanceof PaymentRefused || error instanceof TimesTaken)) throw error;
      // In this order: what this very request stored a moment ago has its answer, and is not given up.
      const own = await findOwn(services, booking);
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

async function store(services: Services, call: IdempotentCall, booking: Booking, request: BookingRequest) {
  const { stored, isNew } = canBePlaced(booking, request)
    ? await placeBooking(services, call, booking, request)
    : await storeUnderLocks(services, call, booking, request);
  if (isNew) announceDays(services, booking);
  return stored;
}

/** Seats that the guest keeps already and the balances of vouchers have to be locked before it is known what is left to do. */
async function storeUnderLocks(services: Services, call: IdempotentCall, booking: Booking, request: BookingRequest) {
  let isNew = false;
  const stored = await withIdempotency(services, call, async (transaction) => {
    isNew = true;
    await releaseOwnSeats(services, transaction, booking);
    return writeBooking(services, transaction, booking, request);
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
