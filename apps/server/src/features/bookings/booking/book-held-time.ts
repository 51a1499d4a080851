import { knownAnswer } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { shareCalendar } from '../../edits/index.ts';
import { SaleLost } from '../../sales/index.ts';
import { type BookingRequest, bookedInput } from '../cart/request.ts';
import { type BookingAnswer, bookedAnswer, noBooking, refusedBooking } from './booking-answer.ts';
import { decide, type HeldPlace } from './decide.ts';
import { type StoredBooking, storeBooking } from './store-booking.ts';

/** A time that is already held for its guest, and how it becomes a booking. */
export interface HeldTime {
  request: BookingRequest;
  key: string | null;
  operation: string;
  place: HeldPlace;
  isOver: boolean;
  overMessage: string;
  /** Releases the hold in the transaction that books its time. False if it has expired. */
  take(tx: UnitOfWork): Promise<boolean>;
  booked(tx: UnitOfWork, appointmentId: number): Promise<void>;
}

/** Rolls back: the hold has expired. */
class OfferOver extends Error {}

const MOST_TRIES = 5;

/** Books a time that was held for a guest like any other: same prices, deposit and consultation rule. */
export async function bookHeldTime(services: Services, userId: number, held: HeldTime): Promise<BookingAnswer> {
  const { request, operation, place, overMessage } = held;
  const call = { owner: `user:${userId}`, key: held.key, operation, input: bookedInput(request) };
  const known = await knownAnswer<StoredBooking>(services, call);
  if (known) return bookedAnswer(services, request, known);
  if (held.isOver) return noBooking(overMessage);
  for (let tries = 1; ; tries += 1) {
    const decision = await decide(services, userId, request, { place });
    if ('refusal' in decision) return refusedBooking(services, decision.cart, decision.refusal);
    try {
      const stored = await storeBooking(services, call, decision.booking, {
        before: async (tx) => {
          await shareCalendar(tx.db, request.businessId);
          if (!(await held.take(tx))) throw new OfferOver();
        },
        after: async (tx, { appointmentIds: [appointmentId] }) => {
          if (appointmentId !== undefined) await held.booked(tx, appointmentId);
        },
      });
      return await bookedAnswer(services, request, stored);
    } catch (error) {
      if (error instanceof OfferOver) return noBooking(overMessage);
      if (!(error instanceof SaleLost)) throw error;
      // The calendar was edited, or the time of the call was taken, since the decision: decide again. If the time is
      // still lost, an override lies over it.
      if (tries === MOST_TRIES) return noBooking(overMessage);
    }
  }
}
