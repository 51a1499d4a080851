import { addDays, dateAt, type Instant, instantOf, MINUTE, wallAt, weekdayOf } from '@thyme/domain/time';
import type { GroupSketch } from '../catalogue/index.ts';
import { isTaken, take } from '../diary/chairs.ts';
import type { DemoRows } from '../rows/demo-rows.ts';
import type { DemoGroup, DemoSchedule, DemoShop } from './demo-shop.ts';
import { addService } from './offer.ts';

/** Weekly classes have been running for three weeks; a course and a single class begin in a few days. */
function datesOf(group: GroupSketch, shop: DemoShop, now: Instant): Instant[] {
  const first = shop.random.between(3, 9);
  let day = addDays(dateAt(shop.zone, now), group.kind === 'weekly' ? -21 : first);
  while (weekdayOf(day) !== group.weekday) day = addDays(day, 1);
  const days = Array.from({ length: group.dates }, (_, week) => addDays(day, week * 7));
  return days
    .filter((date) => !shop.closed.has(date) && !shop.blocked.has(date))
    .map((date) => instantOf(shop.zone, wallAt(date, group.at)));
}

/** A class takes the first chair that is free for its time; without one it is held in the yard. */
function occupy(rows: DemoRows, shop: DemoShop, { id, startsAt, endsAt }: DemoSchedule) {
  const chairId = shop.chairIds.find((chair) => !isTaken(shop, chair, startsAt, endsAt));
  if (chairId === undefined) return;
  take(shop, chairId, startsAt, endsAt);
  rows.put('occupancies', { businessId: shop.id, chairId, startsAt, endsAt, scheduleId: id });
}

function addDates(rows: DemoRows, shop: DemoShop, group: GroupSketch, groupId: number, starts: Instant[]) {
  return starts.map((startsAt) => {
    const times = { startsAt, endsAt: startsAt + group.minutes * MINUTE };
    const row = { businessId: shop.id, groupId, ...times, seats: group.seats };
    const schedule = { id: rows.add('serviceSchedules', row), ...times, left: group.seats };
    occupy(rows, shop, schedule);
    return schedule;
  });
}

function addGroup(
  rows: DemoRows,
  shop: DemoShop,
  group: GroupSketch,
  position: number,
  categoryId: number,
  now: Instant,
) {
  const { name, text, minutes, euro, sale, seats, kind } = group;
  const starts = datesOf(group, shop, now);
  const [first] = starts;
  if (first === undefined) return undefined;
  const prices = [{ label: '', minutes, euro, sale }];
  const [pricing] = addService(rows, shop, { name, text, position, category: group.category, categoryId, prices });
  if (!pricing) throw new Error(`${name} has no price.`);
  const startDate = dateAt(shop.zone, first);
  const groupId = rows.add('serviceGroups', {
    businessId: shop.id,
    serviceId: pricing.serviceId,
    isCourse: kind === 'course',
    groupType: kind === 'weekly' ? 'repeated' : 'single',
    singleVisits: group.singleVisits ?? false,
    startDate,
    enrollDate: kind === 'course' ? addDays(startDate, -2) : null,
    occurrences: starts.length,
    frequency: starts.length > 1 ? 'weekly' : null,
    seats,
  });
  return { pricing, kind, dates: addDates(rows, shop, group, groupId, starts) } satisfies DemoGroup;
}

/** Adds classes and courses with their dates, in categories of their own. */
export function addClasses(rows: DemoRows, shop: DemoShop, groups: readonly GroupSketch[], now: Instant) {
  const headings = [...new Set(groups.map(({ category }) => category))];
  for (const [index, name] of headings.entries()) {
    const categoryId = rows.add('serviceCategories', { businessId: shop.id, name, position: 50 + index });
    for (const [position, group] of groups.filter(({ category }) => category === name).entries()) {
      const added = addGroup(rows, shop, group, position, categoryId, now);
      if (added) shop.groups.push(added);
    }
  }
}
