import type { PlaceBefore } from '@thyme/db/schema';
import { type Clash, type LinePlace, type MoveWish, moveLines } from '@thyme/domain/bookings';
import { ok, type Result, refuse } from '@thyme/domain/result';
import type { Services } from '../../../platform/services.ts';
import { findChair, type Offer, readOffers, readShop } from '../../availability/index.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import { type CheckedPlace, checkPlaces, type Place } from './clashes.ts';
import { lostTests } from './lost-tests.ts';
import type { RoomSwap } from './rooms/keep-rooms.ts';
import type { Excepted, TakenRow } from './taken-store.ts';

/** Why an appointment cannot go there at all; everything else is a warning. */
export type WantedRefusal = {
  readonly code:
    | 'no-line'
    | 'bad-length'
    | 'no-chair'
    | 'no-place'
    | 'is-class'
    | 'no-shop'
    | 'no-room'
    | 'not-reached';
};

export interface Wanted {
  places: CheckedPlace[];
  clashes: Clash[];
  /** What its services cost and take on the menu, by pricing. */
  offers: ReadonlyMap<number, Offer>;
}

/** The new place, and the rooms to change. */
export type PlaceWish = MoveWish & { readonly room?: RoomSwap | null };

/** The others of a group that moves with it: their current times count as free, and their future ones do not. */
export interface GroupAround {
  members: readonly Excepted[];
  beside: readonly TakenRow[];
}

/** The places of an appointment after a move, and their clashes. */
export async function wantedPlaces(
  services: Services,
  { appointment, lines, proposal }: LockedAppointment,
  now: readonly PlaceBefore[],
  wish: PlaceWish,
  group: GroupAround = { members: [], beside: [] },
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
  const { room } = wish;
  if (room && !shop.units.some(([, unit]) => unit === room.to)) return refuse('no-room');
  if (room && !now.some((place) => keeps(place, room))) return refuse('no-place');
  const moved = moveLines(now.map(lineOf), wish);
  if (!moved.ok) return moved;
  const pricings = new Map(lines.map(({ id, pricingId }) => [id, pricingId]));
  const offers = await readOffers(services.db, shop, [...pricings.values()], { withHidden: true });
  const places = moved.value.map(({ id, chairId, startsAt, minutes }): Place => {
    const pricingId = pricings.get(id) ?? null;
    const end = startsAt + minutes * 60;
    const cleanUp = offers.get(pricingId ?? 0)?.bufferMinutes ?? shop.bufferMinutes;
    // A call needs no clean-up.
    const busyUntil = pricingId === null ? end : end + cleanUp * 60;
    const before = now.find(({ lineId }) => lineId === id);
    const swap = room && before && keeps(before, room) ? { swap: room } : {};
    const lineId = pricingId === null ? null : id;
    return { lineId, chairId, startsAt, minutes, busyUntil, pricingId, parts: before?.parts ?? null, ...swap };
  });
  const except = [{ appointmentId, proposalId: proposal?.id ?? null }, ...group.members];
  const checked = await checkPlaces(services, { shop, offers, except, staysOn, beside: group.beside }, places);
  const tests = await lostTests(services, { shop, offers }, appointment, { before: now, after: places });
  return ok({ ...checked, offers, clashes: [...checked.clashes, ...tests] });
}

const keeps = ({ parts }: PlaceBefore, { from }: RoomSwap) => parts?.some(({ unit }) => unit === from) ?? false;

/** A call has no line; 0 names its only place. */
const lineOf = ({ lineId, chairId, startsAt, minutes }: PlaceBefore): LinePlace => ({
  id: lineId ?? 0,
  chairId,
  startsAt,
  minutes,
});
