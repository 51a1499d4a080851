import {
  DAY,
  type DayNumber,
  dateOfDay,
  type Instant,
  instantWhenReached,
  offsetAt,
  resolveWall,
  weekdayOfDay,
  type Zone,
} from '../time/index.ts';
import type { OpenHours, ShopCalendar } from './types.ts';

export type Stretch = { readonly from: number; readonly to: number };

/** A shop's calendar prepared for querying many days. */
export type ShopDays = {
  readonly zone: Zone;
  readonly slotMinutes: number;
  readonly noticeSeconds: number;
  stretches(day: DayNumber): readonly Stretch[];
  /** Closed weekdays, closed dates and blocked dates; these apply to classes, opening hours do not. */
  takenOff(day: DayNumber): 'closed' | 'blocked' | undefined;
  status(day: DayNumber): 'open' | 'closed' | 'blocked';
};

/** The opening periods of a weekday in order, with overlapping ones merged. */
export function mergeHours(hours: readonly OpenHours[], weekday: number): Stretch[] {
  return mergeStretches(hours.filter((hour) => hour.weekday === weekday));
}

export function mergeStretches(hours: readonly Stretch[]): Stretch[] {
  const merged: { from: number; to: number }[] = [];
  const sorted = hours
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(24 * 60, to) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
  for (const stretch of sorted) {
    const last = merged.at(-1);
    // Overlapping hours are merged. Hours that only touch stay separate: a shop with two shifts expects a grid for
    // each.
    if (last && stretch.from < last.to) last.to = Math.max(last.to, stretch.to);
    else merged.push(stretch);
  }
  return merged;
}

export function shopDays(shop: ShopCalendar): ShopDays {
  const byWeekday = [0, 1, 2, 3, 4, 5, 6].map((weekday) => mergeHours(shop.hours, weekday));
  const closedDates = new Set(shop.closedDates);
  const blockedDates = new Set(shop.blockedDates);
  function takenOff(day: DayNumber): 'closed' | 'blocked' | undefined {
    const date = dateOfDay(day);
    if (shop.closedWeekdays.includes(weekdayOfDay(day)) || closedDates.has(date)) return 'closed';
    return blockedDates.has(date) ? 'blocked' : undefined;
  }
  return {
    zone: shop.zone,
    slotMinutes: Math.max(1, Math.floor(shop.slotMinutes) || 15),
    noticeSeconds: Math.max(0, shop.noticeMinutes || 0) * 60,
    stretches: (day) => byWeekday[weekdayOfDay(day)] ?? [],
    takenOff,
    status: (day) => takenOff(day) ?? (byWeekday[weekdayOfDay(day)]?.length ? 'open' : 'closed'),
  };
}

/**
 * Calls `appointmentStart` in ascending order for each start on the day's grid that leaves `seconds` before closing. The grid
 * follows local time: a time that the clocks skip is left out, and a time they show twice is offered once (the first),
 * because one local time on the wire can name only one instant. Durations are real time.
 */
export function eachStart(
  days: ShopDays,
  day: DayNumber,
  seconds: number,
  appointmentStart: (start: Instant, minute: number, closing: Instant) => void,
): void {
  const midnight = day * DAY;
  const before = offsetAt(days.zone, midnight - DAY);
  const isPlain = before === offsetAt(days.zone, midnight + 2 * DAY);
  for (const stretch of days.stretches(day)) {
    const closing = midnight + stretch.to * 60;
    const end = isPlain ? closing - before : instantWhenReached(days.zone, closing);
    for (let minute = stretch.from; minute < stretch.to; minute += days.slotMinutes) {
      const start = isPlain ? midnight + minute * 60 - before : soldInstant(days.zone, midnight + minute * 60);
      if (start === undefined) continue;
      if (start + seconds > end) break;
      appointmentStart(start, minute, end);
    }
  }
}

function soldInstant(zone: Zone, wall: number): Instant | undefined {
  const moment = resolveWall(zone, wall);
  if (moment.kind === 'never') return undefined;
  return moment.kind === 'twice' ? moment.first : moment.instant;
}
