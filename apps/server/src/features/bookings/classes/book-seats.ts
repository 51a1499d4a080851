import type { PlannedAppointment } from '@thyme/domain/bookings';
import { type IdempotentCall, knownAnswer } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { AtDesk } from '../../availability/index.ts';
import { SaleLost } from '../../sales/index.ts';
import { type BookingAnswer, bookedAnswer, noBooking, refusedBooking } from '../booking/booking-answer.ts';
import { decide } from '../booking/decide.ts';
import { type StoredBooking, storeBooking } from '../booking/store-booking.ts';
import { loadCart } from '../cart/cart.ts';
import type { BookingRequest } from '../cart/request.ts';
import { makeRoom } from './seats-store.ts';

const HAS_BEGUN = 'The date has begun.';

/** Books seats on dates that the rules no longer offer because they have started. A full date gets another place. */
export async function bookSeats(
  services: Services,
  call: IdempotentCall,
  request: BookingRequest,
  { userId, desk, scheduleIds }: { userId: number; desk: AtDesk; scheduleIds: readonly number[] },
): Promise<BookingAnswer> {
  const known = await knownAnswer<StoredBooking>(services, call);
  if (known) return bookedAnswer(services, request, known);
  const { businessId } = request;
  const loaded = await loadCart(services, request, userId, desk);
  if (!loaded.ok) return refusedBooking(services, null, loaded.refusal);
  const listed = loaded.value.wishes[0]?.offer.group?.sessions ?? [];
  const sessions = listed.filter(({ id }) => scheduleIds.includes(id)).toSorted((a, b) => a.start - b.start);
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (!first || !last || sessions.length < scheduleIds.length) return noBooking('This date could not be found.');
  const endsAt = last.start + last.minutes * 60;
  const planned: PlannedAppointment = { startsAt: first.start, endsAt, wishes: [0], placed: [], sessions };
  const decision = await decide(services, userId, request, { desk, place: { appointments: [planned] } });
  if ('refusal' in decision) return refusedBooking(services, decision.cart, decision.refusal);
  try {
    const stored = await storeBooking(services, call, decision.booking, {
      desk: { ...desk, anyway: [HAS_BEGUN] },
      // In the same transaction, so that no one else takes the place in between.
      before: async (tx) => {
        for (const { id } of sessions) await makeRoom(tx.db, { businessId, id }, 1);
      },
    });
    return await bookedAnswer(services, request, stored);
  } catch (error) {
    if (!(error instanceof SaleLost)) throw error;
    const stored = await knownAnswer<StoredBooking>(services, call);
    return stored
      ? bookedAnswer(services, request, stored)
      : noBooking('This date was changed at the same moment. Please try again.');
  }
}
