import type { Clash } from '@thyme/domain/bookings';
import { dateAt, MINUTE, wallOf } from '@thyme/domain/time';
import { knownAnswer } from '../../../../platform/database/idempotency.ts';
import { consumeOrRefuse } from '../../../../platform/limits/throttle.ts';
import type { Services } from '../../../../platform/services.ts';
import { chairWithin, requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { addNameless, dropNameless } from '../../../guests/index.ts';
import { SaleLost } from '../../../sales/index.ts';
import { decide } from '../../booking/decide.ts';
import { type StoredBooking, storeBooking } from '../../booking/store-booking.ts';
import { NOTHING_PAID } from './nothing-paid.ts';
import { seatWalkIn, squeezeIn } from './squeeze-in.ts';
import { whoHasTime } from './who-has-time.ts';

export interface WalkIn {
  businessId: number;
  pricingId: number;
  chairId: number;
  /** The wall-clock time from which the desk shows the person as free: no other time is booked instead. */
  at: number;
  /** Empty if unknown. */
  name: string;
  /** Keys of accepted clashes: seats the guest now, whoever is free. Null books only a free time. */
  anyway: readonly string[] | null;
  key: string | null;
}

export interface WalkInAnswer {
  status: 0 | 1;
  message: string;
  appointmentId: number | null;
  isNow: boolean;
  /** The clashes to accept first. */
  clashes: readonly Clash[];
}

/** Rate limit, above a busy day: each one creates a guest. */
const LIMIT = { max: 200, windowSeconds: 3_600 };

const refused = (message: string, clashes: readonly Clash[] = []): WalkInAnswer => ({
  status: 0,
  message,
  appointmentId: null,
  isNow: false,
  clashes,
});
const GONE = 'That time has just been taken. Please choose again.';

/** Books a walk-in with a free person, without a name or a number. If that is now, the guest is marked as arrived. */
export async function startWalkIn(services: Services, viewer: Viewer, walkIn: WalkIn): Promise<WalkInAnswer> {
  const { businessId, pricingId, chairId, at, name, anyway, key } = walkIn;
  const membership = await requireMembership(services, viewer, businessId);
  const { zone } = membership;
  chairWithin(membership, chairId);
  const input = { businessId, pricingId, chairId, name, ...(anyway ? { anyway } : {}) };
  const call = { owner: `user:${viewer.id}`, key, operation: 'desk_walk_in', input };
  const known = await knownAnswer<StoredBooking>(services, call);
  if (known) return booked(known, true);
  await consumeOrRefuse(services, `desk-walk-in:${businessId}`, LIMIT);
  if (anyway) {
    const answer = await squeezeIn(services, viewer, { businessId, pricingId, chairId, name, anyway, call, zone });
    if (answer?.status !== 1) return refused(answer?.message ?? GONE, answer?.clashes);
    return booked({ appointmentIds: answer.appointmentIds }, true);
  }
  const { people, now } = await whoHasTime(services, viewer, businessId);
  const place = people.find((person) => person.chairId === chairId);
  const offer = place?.offers.find((one) => one.pricingId === pricingId);
  const isShown = place && (place.from <= now ? at <= wallOf(zone, now) : at === wallOf(zone, place.from));
  if (!place || !offer || !isShown) return refused(GONE);
  const desk = { memberId: viewer.id, chairId };
  const wall = wallOf(zone, place.from);
  const request = {
    ...NOTHING_PAID,
    businessId,
    services: [{ pricingId, date: dateAt(zone, place.from), time: wall, occurrences: null }],
  };
  const userId = await addNameless(services, { businessId, name });
  const isNow = place.from <= now;
  try {
    const to = place.from + offer.minutes * MINUTE;
    const decision = await decide(services, userId, request, {
      desk,
      place: {
        placed: [
          { chair: chairId, from: place.from, to, busyUntil: to, busy: [{ chair: chairId, from: place.from, to }] },
        ],
      },
    });
    if ('refusal' in decision) {
      await dropNameless(services, { businessId, userId });
      return refused(GONE);
    }
    const stored = await storeBooking(services, call, decision.booking, {
      desk,
      after: async (tx, { appointmentIds: [id = 0] }) => {
        if (!isNow) return;
        await seatWalkIn(tx, { businessId, id, memberId: viewer.id });
      },
    });
    return booked(stored, isNow);
  } catch (error) {
    await dropNameless(services, { businessId, userId });
    if (!(error instanceof SaleLost)) throw error;
    // The same request sent twice: the first one has booked it.
    const first = await knownAnswer<StoredBooking>(services, call);
    return first ? booked(first, isNow) : refused(GONE);
  }
}

function booked({ appointmentIds: [id] }: Pick<StoredBooking, 'appointmentIds'>, isNow: boolean): WalkInAnswer {
  return { status: 1, message: isNow ? 'In the chair.' : 'Booked.', appointmentId: id ?? null, isNow, clashes: [] };
}
