import type { PlaceBefore } from '@thyme/db/schema';
import { type BusyRange, busyCalendar, forceLine, type ResourceNeed } from '@thyme/domain/availability';
import type { Clash } from '@thyme/domain/bookings';
import type { Instant } from '@thyme/domain/time';
import type { Offer, Shop } from '../../../availability/index.ts';
import { keepsOf } from '../../reschedule/place.ts';
import type { TakenRow } from '../taken-store.ts';

interface Place {
  chairId: number;
  startsAt: Instant;
  minutes: number;
  busyUntil: Instant;
  pricingId: number | null;
  parts?: PlaceBefore['parts'];
  swap?: RoomSwap | undefined;
}

/** Another unit instead of one that a place keeps now. */
export interface RoomSwap {
  from: number;
  to: number;
}

const offerOf = (offers: ReadonlyMap<number, Offer>, { pricingId }: Pick<Place, 'pricingId'>) =>
  pricingId === null ? undefined : offers.get(pricingId);

/** All units that one of these places could use. */
export function unitsNeeded(offers: ReadonlyMap<number, Offer>, places: readonly Place[]): number[] {
  const units = places.flatMap((place) => offerOf(offers, place)?.resources ?? []).flatMap((need) => need.units);
  return [...new Set([...units, ...places.flatMap(({ swap }) => swap?.to ?? [])])];
}

type Occupied = Pick<TakenRow, 'chairId' | 'startsAt' | 'busyUntil' | 'appointmentId'>;

/** Occupied times, when rooms are closed, and the units that earlier places of the same appointment were given. */
export interface Rooms {
  rows: readonly Occupied[];
  /** Units given to earlier places. */
  taken: BusyRange[];
  closed: BusyRange[];
  given: number[];
}

export function roomsOf(shop: Pick<Shop, 'closures' | 'units'>, rows: readonly Occupied[]): Rooms {
  return {
    rows,
    taken: [],
    closed: shop.closures.flatMap(([resource, from, to]) =>
      shop.units.flatMap(([id, chair]) => (id === resource ? [{ chair, from, to }] : [])),
    ),
    given: [],
  };
}

/** What a place occupies besides or instead of its chair for the whole time. */
export interface KeptRooms {
  parts: NonNullable<PlaceBefore['parts']>;
  /** Units that are occupied or closed then. */
  missing: number[];
  /** The unit that was swapped for one of a room or machine that the service does not need. */
  unusual: number | null;
  /** Whether the person is needed during this time. */
  meets(row: Pick<TakenRow, 'startsAt' | 'busyUntil'>): boolean;
}

interface Keeping {
  offers: ReadonlyMap<number, Offer>;
  rooms: Rooms;
}

const rangeOf = ({ chairId, startsAt, busyUntil }: Occupied): BusyRange => ({
  chair: chairId,
  from: startsAt,
  to: busyUntil,
});

/**
 * Splits what is occupied by whether preparation and clean-up give way to it: what the same person does before and
 * after, at the chair and in the rooms of those appointments. In any other room they stand, as they do for guests.
 */
function neighboursOf({ rows }: Rooms, { chairId, startsAt, minutes }: Place) {
  const end = startsAt + minutes * 60;
  const own = rows.filter((row) => row.chairId === chairId);
  const before = own.filter(({ busyUntil }) => busyUntil <= startsAt).toSorted((a, b) => b.busyUntil - a.busyUntil)[0];
  const next = own.filter((row) => row.startsAt >= end).toSorted((a, b) => a.startsAt - b.startsAt)[0];
  const isOf = (row: Occupied, one: Occupied | undefined) =>
    row.chairId === chairId || (row.appointmentId !== null && row.appointmentId === one?.appointmentId);
  const isBefore = (row: Occupied) => row.busyUntil <= startsAt && isOf(row, before);
  const isNext = (row: Occupied) => row.startsAt >= end && isOf(row, next);
  return {
    before: rows.filter(isBefore),
    next: rows.filter(isNext),
    others: rows.filter((row) => !isBefore(row) && !isNext(row)),
  };
}

/** Cuts preparation and clean-up where the person's neighbouring appointments begin. */
function giveWay<Range extends BusyRange>(
  ranges: readonly Range[],
  { before, next }: ReturnType<typeof neighboursOf>,
): Range[] {
  return ranges
    .map((range) => ({
      ...range,
      from: Math.max(
        range.from,
        ...before.filter(({ chairId }) => chairId === range.chair).map((row) => row.busyUntil),
      ),
      to: Math.min(range.to, ...next.filter(({ chairId }) => chairId === range.chair).map((row) => row.startsAt)),
    }))
    .filter(({ from, to }) => from < to);
}

/**
 * The chair and units that a place would occupy, free units first; undefined if it is simply its chair. Units given to
 * an earlier place of the same appointment count as taken.
 */
export function keepRooms(place: Place, { offers, rooms }: Keeping): KeptRooms | undefined {
  const offer = offerOf(offers, place);
  const { beforeMinutes = 0, ...kept } = keepsOf(offer, place.minutes);
  const keeps = kept.resources ? { ...kept, resources: kept.resources.map((need) => swapped(need, place.swap)) } : kept;
  const givenUp = place.swap?.from ?? 0;
  const isUnusual = kept.resources?.some(
    ({ units }) => units.includes(givenUp) && !units.includes(place.swap?.to ?? 0),
  );
  const end = place.startsAt + place.minutes * 60;
  const units = (keeps.resources ?? []).flatMap((need) => need.units);
  const isReady = units.some((unit) => rooms.given.includes(unit));
  const before = isReady ? 0 : beforeMinutes;
  const beside = neighboursOf(rooms, place);
  const isAlone = !keeps.steps && !keeps.resources;
  const isPrepared = beside.before.some(
    ({ chairId, busyUntil }) => chairId === place.chairId && busyUntil === place.startsAt,
  );
  if (isAlone && (before === 0 || isPrepared)) return undefined;
  const taken = [...beside.others.map(rangeOf), ...rooms.taken];
  const busy = busyCalendar([place.chairId], taken, rooms.closed, [...new Set(units)]);
  const line = {
    ...keeps,
    minutes: place.minutes,
    beforeMinutes: before,
    bufferMinutes: Math.max(0, place.busyUntil - end) / 60,
  };
  const prefer = (place.parts ?? []).flatMap(({ unit }) => unit ?? []);
  const forced = forceLine(busy, line, { chair: place.chairId, at: place.startsAt, prefer });
  const chair = giveWay(forced.chair, beside);
  const given = giveWay(forced.units.flat(), beside);
  // Its clean-up gives way to the guest's next service in the same room.
  rooms.taken.push(...given.map((unit) => ({ chair: unit.chair, from: unit.from, to: Math.min(unit.to, end) })));
  rooms.given.push(...given.map((unit) => unit.chair));
  const partOf = (unit: number | null, { from, to, isTaken }: (typeof given)[number]) => ({
    unit,
    from: from - place.startsAt,
    to: to - place.startsAt,
    ...(isTaken ? { isOverride: true } : {}),
  });
  return {
    parts: [...chair.map((part) => partOf(null, part)), ...given.map((part) => partOf(part.chair, part))],
    unusual: isUnusual ? givenUp : null,
    missing: [...new Set(given.filter(({ isTaken }) => isTaken).map((unit) => unit.chair))],
    meets: (row) => chair.some(({ from, to }) => row.startsAt < to && row.busyUntil > from),
  };
}

/** A need with a swapped unit takes the new one, free or not. */
const swapped = (need: ResourceNeed, swap: RoomSwap | undefined): ResourceNeed =>
  swap && need.units.includes(swap.from) ? { ...need, units: [swap.to] } : need;

/** The clashes to accept before booking without a free room. */
export function roomClashes(
  kept: KeptRooms | undefined,
  names: ReadonlyMap<number, string>,
  service: string | undefined,
): Clash[] {
  const missing = (kept?.missing ?? []).map((unit) => {
    const name = names.get(unit) ?? 'The room';
    return { key: `room:${unit}`, words: `${name} isn’t free then.` };
  });
  const unusual = kept?.unusual ?? null;
  if (unusual === null) return missing;
  const words = `${service ?? 'This'} is usually done in ${names.get(unusual) ?? 'another room'}.`;
  return [...missing, { key: `unusual-room:${unusual}`, words }];
}
