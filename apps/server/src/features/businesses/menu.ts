import { dateOfWall, type WallSeconds, wallOf } from '@thyme/domain/time';
import type { CategoryRow, GroupRow, OfferRow, PricingRow, ScheduleRow, ServiceRow } from './menu-store.ts';

export interface ClassDate {
  id: number;
  startsAt: WallSeconds;
  seats: number;
  seatsLeft: number;
}

export interface ClassOffer extends GroupRow {
  dates: ClassDate[];
}

/** One line of the menu: a price of a service, with its class or course when it is one. */
export interface Offer {
  pricing: PricingRow;
  service: ServiceRow;
  name: string;
  group: ClassOffer | null;
}

export interface MenuCategory extends CategoryRow {
  offers: Offer[];
}

/** Gathers what the tables hold, which comes in the menu's order, into categories. */
export function composeMenu(offers: OfferRow[], schedules: ScheduleRow[], zone: string): MenuCategory[] {
  const datesOf = Map.groupBy(schedules, (schedule) => schedule.groupId);
  const byCategory = Map.groupBy(offers, ({ category }) => category.id);
  return [...byCategory.values()].flatMap((rows) => {
    const [first] = rows;
    return first ? [{ ...first.category, offers: rows.map((row) => offerOf(row, datesOf, zone)) }] : [];
  });
}

function offerOf({ pricing, service, group }: OfferRow, datesOf: Map<number, ScheduleRow[]>, zone: string): Offer {
  return {
    pricing,
    service,
    name: pricing.label ? `${service.name} (${pricing.label})` : service.name,
    group: group && {
      ...group,
      dates: (datesOf.get(group.id) ?? []).map((schedule) => classDate(schedule, zone)),
    },
  };
}

/** The date that is offered first: the next one with a free seat. */
export function nextDate(group: ClassOffer): { date: string; time: WallSeconds } | null {
  const next = group.dates.find((date) => date.seatsLeft > 0);
  return next ? { date: dateOfWall(next.startsAt), time: next.startsAt } : null;
}

/** How many dates can still be taken. A course is taken whole, so one full date ends it. */
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
