import {
  type Appointment,
  availableOccurrences,
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
  seatsLeft,
  sessionStates,
  type TimeSearch,
  type Together,
  type Useless,
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
import type { Services } from '../../platform/services.ts';
import { listOwnGroup, listOwnPersons, listOwnTimes, listTimesOf } from './own-times-store.ts';
import type { TakenTime } from './read-shop.ts';
import { appointmentQuery, classQuery, notFound, seek, startsOf, type Wanted } from './seek.ts';
import type { Offer, Shop } from './shop.ts';
import { findPricingOfService } from './store.ts';

/** The times of the guest's own appointment, and their chosen people; empty for other guests' appointments. */
export async function readOwn({ db }: Services, userId: number, appointmentId: number) {
  const [times, persons] = await Promise.all([
    listOwnTimes(db, userId, appointmentId),
    listOwnPersons(db, userId, appointmentId),
  ]);
  return { times, persons };
}

/** The services of a guest's whole group, their offsets from the first start, and their current times. Null if it is not a group. */
export async function readOwnGroup({ db, clock }: Services, userId: number, appointmentId: number) {
  const lines = await listOwnGroup(db, userId, appointmentId, clock.now());
  const members = [...Map.groupBy(lines, (line) => line.appointmentId).values()].flatMap(([first]) => first ?? []);
  if (members.length < 2) return null;
  const begin = Math.min(...members.map(({ startsAt }) => startsAt));
  const times = await Promise.all(members.map((member) => listTimesOf(db, member)));
  return {
    except: times.flat(),
    pricingIds: lines.map(({ pricingId }) => pricingId),
    personIds: lines.map(({ person }) => person),
    guests: lines.map((line) => members.findIndex((member) => member.appointmentId === line.appointmentId)),
    arrange: members.map(({ startsAt }) => startsAt - begin),
  };
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
  const { appointment, beside, within } = sought;
  const query = await appointmentQuery(services, shop, appointment, { ...wanted, from, to, within, beside });
  return { shop, ...monthAvailability(query, month) };
}

export interface FreeTime {
  at: WallSeconds;
  seatsLeft: number | null;
}

/** An upcoming class date, and whether it can be joined or has a waiting list. */
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
  const { appointment, beside, within } = sought;
  const query = await appointmentQuery(services, shop, appointment, { ...wanted, from, to, within, beside });
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
  const { appointment, beside, within } = sought;
  const span = { ...wanted, from: first, to: addDays(first, LOOK_AHEAD_DAYS), within, beside };
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

/** How many consecutive dates can be joined, and whether a single one can be. */
export interface JoinableDates extends OccurrenceRule {
  available: number;
}

/** How many consecutive dates of a repeated class can be joined from a chosen one. */
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
  beside?: readonly Appointment[];
  together?: Together | undefined;
}

/** The three free times nearest to an unavailable one. */
export async function readNearest(
  services: Services,
  shop: Shop,
  appointment: Appointment,
  at: Instant,
  { except = [], within, beside, together, ...useless }: Nearby = {},
): Promise<WallSeconds[]> {
  const day = dateAt(shop.zone, at);
  const days = { from: addDays(day, -NEARBY_DAYS), to: addDays(day, NEARBY_DAYS) };
  const span = { ...days, except, within, beside, arrange: together };
  const query = await appointmentQuery(services, shop, appointment, span);
  return nearestFree(query, at, useless).map((start) => wallOf(shop.zone, start));
}

const NEAREST = 3;

/** The same for a class: the nearest dates with a free seat; for a new booking, only those on which a guest can start. */
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
