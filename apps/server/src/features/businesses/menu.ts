import { courseState, type EnrolmentState, leastOccurrences, sessionStates } from '@thyme/domain/availability';
import { dateOfWall, endOfDay, type Instant, type WallSeconds, wallOf } from '@thyme/domain/time';
import type { CategoryRow, GroupRow, OfferRow, PricingRow, ScheduleRow, ServiceRow } from './menu-store.ts';

export interface ClassDate {
  id: number;
  startsAt: WallSeconds;
  seats: number;
  seatsLeft: number;
}

export interface ClassOffer extends GroupRow {
  dates: ClassDate[];
  enrolment: EnrolmentState;
}

/** One line of the menu: a pricing, with its class or course if it belongs to one. */
export interface Offer {
  pricing: PricingRow;
  service: ServiceRow;
  name: string;
  group: ClassOffer | null;
}

export interface MenuCategory extends CategoryRow {
  offers: Offer[];
}

/** Determines which dates can still be joined. */
interface Now {
  zone: string;
  noticeMinutes: number;
  now: Instant;
}

/** Groups rows, which are already in the menu's order, into categories. */
export function composeMenu(offers: OfferRow[], now: Now): MenuCategory[] {
  const byCategory = Map.groupBy(offers, ({ category }) => category.id);
  return [...byCategory.values()].flatMap((rows) => {
    const [first] = rows;
    return first ? [{ ...first.category, offers: rows.map((row) => offerOf(row, now)) }] : [];
  });
}

function offerOf({ pricing, service, group, schedules }: OfferRow, now: Now): Offer {
  return {
    pricing,
    service,
    name: pricing.label ? `${service.name} (${pricing.label})` : service.name,
    group: group && classOf(group, schedules, now),
  };
}

function classOf(group: GroupRow, schedules: readonly ScheduleRow[], now: Now): ClassOffer {
  const coming = schedules.filter(({ startsAt }) => startsAt > now.now);
  return {
    ...group,
    dates: coming.map((schedule) => classDate(schedule, now.zone)),
    enrolment: enrolmentOf(group, schedules, now),
  };
}

/** Days off are not considered here: they change often, and a class has other dates. The booking dialog checks them. */
function enrolmentOf(group: GroupRow, schedules: readonly ScheduleRow[], { zone, noticeMinutes, now }: Now) {
  const enrolBy = group.enrollDate ? endOfDay(zone, group.enrollDate) - 1 : null;
  const sessions = schedules.map(({ id, startsAt: start, endsAt, seats, seatsTaken: taken }) => {
    return { id, start, minutes: (endsAt - start) / 60, seats, taken, enrolBy };
  });
  const daysOff = { closedWeekdays: [], closedDates: [], blockedDates: [] };
  const query = { shop: { zone, hours: [], slotMinutes: 15, noticeMinutes, ...daysOff }, sessions, now };
  if (group.isCourse) return courseState(query);
  const states = sessionStates(query).map(({ state }) => state);
  const least = group.groupType === 'repeated' ? leastOccurrences({ allowsSingle: group.singleVisits }) : 1;
  const isOpen = states.some((_state, index) => {
    const row = states.slice(index, index + least);
    return row.length === least && row.every((state) => state === 'open');
  });
  if (isOpen) return 'open';
  return states.some((state) => state !== 'closed') ? 'full' : 'closed';
}

/** The date offered first: the next one with a free seat. */
export function nextDate(group: ClassOffer): { date: string; time: WallSeconds } | null {
  const next = group.dates.find((date) => date.seatsLeft > 0);
  return next ? { date: dateOfWall(next.startsAt), time: next.startsAt } : null;
}

/** How many dates can still be booked. A course is booked as a whole, so one full date closes it. */
export function availableOccurrences(group: ClassOffer): number {
  const free = group.dates.filter((date) => date.seatsLeft > 0).length;
  return group.isCourse && free < group.dates.length ? 0 : free;
}

function classDate(schedule: ScheduleRow, zone: string): ClassDate {
  return {
    id: schedule.id,
    startsAt: wallOf(zone, schedule.startsAt),
    seats: schedule.seats,
    seatsLeft: Math.max(0, schedule.seats - schedule.seatsTaken),
  };
}
