import type { Transaction } from '../../platform/database.ts';
import { type IdempotentCall, knownAnswer, withIdempotency } from '../../platform/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { shareCalendar } from '../availability/service.ts';
import { type BookingAnswer, bookedAnswer, noBooking, refusedBooking } from './booking-answer.ts';
import { announceDays } from './create-booking.ts';
import { decide, type Kept } from './decide.ts';
import type { BookingRequest } from './request.ts';
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

/** Books a time that was kept for a guest as any other would be: same prices, deposit and consultation rule. */
export async function bookHeldTime(services: Services, userId: number, held: HeldTime): Promise<BookingAnswer> {
  const { request, operation, kept } = held;
  const call: IdempotentCall = { owner: `user:${userId}`, key: held.key, operation, input: request };
  const known = await knownAnswer<StoredBooking>(services, call);
  if (known) return bookedAnswer(services, request, known);
  if (held.isOver) return noBooking(held.overMessage);
  const decision = await decide(services, userId, request, { kept });
  if ('refusal' in decision) return refusedBooking(services, decision.cart, decision.refusal);
  const { booking } = decision;
  try {
    const stored = await withIdempotency(services, call, async (transaction) => {
      await shareCalendar(transaction, request.businessId);
      if (!(await held.take(transaction))) throw new TimesTaken();
      const written = await writeBooking(services, transaction, booking, request);
      const [appointmentId] = written.appointmentIds;
      if (appointmentId !== undefined) await held.booked(transaction, appointmentId);
      return written;
    });
    announceDays(services, booking);
    return await bookedAnswer(services, request, stored);
  } catch (error) {
    if (error instanceof PaymentRefused) {
      return refusedBooking(services, booking.cart, { code: 'payment', refusal: error.refusal });
    }
    if (error instanceof TimesTaken) return noBooking(held.overMessage);
    throw error;
  }
}
