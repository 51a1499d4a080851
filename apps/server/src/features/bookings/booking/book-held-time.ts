import type { Transaction } from '../../../platform/database/database.ts';
import { type IdempotentCall, knownAnswer, withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { shareCalendar } from '../../edits/index.ts';
import { type BookingRequest, bookedInput } from '../cart/request.ts';
import { type BookingAnswer, bookedAnswer, noBooking, refusedBooking } from './booking-answer.ts';
import type { Booking } from './booking-rows.ts';
import { announceDays } from './create-booking.ts';
import { decide, type Kept } from './decide.ts';
import { PaymentRefused, type StoredBooking, TimesTaken, writeBooking } from './write-booking.ts';

/** A time that is already kept for its guest, and how it becomes a booking. */
export interface HeldTime {
  request: BookingRequest;
  key: string | null;
  operation: string;
  kept: Kept;
  isOver: boolean;
  overMessage: string;
  /** Lets the hold go, in the transaction that takes its time for good. False: it is over. */
  take(transaction: Transaction): Promise<boolean>;
  booked(transaction: Transaction, appointmentId: number): Promise<void>;
}

/** Rolls back: what was kept is kept no longer. */
class OfferOver extends Error {}

const MOST_TRIES = 5;

/** Books a time that was kept for a guest as any other would be: same prices, deposit and consultation rule. */
export async function bookHeldTime(services: Services, userId: number, held: HeldTime): Promise<BookingAnswer> {
  const { request, operation, kept } = held;
  const call: IdempotentCall = { owner: `user:${userId}`, key: held.key, operation, input: bookedInput(request) };
  const known = await knownAnswer<StoredBooking>(services, call);
  if (known) return bookedAnswer(services, request, known);
  if (held.isOver) return noBooking(held.overMessage);
  for (let tries = 1; ; tries += 1) {
    const decision = await decide(services, userId, request, { kept });
    if ('refusal' in decision) return refusedBooking(services, decision.cart, decision.refusal);
    const { booking } = decision;
    try {
      const stored = await withIdempotency(services, call, (transaction) =>
        store(services, transaction, held, booking),
      );
      announceDays(services, booking);
      return await bookedAnswer(services, request, stored);
    } catch (error) {
      if (error instanceof PaymentRefused) {
        return refusedBooking(services, booking.cart, { code: 'payment', refusal: error.refusal });
      }
      if (error instanceof OfferOver) return noBooking(held.overMessage);
      // The shop's calendar was edited, or the time of the call went, since it was decided: look again.
      if (!(error instanceof TimesTaken) || tries === MOST_TRIES) throw error;
    }
  }
}

async function store(services: Services, transaction: Transaction, held: HeldTime, booking: Booking) {
  await shareCalendar(transaction, held.request.businessId);
  if (!(await held.take(transaction))) throw new OfferOver();
  const written = await writeBooking(services, transaction, booking, held.request);
  const [appointmentId] = written.appointmentIds;
  if (appointmentId !== undefined) await held.booked(transaction, appointmentId);
  return written;
}
