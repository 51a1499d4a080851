import { type IdempotentCall, knownAnswer } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { type AtDesk, deleteLapsedHoldsOf } from '../../availability/index.ts';
import { checkForms, storeForms } from '../../forms/index.ts';
import { SaleLost } from '../../sales/index.ts';
import { type BookingRequest, bookedInput } from '../cart/request.ts';
import { type BookingAnswer, bookedAnswer, refusedBooking } from './booking-answer.ts';
import { decide } from './decide.ts';
import { findOwn, releaseOwn, releaseOwnSeats } from './release-own.ts';
import { type StoredBooking, storeBooking } from './store-booking.ts';

/** Books a cart: all of it or nothing, each time sold once, at the server's own prices. */
export async function createBooking(
  services: Services,
  userId: number,
  request: BookingRequest,
  key: string | null,
): Promise<BookingAnswer> {
  const call = { owner: `user:${userId}`, key, operation: 'create_booking', input: bookedInput(request) };
  // Checked before, so that a booking is not made with answers that would be lost.
  const forms = await checkForms(services, request.businessId, request.forms ?? []);
  const answer = await bookCart(services, call, request, { userId, desk: null });
  // Outside the sale's transaction: a form that is not stored is asked for again before the appointment.
  if (answer.status === 1) await storeForms(services, userId, answer.appointmentIds, forms);
  return answer;
}

/** The guest of a cart, and the member who books for them, if any. */
export interface Booker {
  userId: number;
  desk: AtDesk | null;
}

/** The only code that sells times, to guests and at the desk. */
export async function bookCart(
  services: Services,
  call: IdempotentCall,
  request: BookingRequest,
  { userId, desk }: Booker,
): Promise<BookingAnswer> {
  // After a lost race the cart is decided again: another chair may be free. Each round means that another sale was stored, so this ends.
  for (;;) {
    const decision = await decide(services, userId, request, { desk });
    if ('refusal' in decision) {
      // The times may be gone because the same request was sent before and succeeded.
      const known = await knownAnswer<StoredBooking>(services, call);
      if (known) return bookedAnswer(services, request, known);
      return refusedBooking(services, decision.cart, decision.refusal);
    }
    const { booking } = decision;
    try {
      const stored = await storeBooking(services, call, booking, {
        desk,
        before: (tx) => (desk ? undefined : releaseOwnSeats(tx, booking)),
      });
      return await bookedAnswer(services, request, stored);
    } catch (error) {
      if (!(error instanceof SaleLost)) throw error;
      // The order matters: a booking that the same request has just stored is returned, not released.
      const own = desk ? [] : await findOwn(services, booking);
      const known = await knownAnswer<StoredBooking>(services, call);
      if (known) return bookedAnswer(services, request, known);
      await deleteLapsedHoldsOf(services.db, request.businessId, services.clock.now());
      await releaseOwn(services, own);
    }
  }
}
