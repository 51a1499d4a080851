import { rotaWeekOf } from '@thyme/domain/availability';
import { dateAt, type LocalDate, minuteOfWall, startOfDay, wallOf, weekdayOf } from '@thyme/domain/time';
import type { DemoShop } from '../opening/demo-shop.ts';
import type { HoursRow } from '../opening/hours.ts';
import type { World } from '../world.ts';

/** How much later or earlier at the most, in minutes. */
const SHIFT = 150;

interface Booked {
  date: LocalDate;
  from: number;
  to: number;
}

/**
 * The last person of a shop whose people have logins starts later in A weeks and finishes earlier in B weeks, as far as
 * booked appointments allow.
 */
export function alternateWeeks({ rows, shops, now }: World): void {
  for (const shop of shops) {
    const chairId = shop.sketch.staff === undefined ? undefined : shop.chairIds.at(-1);
    if (chairId === undefined) continue;
    const booked = bookedOn(shop, chairId, now);
    for (const week of ['A', 'B'] as const)
      for (const hours of shop.hours) {
        const then = booked.filter(({ date }) => rotaWeekOf(date) === week && weekdayOf(date) === hours.weekday);
        rows.put('workHours', { businessId: shop.id, chairId, week, ...shifted(hours, week, then) });
      }
  }
}

function bookedOn({ taken, zone }: DemoShop, chairId: number, now: number): Booked[] {
  const today = startOfDay(zone, dateAt(zone, now));
  return (taken.get(chairId) ?? [])
    .filter(([from]) => from >= today)
    .map(([from, to]) => ({
      date: dateAt(zone, from),
      from: minuteOfWall(wallOf(zone, from)),
      to: minuteOfWall(wallOf(zone, to)),
    }));
}

function shifted(hours: HoursRow, week: 'A' | 'B', booked: readonly Booked[]): HoursRow {
  const { startMinute, endMinute } = hours;
  if (week === 'A')
    return {
      ...hours,
      startMinute: Math.min(startMinute + SHIFT, ...booked.map(({ from }) => Math.max(startMinute, from))),
    };
  return { ...hours, endMinute: Math.max(endMinute - SHIFT, ...booked.map(({ to }) => Math.min(endMinute, to))) };
}
