import { placeDate, planSeries, type SeriesDate, seriesWalls } from '@thyme/domain/bookings';
import {
  addDays,
  DAY,
  dateAt,
  dateOfWall,
  type Instant,
  instantOf,
  type WallSeconds,
  wallOf,
} from '@thyme/domain/time';
import { PublicError } from '../../../../graphql/errors.ts';
import { withIdempotency } from '../../../../platform/database/idempotency.ts';
import type { Services } from '../../../../platform/services.ts';
import { announceDesk } from '../../../../realtime/desk-events.ts';
import { reachesAppointment } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { writeAuditEntry } from '../../../audit/index.ts';
import { announceShopDay, type Offer, readBusy, readStall, type Shop } from '../../../availability/index.ts';
import { SaleLost, writeSale } from '../../../sales/index.ts';
import { NOT_FOUND } from '../../appointments/change-status.ts';
import { saleOf } from '../../booking/booking-rows.ts';
import { decide } from '../../booking/decide.ts';
import { findAppointment, listLines } from '../appointment-store.ts';
import { NOTHING_PAID } from '../walk-in/nothing-paid.ts';
import * as store from './series-store.ts';

export interface SeriesWish {
  id: number;
  every: number;
  count: number;
  /** The wall clock of the first day and its time; by default those of the appointment. */
  from: WallSeconds | null;
}

type Found = NonNullable<Awaited<ReturnType<typeof findAppointment>>>;

interface Base {
  found: Found;
  shop: Shop;
  offers: Offer[];
  chairId: number | null;
}

/** The appointment that a series is based on, with its services as the shop sells them now. */
async function readBase(services: Services, viewer: Viewer, id: number): Promise<Base> {
  const found = await findAppointment(services.db, id);
  const businessId = found?.appointment.businessId ?? 0;
  if (!found || !(await reachesAppointment(services.db, viewer.id, id))) throw new PublicError(NOT_FOUND, 'NOT_FOUND');
  const lines = await listLines(services.db, { businessId, id });
  const single = lines.filter(({ isGroup }) => !isGroup);
  const chairIds = new Set(single.map(({ chairId }) => chairId));
  const [chairId = null] = chairIds.size === 1 ? [...chairIds] : [];
  const pricingIds = single.map(({ pricingId }) => pricingId);
  const stall = await readStall(services.db, businessId, pricingIds, { desk: { memberId: viewer.id, chairId } });
  const offers = pricingIds.flatMap((pricingId) => stall?.offers.get(pricingId) ?? []);
  if (!stall || offers.length === 0 || offers.length !== pricingIds.length)
    throw new PublicError('A service of this appointment is no longer on offer, so it can’t be repeated.', 'REFUSED');
  // The desk can book any time ahead.
  const { horizonDays: _, ...calendar } = stall.shop.calendar;
  return { found, shop: { ...stall.shop, calendar }, offers, chairId };
}

async function queryOf(services: Services, { shop, offers }: Base, walls: readonly WallSeconds[]) {
  const dates = walls.map(dateOfWall).sort();
  const [first = dateAt(shop.zone, services.clock.now())] = dates;
  const last = dates.at(-1) ?? first;
  // Alternatives are searched for within a month of each date.
  const busy = await readBusy(services, shop, { from: addDays(first, -32), to: addDays(last, 32) });
  return { shop: shop.calendar, busy, appointment: offers, now: services.clock.now() };
}

export interface SeriesPlan {
  zone: string;
  dates: (Omit<SeriesDate, 'at'> & { at: WallSeconds | null })[];
}

/** All dates of a series, checked; unavailable ones have the nearest free time. Nothing is booked. */
export async function readSeriesPlan(services: Services, viewer: Viewer, wish: SeriesWish): Promise<SeriesPlan> {
  const base = await readBase(services, viewer, wish.id);
  const { zone } = base.shop;
  const start = wish.from ?? wallOf(zone, base.found.appointment.startsAt);
  const minute = Math.floor((start % DAY) / 60);
  const walls = seriesWalls({ from: dateOfWall(start), every: wish.every, count: wish.count, minute });
  const query = await queryOf(services, base, walls);
  const dates = planSeries(query, walls).map(({ at, ...date }) => ({
    ...date,
    at: at === null ? null : wallOf(zone, at),
  }));
  return { zone, dates };
}

export interface SeriesAnswer {
  status: 0 | 1;
  message: string;
  appointmentIds: number[];
  /** The dates that are no longer available. */
  taken: WallSeconds[];
}

/** Rolls back the dates that were stored before one was taken. */
class Taken extends Error {
  readonly walls: WallSeconds[];
  constructor(walls: WallSeconds[]) {
    super('taken');
    this.walls = walls;
  }
}

/** Books all confirmed dates of a series, or none of them. */
export async function bookSeries(
  services: Services,
  viewer: Viewer,
  { id, walls, key }: { id: number; walls: readonly WallSeconds[]; key: string | null },
): Promise<SeriesAnswer> {
  const base = await readBase(services, viewer, id);
  const call = { owner: `user:${viewer.id}`, key, operation: 'desk_book_series', input: { id, walls } };
  try {
    const answer = await withIdempotency(services, call, (tx) => writeAll(tx, viewer, base, walls));
    const { shop } = base;
    for (const wall of walls) announceShopDay(services, shop.id, dateOfWall(wall));
    announceDesk(services, shop.id);
    return answer;
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
    const message = 'Some of these times have been taken in the meantime. Please check the dates again.';
    return { status: 0, message, appointmentIds: [], taken: error.walls };
  }
}

async function writeAll(
  tx: Parameters<typeof writeSale>[0],
  viewer: Viewer,
  base: Base,
  walls: readonly WallSeconds[],
): Promise<SeriesAnswer> {
  const { found, shop, offers, chairId } = base;
  const { businessId, userId, id, seriesId } = found.appointment;
  const query = await queryOf(tx, base, walls);
  const times = walls.map((wall) => ({ wall, at: instantOf(shop.zone, wall) }));
  const gone = times.filter(({ at }) => placeDate(query, at) === null).map(({ wall }) => wall);
  if (gone.length > 0) throw new Taken(gone);
  const desk = { memberId: viewer.id, chairId };
  const appointmentIds: number[] = [];
  for (const { wall, at } of times.toSorted((a, b) => a.at - b.at)) {
    const decision = await decide(tx, userId, requestOf(businessId, offers, wall), {
      desk,
      place: { placed: placeDate(query, at) ?? [] },
    });
    if ('refusal' in decision) throw new Taken([wall]);
    appointmentIds.push(...(await writeDate(tx, saleOf(decision.booking, { key: null, desk }), wall)));
  }
  const series = { businessId, seriesId: seriesId ?? id };
  await store.beginSeries(tx.db, { businessId, id });
  await store.joinSeries(tx.db, series, appointmentIds);
  const about = { businessId, actorId: viewer.id, subject: 'appointment', subjectId: id };
  await writeAuditEntry(tx, { ...about, action: 'book-series', changes: { times: [...walls] } });
  const count = appointmentIds.length;
  return { status: 1, message: count === 1 ? 'Booked.' : `${count} appointments booked.`, appointmentIds, taken: [] };
}

async function writeDate(
  tx: Parameters<typeof writeSale>[0],
  sale: Parameters<typeof writeSale>[1],
  wall: WallSeconds,
): Promise<number[]> {
  try {
    return (await writeSale(tx, sale)).appointmentIds;
  } catch (error) {
    if (error instanceof SaleLost) throw new Taken([wall]);
    throw error;
  }
}

const requestOf = (businessId: number, offers: readonly Offer[], wall: WallSeconds) => ({
  ...NOTHING_PAID,
  businessId,
  services: offers.map(({ pricingId }) => ({ pricingId, date: dateOfWall(wall), time: wall, occurrences: null })),
});

export interface SeriesEntry {
  id: number;
  startsAt: Instant;
  status: string;
}

/** The other dates of an appointment's series, if it has one. */
export function readSeries(
  { db }: Services,
  { businessId, id, seriesId }: { businessId: number; id: number; seriesId: number | null },
): Promise<SeriesEntry[]> {
  return seriesId === null ? Promise.resolve([]) : store.listSeries(db, { businessId, id, seriesId });
}
