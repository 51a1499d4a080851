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

type Stretch = { readonly from: number; readonly to: number };

/** A shop's calendar made ready for many days. */
export type ShopDays = {
  readonly zone: Zone;
  readonly slotMinutes: number;
  readonly noticeSeconds: number;
  stretches(day: DayNumber): readonly Stretch[];
  /** Closed weekdays, closed dates and blocked dates; classes heed these and not the hours of single visits. */
  takenOff(day: DayNumber): 'closed' | 'blocked' | undefined;
  status(day: DayNumber): 'open' | 'closed' | 'blocked';
};

/** The stretches of a weekday in order, overlapping ones made one. */
export function mergeHours(hours: readonly OpenHours[], weekday: number): Stretch[] {
  const merged: { from: number; to: number }[] = [];
  const sorted = hours
    .filter((hour) => hour.weekday === weekday)
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(24 * 60, to) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
  for (const stretch of sorted) {
    const last = merged.at(-1);
    // Overlapping hours are one stretch; hours that only touch keep their own grid, as a shop with two shifts means it.
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
 * Calls `visitStart` for each start of the day's grid at which `seconds` fit before closing, in ascending order.
 * The grid runs on the wall: a time that the clocks skip is left out, a time they show twice is sold once (the first),
 * because one wall time on the wire can name only one instant. Visits last real time.
 */
export function eachStart(
  days: ShopDays,
  day: DayNumber,
  seconds: number,
  visitStart: (start: Instant, minute: number) => void,
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
      visitStart(start, minute);
    }
  }
}

function soldInstant(zone: Zone, wall: number): Instant | undefined {
  const moment = resolveWall(zone, wall);
  if (moment.kind === 'never') return undefined;
  return moment.kind === 'twice' ? moment.first : moment.instant;
}
