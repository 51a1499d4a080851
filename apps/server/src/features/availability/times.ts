import {
  type AvailabilityQuery,
  availableOccurrences,
  type ClassQuery,
  classMonth,
  courseState,
  dayTimes,
  type EnrolmentState,
  firstFree,
  type MonthAvailability,
  monthAvailability,
  nearestFree,
  openSessions,
  seatsLeft,
  sessionStates,
  type Useless,
  type Visit,
} from '@thyme/domain/availability';
import {
  addDays,
  dateAt,
  dateOfWall,
  type Instant,
  instantOf,
  type LocalDate,
  type LocalMonth,
  monthOf,
  monthRange,
  parseWireTime,
  type WallSeconds,
  wallOf,
} from '@thyme/domain/time';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { AtDesk } from './at-desk.ts';
import { listOwnTimes } from './own-times-store.ts';
import { readBusy, readStall, type TakenTime } from './read-shop.ts';
import type { Offer, Shop } from './shop.ts';
import { findPricingOfService } from './store.ts';

/** What somebody wants a time for. */
export interface Wanted {
  businessId: number;
  pricingIds: readonly number[];
  /** A consultation call instead of services. */
  consultation: boolean;
  /** Times that whoever asks would give up. */
  except?: readonly TakenTime[];
  /** Who asks: what they keep while paying is free to them. */
  viewer?: number | null;
  /** Set where the shop's own people ask. */
  desk?: AtDesk | null;
}

/** What an appointment of the guest takes, for `except`; nothing for anyone else's appointment. */
export const readOwnTimes = ({ db }: Services, userId: number, appointmentId: number): Promise<TakenTime[]> =>
  listOwnTimes(db, userId, appointmentId);

type Sought = { shop: Shop } & ({ visit: Visit; group: null } | { visit: null; group: NonNullable<Offer['group']> });

const notFound = (message: string) => new PublicError(message, 'NOT_FOUND');

async function seek({ db }: Services, wanted: Wanted): Promise<Sought> {
  const { businessId, pricingIds, consultation, desk = null, viewer = null } = wanted;
  const stall = await readStall(db, businessId, pricingIds, { desk, viewer });
  if (!stall) throw notFound('This shop was not found.');
  const { shop, offers } = stall;
  if (consultation) return { shop, visit: [{ minutes: shop.consultationMinutes }], group: null };
  const sought = pricingIds.map((id) => offers.get(id));
  if (sought.length === 0 || sought.some((offer) => !offer)) throw notFound('This service is not offered here.');
  const group = sought.find((offer) => offer?.group)?.group;
  if (group && sought.length > 1)
    throw new PublicError('Please ask for the times of each class by itself.', 'BAD_REQUEST');
  return group ? { shop, visit: null, group } : { shop, visit: sought as Offer[], group: null };
}

function classQuery({ clock }: Services, shop: Shop, group: NonNullable<Offer['group']>): ClassQuery {
  return { shop: shop.calendar, sessions: group.sessions, now: clock.now() };
}

interface Days {
  from: LocalDate;
  to: LocalDate;
  except?: readonly TakenTime[] | undefined;
  viewer?: number | null | undefined;
}

async function visitQuery(services: Services, shop: Shop, visit: Visit, days: Days) {
  const { from, to, except = [], viewer = null } = days;
  const busy = await readBusy(services, services.db, shop, { from, to, except, viewer });
  return { shop: shop.calendar, busy, visit, now: services.clock.now() } satisfies AvailabilityQuery;
}

export interface MonthAnswer extends MonthAvailability {
  shop: Shop;
}

/** Each day of a month: free, full, closed, blocked or past, with what is left of its parts. */
export async function readMonth(services: Services, wanted: Wanted, month: LocalMonth): Promise<MonthAnswer> {
  const { shop, visit, group } = await seek(services, wanted);
  if (group) return { shop, ...classMonth(classQuery(services, shop, group), month) };
  const { from, to } = monthRange(month);
  return {
    shop,
    ...monthAvailability(await visitQuery(services, shop, visit, { ...wanted, from, to }), month),
  };
}

export interface FreeTime {
  at: WallSeconds;
  seatsLeft: number | null;
}

/** A coming date of a class, and whether it can be joined or waited for. */
export interface ClassDate extends FreeTime {
  state: EnrolmentState;
}

export interface DayAnswer {
  times: FreeTime[];
  /** All of a class. */
  classDates?: ClassDate[];
  dates: LocalDate[];
  shop: Shop;
}

/** The free times of a day, and the days of its month that have any; for a class all its days that can be joined. */
export async function readDay(services: Services, wanted: Wanted, asked: LocalDate | null): Promise<DayAnswer> {
  const { shop, visit, group } = await seek(services, wanted);
  const date = asked ?? dateAt(shop.zone, services.clock.now());
  if (group) {
    const query = classQuery(services, shop, group);
    const whole = group.isCourse ? courseState(query) : null;
    const classDates = sessionStates(query).map(({ session, state }) => ({
      at: wallOf(shop.zone, session.start),
      seatsLeft: seatsLeft(session),
      state: whole ?? state,
    }));
    const open = openSessions(query).map(({ start }) => wallOf(shop.zone, start));
    const dates = [...new Set(open.map(dateOfWall))];
    const times = classDates.filter(({ at }) => dateOfWall(at) === date && open.includes(at));
    return { shop, dates, times, classDates };
  }
  const { from, to } = monthRange(date);
  const query = await visitQuery(services, shop, visit, { ...wanted, from, to });
  const { days } = monthAvailability(query, monthOf(date));
  const { starts } = dayTimes(query, date);
  return {
    shop,
    dates: days.filter(({ state }) => state === 'free').map((day) => day.date),
    times: starts.map((start) => ({ at: wallOf(shop.zone, start), seatsLeft: null })),
  };
}

const LOOK_AHEAD_DAYS = 62;

/** The next free times from today, or from a later day, about two months ahead. */
export async function readFirstFree(
  services: Services,
  wanted: Wanted,
  { count, from }: { count: number; from: LocalDate | null },
): Promise<WallSeconds[]> {
  const { shop, visit, group } = await seek(services, wanted);
  const today = dateAt(shop.zone, services.clock.now());
  const first = from !== null && from > today ? from : today;
  const toWall = (instant: Instant) => wallOf(shop.zone, instant);
  if (group) {
    return openSessions(classQuery(services, shop, group))
      .map(({ start }) => toWall(start))
      .filter((wall) => dateOfWall(wall) >= first)
      .slice(0, count);
  }
  const span = { ...wanted, from: first, to: addDays(first, LOOK_AHEAD_DAYS) };
  const query = await visitQuery(services, shop, visit, span);
  return firstFree(query, count, { from: first, days: LOOK_AHEAD_DAYS }).map(toWall);
}

export interface OccurrencesWanted {
  businessId: number;
  serviceId: number;
  date: string;
  time: number;
  viewer: number | null;
}

/** On how many dates in a row, from a chosen one, a repeated class can be joined. */
export async function readOccurrences(services: Services, wanted: OccurrencesWanted): Promise<number> {
  const { businessId, serviceId } = wanted;
  const pricingId = await findPricingOfService(services.db, businessId, serviceId);
  if (pricingId === null) throw notFound('This service is not offered here.');
  const { shop, group } = await seek(services, {
    businessId,
    pricingIds: [pricingId],
    consultation: false,
    viewer: wanted.viewer,
  });
  const moment = parseWireTime(wanted.date, wanted.time);
  if (!group?.isRepeated || !moment.ok) return 0;
  return availableOccurrences(classQuery(services, shop, group), instantOf(shop.zone, moment.value.wall));
}

const NEARBY_DAYS = 31;

interface Nearby extends Useless {
  /** Times that whoever asks would give up. */
  except?: readonly TakenTime[];
}

/** The three free times nearest to one that cannot be had. */
export async function readNearest(
  services: Services,
  shop: Shop,
  visit: Visit,
  at: Instant,
  { except = [], ...useless }: Nearby = {},
): Promise<WallSeconds[]> {
  const day = dateAt(shop.zone, at);
  const span = { from: addDays(day, -NEARBY_DAYS), to: addDays(day, NEARBY_DAYS), except };
  const query = await visitQuery(services, shop, visit, span);
  return nearestFree(query, at, useless).map((start) => wallOf(shop.zone, start));
}

const NEAREST = 3;

/** The same for a class: the nearest dates that still have a seat. */
export function nearestSessions(
  services: Services,
  shop: Shop,
  group: NonNullable<Offer['group']>,
  at: Instant | undefined,
  { apart = [], without = [] }: Useless = {},
) {
  const wished = at ?? services.clock.now();
  return openSessions(classQuery(services, shop, group))
    .filter(({ start }) => start !== at && !without.includes(start))
    .filter(({ start, minutes }) => apart.every(({ from, to }) => start >= to || start + minutes * 60 <= from))
    .sort((a, b) => Math.abs(a.start - wished) - Math.abs(b.start - wished))
    .slice(0, NEAREST)
    .sort((a, b) => a.start - b.start)
    .map(({ start }) => wallOf(shop.zone, start));
}
