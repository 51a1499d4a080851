import {
  type Appointment,
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
  type OccurrenceRule,
  openSessions,
  repeatedStarts,
  seatsLeft,
  sessionStates,
  type TimeSearch,
  type Useless,
} from '@thyme/domain/availability';
import { warningCallUntil } from '@thyme/domain/bookings';
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
import { askedOf } from './asked-person.ts';
import type { AtDesk } from './at-desk.ts';
import { boundsAfterCall, callNeedOf } from './call-need.ts';
import { listOwnPersons, listOwnTimes } from './own-times-store.ts';
import { readBusy, readStall, type TakenTime } from './read-shop.ts';
import type { Offer, Shop } from './shop.ts';
import { findPricingOfService } from './store.ts';

/** What a time is requested for. */
export interface Wanted {
  businessId: number;
  pricingIds: readonly number[];
  /** Who is asked for, in the order of the pricing ids; null for anyone. */
  personIds?: readonly (number | null)[];
  /** A consultation call instead of services. */
  consultation: boolean;
  /** Only calls that are over by then. */
  until?: WallSeconds | null;
  /** Only times that leave room for the call that the viewer needs first. */
  callFirst?: boolean;
  /** Times that the viewer would give up. */
  except?: readonly TakenTime[];
  /** The viewer's own checkout holds count as free. */
  viewer?: number | null;
  /** Set when a member of the shop asks. */
  desk?: AtDesk | null;
}

/** The times of the guest's own appointment, and whom they had asked for; empty for other guests' appointments. */
export async function readOwn({ db }: Services, userId: number, appointmentId: number) {
  const [times, persons] = await Promise.all([
    listOwnTimes(db, userId, appointmentId),
    listOwnPersons(db, userId, appointmentId),
  ]);
  return { times, persons };
}

type Sought = { shop: Shop } & (
  | { appointment: Appointment; group: null; within: TimeSearch['within'] }
  | { appointment: null; group: NonNullable<Offer['group']> }
);

const notFound = (message: string) => new PublicError(message, 'NOT_FOUND');

async function seek(services: Services, wanted: Wanted): Promise<Sought> {
  const { businessId, pricingIds, consultation, until = null, desk = null, viewer = null } = wanted;
  const stall = await readStall(services.db, businessId, pricingIds, { desk, viewer, now: services.clock.now() });
  if (!stall) throw notFound('This shop was not found.');
  const { shop, offers } = stall;
  if (consultation) {
    const warnedAt = stall.guestStatus?.warnedAt ?? null;
    const asked = warnedAt === null ? null : warningCallUntil(warnedAt, shop.zone);
    const last = until === null ? asked : instantOf(shop.zone, until);
    const within = last === null ? undefined : { until: last };
    return { shop, appointment: [{ minutes: shop.consultationMinutes }], group: null, within };
  }
  const found = pricingIds.map((id) => offers.get(id));
  if (found.length === 0 || found.some((offer) => !offer)) throw notFound('This service is not offered here.');
  const sought = (found as Offer[]).map((offer, index) =>
    askedOf(offer, shop, wanted.personIds?.[index] ?? null, 'person_ids'),
  );
  const group = sought.find((offer) => offer.group)?.group;
  if (group && sought.length > 1)
    throw new PublicError('Please ask for the times of each class by itself.', 'BAD_REQUEST');
  if (group) return { shop, appointment: null, group };
  const need = wanted.callFirst ? callNeedOf(stall, services.clock.now()) : { kind: 'none' as const };
  const within = await boundsAfterCall(services, shop, need, viewer);
  return { shop, appointment: sought, group: null, within };
}

function classQuery({ clock }: Services, shop: Shop, group: NonNullable<Offer['group']>): ClassQuery {
  return { shop: shop.calendar, sessions: group.sessions, now: clock.now() };
}

interface Days {
  from: LocalDate;
  to: LocalDate;
  except?: readonly TakenTime[] | undefined;
  viewer?: number | null | undefined;
  within?: TimeSearch['within'];
}

async function appointmentQuery(services: Services, shop: Shop, appointment: Appointment, days: Days) {
  const { from, to, except = [], viewer = null, within } = days;
  const busy = await readBusy(services, shop, { from, to, except, viewer });
  return { shop: shop.calendar, busy, appointment, now: services.clock.now(), within } satisfies TimeSearch;
}

export interface MonthAnswer extends MonthAvailability {
  shop: Shop;
}

/** Each day of a month: free, full, closed, blocked or past, and how full its parts are. */
export async function readMonth(services: Services, wanted: Wanted, month: LocalMonth): Promise<MonthAnswer> {
  const sought = await seek(services, wanted);
  const { shop, group } = sought;
  if (group) return { shop, ...classMonth(classQuery(services, shop, group), month) };
  const { from, to } = monthRange(month);
  const { appointment, within } = sought;
  const query = await appointmentQuery(services, shop, appointment, { ...wanted, from, to, within });
  return { shop, ...monthAvailability(query, month) };
}

/** The dates with which a guest can start. A repeated class needs enough dates after one. */
function startsOf(query: ClassQuery, group: NonNullable<Offer['group']>) {
  return group.isRepeated ? repeatedStarts(query, group) : openSessions(query);
}

export interface FreeTime {
  at: WallSeconds;
  seatsLeft: number | null;
}

/** An upcoming class date, and whether it can be joined or waited for. */
export interface ClassDate extends FreeTime {
  state: EnrolmentState;
}

export interface DayAnswer {
  times: FreeTime[];
  /** All dates, for a class. */
  classDates?: ClassDate[];
  dates: LocalDate[];
  shop: Shop;
}

/** The free times of a day, and the days of its month that have any; for a class all days that can be joined. */
export async function readDay(services: Services, wanted: Wanted, asked: LocalDate | null): Promise<DayAnswer> {
  const sought = await seek(services, wanted);
  const { shop, group } = sought;
  const date = asked ?? dateAt(shop.zone, services.clock.now());
  if (group) {
    const query = classQuery(services, shop, group);
    const whole = group.isCourse ? courseState(query) : null;
    const classDates = sessionStates(query).map(({ session, state }) => ({
      at: wallOf(shop.zone, session.start),
      seatsLeft: seatsLeft(session),
      state: whole ?? state,
    }));
    const open = startsOf(query, group).map(({ start }) => wallOf(shop.zone, start));
    const dates = [...new Set(open.map(dateOfWall))];
    const times = classDates.filter(({ at }) => dateOfWall(at) === date && open.includes(at));
    return { shop, dates, times, classDates };
  }
  const { from, to } = monthRange(date);
  const { appointment, within } = sought;
  const query = await appointmentQuery(services, shop, appointment, { ...wanted, from, to, within });
  const { days } = monthAvailability(query, monthOf(date));
  const { starts } = dayTimes(query, date);
  return {
    shop,
    dates: days.filter(({ state }) => state === 'free').map((day) => day.date),
    times: starts.map((start) => ({ at: wallOf(shop.zone, start), seatsLeft: null })),
  };
}

const LOOK_AHEAD_DAYS = 62;

/** The next free times from today or a later day, up to about two months ahead. */
export async function readFirstFree(
  services: Services,
  wanted: Wanted,
  { count, from }: { count: number; from: LocalDate | null },
): Promise<WallSeconds[]> {
  const sought = await seek(services, wanted);
  const { shop, group } = sought;
  const today = dateAt(shop.zone, services.clock.now());
  const first = from !== null && from > today ? from : today;
  const toWall = (instant: Instant) => wallOf(shop.zone, instant);
  if (group) {
    return startsOf(classQuery(services, shop, group), group)
      .map(({ start }) => toWall(start))
      .filter((wall) => dateOfWall(wall) >= first)
      .slice(0, count);
  }
  const { appointment, within } = sought;
  const span = { ...wanted, from: first, to: addDays(first, LOOK_AHEAD_DAYS), within };
  const query = await appointmentQuery(services, shop, appointment, span);
  return firstFree(query, count, { from: first, days: LOOK_AHEAD_DAYS }).map(toWall);
}

export interface OccurrencesWanted {
  businessId: number;
  serviceId: number;
  date: string;
  time: number;
  viewer: number | null;
}

/** How many consecutive dates can be joined, and whether one alone may be. */
export interface JoinableDates extends OccurrenceRule {
  available: number;
}

/** For how many consecutive dates, from a chosen one, a repeated class can be joined. */
export async function readOccurrences(services: Services, wanted: OccurrencesWanted): Promise<JoinableDates> {
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
  if (!group?.isRepeated || !moment.ok) return { available: 0 };
  const at = instantOf(shop.zone, moment.value.wall);
  return {
    available: availableOccurrences(classQuery(services, shop, group), at),
    allowsSingle: group.allowsSingle,
  };
}

const NEARBY_DAYS = 31;

interface Nearby extends Useless {
  /** Times that the viewer would give up. */
  except?: readonly TakenTime[];
  within?: TimeSearch['within'];
}

/** The three free times nearest to an unavailable one. */
export async function readNearest(
  services: Services,
  shop: Shop,
  appointment: Appointment,
  at: Instant,
  { except = [], within, ...useless }: Nearby = {},
): Promise<WallSeconds[]> {
  const day = dateAt(shop.zone, at);
  const span = { from: addDays(day, -NEARBY_DAYS), to: addDays(day, NEARBY_DAYS), except, within };
  const query = await appointmentQuery(services, shop, appointment, span);
  return nearestFree(query, at, useless).map((start) => wallOf(shop.zone, start));
}

const NEAREST = 3;

/** The same for a class: the nearest dates with a free seat; for a new booking, those with which one can start. */
export function nearestSessions(
  services: Services,
  shop: Shop,
  group: NonNullable<Offer['group']>,
  at: Instant | undefined,
  { apart = [], without = [], isNew = false }: Useless & { isNew?: boolean } = {},
) {
  const wished = at ?? services.clock.now();
  const query = classQuery(services, shop, group);
  return (isNew ? startsOf(query, group) : openSessions(query))
    .filter(({ start }) => start !== at && !without.includes(start))
    .filter(({ start, minutes }) => apart.every(({ from, to }) => start >= to || start + minutes * 60 <= from))
    .sort((a, b) => Math.abs(a.start - wished) - Math.abs(b.start - wished))
    .slice(0, NEAREST)
    .sort((a, b) => a.start - b.start)
    .map(({ start }) => wallOf(shop.zone, start));
}
