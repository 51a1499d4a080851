import type { PlaceBefore } from '@thyme/db/schema';
import { workOn } from '@thyme/domain/availability';
import { type Clash, clashesOf, ownBorders, type PersonDay, type TakenSpan } from '@thyme/domain/bookings';
import { DAY, dateAt, type Instant, wallOf } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { listChairsOf, listDays, type Offer, openHoursOf, type Shop } from '../../availability/index.ts';
import { keepRooms, type RoomSwap, roomClashes, roomsOf, unitsNeeded } from './rooms/keep-rooms.ts';
import { listUnitNames } from './rooms/unit-names-store.ts';
import { listTaken, type TakenQuestion, type TakenRow } from './taken-store.ts';

/** A part of an appointment at one person's chair. */
export interface Place {
  /** Null for a call. */
  lineId: number | null;
  chairId: number;
  startsAt: Instant;
  minutes: number;
  /** Including the clean-up time afterwards. */
  busyUntil: Instant;
  /** The pricing; null for a call, which every person can take. */
  pricingId: number | null;
  /** Its current units, which are preferred. */
  parts?: PlaceBefore['parts'];
  /** The room to use instead of one of them. */
  swap?: RoomSwap | undefined;
}

export interface CheckedPlace extends Omit<Place, 'parts' | 'swap'> {
  /** Overlaps something stored, so it has to be stored as an override. */
  isOverride: boolean;
  /** Set if it occupies more or less than its chair. */
  parts?: NonNullable<PlaceBefore['parts']>;
}

export interface Checked {
  places: CheckedPlace[];
  clashes: Clash[];
}

interface Check {
  shop: Shop;
  offers: ReadonlyMap<number, Offer>;
  except: TakenQuestion['except'];
  /** Chairs that the appointment already has: an inactive one is allowed there. */
  staysOn?: ReadonlySet<number>;
  /** The occupancies of others in the same group, which are not stored yet. */
  beside?: readonly TakenRow[];
}

const endOf = ({ startsAt, minutes }: Pick<Place, 'startsAt' | 'minutes'>) => startsAt + minutes * 60;

/** The clashes of an appointment at these places. A person’s clean-up time gives way to what they do next. */
export async function checkPlaces(
  { db, clock }: Services,
  { shop, offers, except, staysOn, beside = [] }: Check,
  places: readonly Place[],
): Promise<Checked> {
  const chairIds = [...new Set(places.map(({ chairId }) => chairId))];
  const from = Math.min(...places.map(({ startsAt }) => startsAt));
  const to = Math.max(...places.map(({ busyUntil }) => busyUntil));
  const now = clock.now();
  const units = unitsNeeded(offers, places);
  // Preparation comes before the start.
  const look = { from: from - DAY, to: to + DAY };
  const stored = await listTaken(db, { businessId: shop.id, chairIds: [...chairIds, ...units], ...look, now, except });
  const rows = [...stored, ...beside];
  const taken = rows.filter((row) => row.startsAt < to && row.busyUntil > from);
  const rooms = roomsOf(shop, rows);
  const chairs = new Map((await listChairsOf(db, shop.id)).map((chair) => [chair.id, chair]));
  const firstDay = dateAt(shop.zone, from);
  const shut = new Map((await listDays(db, shop.id, 'closed', firstDay)).map(({ date, reason }) => [date, reason]));
  const roomNames = units.length > 0 ? await listUnitNames(db, shop.id) : new Map<number, string>();
  const clashes = new Map<string, Clash>();
  const checked = places.map((place): CheckedPlace => {
    const next = nextAfter(taken, place);
    const kept = keepRooms(place, { offers, rooms });
    const there = taken.filter((row) => row.chairId === place.chairId && (!kept || kept.meets(row)));
    const chair = chairs.get(place.chairId);
    const person = chair?.person ?? chair?.name ?? '';
    const day = personDay(shop, place, { person, taken: there, closed: closedOn(shop, shut, place) });
    const found = clashesOf(
      { from: wallOf(shop.zone, place.startsAt), to: wallOf(shop.zone, endOf(place)) },
      { ...day, cannot: cannotDo(offers, place) },
      wallOf(shop.zone, now),
    );
    if (chair?.active === false && staysOn?.has(chair.id))
      clashes.set(`gone:${chair.id}`, { key: `gone:${chair.id}`, words: `${person} no longer takes bookings.` });
    const service = offers.get(place.pricingId ?? 0)?.name;
    for (const clash of [...found, ...roomClashes(kept, roomNames, service)])
      if (!clashes.has(clash.key)) clashes.set(clash.key, clash);
    const busyUntil = Math.min(place.busyUntil, next);
    const isOverride = there.some((one) => one.startsAt < busyUntil && one.busyUntil > place.startsAt);
    const { parts: _, swap: _swap, ...rest } = place;
    return { ...rest, busyUntil, isOverride, ...(kept ? { parts: kept.parts } : {}) };
  });
  return { places: ownBorders(checked), clashes: [...clashes.values()] };
}

/** The start of the next entry on the same chair. */
const nextAfter = (taken: readonly TakenRow[], place: Place): Instant =>
  Math.min(
    ...taken
      .filter(({ chairId, startsAt }) => chairId === place.chairId && startsAt >= endOf(place))
      .map(({ startsAt }) => startsAt),
  );

const closedOn = (shop: Shop, shut: ReadonlyMap<string, string | null>, { startsAt }: Place): string | null => {
  const date = dateAt(shop.zone, startsAt);
  return shut.has(date) ? (shut.get(date) ?? '') : null;
};

function cannotDo(offers: ReadonlyMap<number, Offer>, { pricingId, chairId }: Place): string[] {
  const offer = pricingId === null ? undefined : offers.get(pricingId);
  return offer?.chairs && !offer.chairs.includes(chairId) ? [offer.name] : [];
}

function personDay(
  shop: Shop,
  { chairId, startsAt }: Place,
  { person, taken, closed }: { person: string; taken: readonly TakenRow[]; closed: string | null },
): PersonDay {
  const hoursOf = (id: number | null) => shop.hours.filter(([chair]) => chair === id).map(openHoursOf);
  const own = hoursOf(chairId);
  const isOwn = own.length > 0;
  const open = workOn(own, hoursOf(null), dateAt(shop.zone, startsAt));
  return { person, open, isOwn, closed, taken: taken.map((row) => spanOf(shop, row)) };
}

/** On the shop's wall clock. No entry is longer than a day. */
function spanOf({ zone }: Shop, row: TakenRow): TakenSpan {
  const wall = (at: Instant) => wallOf(zone, Math.min(at, row.startsAt + DAY));
  const from = wall(row.startsAt);
  const busyUntil = wall(row.busyUntil);
  const end = row.minutes === null ? busyUntil : Math.min(busyUntil, wall(row.startsAt + row.minutes * 60));
  const span = { from, to: end, busyUntil };
  if (row.holdId !== null)
    return { ...span, key: `hold:${row.holdId}`, kind: 'hold', title: row.holder ?? 'A guest', purpose: row.purpose };
  if (row.blockId !== null) return { ...span, key: `block:${row.blockId}`, kind: 'block', title: row.blockNote ?? '' };
  if (row.scheduleId !== null)
    return { ...span, key: `class:${row.scheduleId}`, kind: 'class', title: row.className ?? '' };
  if (row.roomId !== null) return { ...span, key: `call:${row.id}`, kind: 'call', title: row.caller ?? '' };
  return { ...span, key: `visit:${row.appointmentId ?? row.id}`, kind: 'visit', title: row.guest ?? '' };
}
