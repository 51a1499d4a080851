import type { PlaceBefore } from '@thyme/db/schema';
import { type Clash, type LinePlace, type MoveWish, moveLines } from '@thyme/domain/bookings';
import { ok, type Result, refuse } from '@thyme/domain/result';
import type { Services } from '../../../platform/services.ts';
import { findChair, readOffers, readShop } from '../../availability/index.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import { type CheckedPlace, checkPlaces, type Place } from './clashes.ts';

/** Why an appointment cannot go there at all; everything else is a warning. */
export type WantedRefusal = {
  readonly code: 'no-line' | 'bad-length' | 'no-chair' | 'no-place' | 'is-class' | 'no-shop';
};

export interface Wanted {
  places: CheckedPlace[];
  clashes: Clash[];
}

/** The places that an appointment would have after a move, and what speaks against them. */
export async function wantedPlaces(
  services: Services,
  { appointment, lines, proposal }: LockedAppointment,
  now: readonly PlaceBefore[],
  wish: MoveWish,
): Promise<Result<Wanted, WantedRefusal>> {
  if (lines.some(({ isGroup }) => isGroup)) return refuse('is-class');
  const [first] = now;
  if (!first || (lines.length > 0 && now.length < lines.length)) return refuse('no-place');
  const { businessId, id: appointmentId } = appointment;
  const shop = await readShop(services.db, businessId, { withHidden: true });
  if (!shop) return refuse('no-shop');
  const staysOn = new Set(now.map(({ chairId }) => chairId));
  if (wish.chairId && !staysOn.has(wish.chairId) && !(await findChair(services.db, businessId, wish.chairId))?.active)
    return refuse('no-chair');
  const moved = moveLines(now.map(lineOf), wish);
  if (!moved.ok) return moved;
  const pricings = new Map(lines.map(({ id, pricingId }) => [id, pricingId]));
  const offers = await readOffers(services.db, shop, [...pricings.values()], { withHidden: true });
  const last = Math.max(...moved.value.map(({ startsAt, minutes }) => startsAt + minutes * 60));
  const places = moved.value.map(({ id, chairId, startsAt, minutes }): Place => {
    const pricingId = pricings.get(id) ?? null;
    const end = startsAt + minutes * 60;
    const cleanUp = offers.get(pricingId ?? 0)?.bufferMinutes ?? shop.bufferMinutes;
    // Only the last service adds clean-up time, and a call needs none.
    const busyUntil = pricingId !== null && end === last ? end + cleanUp * 60 : end;
    const parts = now.find(({ lineId }) => lineId === id)?.parts ?? null;
    return { lineId: pricingId === null ? null : id, chairId, startsAt, minutes, busyUntil, pricingId, parts };
  });
  const except = { appointmentId, proposalId: proposal?.id ?? null };
  return ok(await checkPlaces(services, { shop, offers, except, staysOn }, places));
}

/** A call has no line; 0 names its only place. */
const lineOf = ({ lineId, chairId, startsAt, minutes }: PlaceBefore): LinePlace => ({
  id: lineId ?? 0,
  chairId,
  startsAt,
  minutes,
});
