import {
  dateAt,
  endOfDay,
  type Instant,
  type LocalDate,
  minuteOfWall,
  startOfDay,
  wallOf,
  weekdayOf,
} from '../../time/index.ts';
import type { BusyRange } from '../busy.ts';
import type { Appointment, ShopCalendar } from '../types.ts';

export type ReferenceCase = {
  readonly shop: ShopCalendar;
  readonly chairs: readonly number[];
  readonly ranges: readonly BusyRange[];
  readonly off: readonly BusyRange[];
  readonly appointment: Appointment;
  readonly now: Instant;
};

/**
 * A slow, simple implementation of the rules to compare the engine with: it walks a day minute by minute, reads the
 * local time, and checks every chair against every booking.
 */
export function referenceStarts(made: ReferenceCase, date: LocalDate): Instant[] {
  const { shop, appointment, now } = made;
  const weekday = weekdayOf(date);
  if (date < dateAt(shop.zone, now) || shop.closedWeekdays.includes(weekday)) return [];
  if (shop.closedDates.includes(date) || shop.blockedDates.includes(date)) return [];
  const starts: Instant[] = [];
  const shown = new Set<number>();
  const lastInstant = endOfDay(shop.zone, date);
  for (let instant: number = startOfDay(shop.zone, date); instant < lastInstant; instant += 60) {
    const minute = minuteOfWall(wallOf(shop.zone, instant));
    if (shown.has(minute)) continue;
    shown.add(minute);
    const stretch = shop.hours.find((hours) => hours.weekday === weekday && minute >= hours.from && minute < hours.to);
    if (!stretch || (minute - stretch.from) % shop.slotMinutes !== 0) continue;
    if (instant < now + shop.noticeMinutes * 60) continue;
    if (endsOpen(shop, appointment, instant, lastInstant, stretch.to) && hasChairs(made, instant)) {
      starts.push(instant);
    }
  }
  return starts;
}

function endsOpen(
  shop: ShopCalendar,
  appointment: Appointment,
  start: Instant,
  dayEnd: Instant,
  closing: number,
): boolean {
  const length = appointment.reduce((sum, line) => sum + line.minutes * 60, 0);
  for (let instant: number = start; instant < start + length; instant += 60) {
    if (instant >= dayEnd || minuteOfWall(wallOf(shop.zone, instant)) >= closing) return false;
  }
  return true;
}

function hasChairs({ chairs, ranges, off, appointment }: ReferenceCase, start: Instant): boolean {
  let clock: number = start;
  return appointment.every((line) => {
    const from = clock;
    const to = from + line.minutes * 60;
    const until = to + (line.bufferMinutes ?? 0) * 60;
    clock = to;
    return chairs.some(
      (chair) =>
        (line.chairs?.includes(chair) ?? true) &&
        !ranges.some((range) => range.chair === chair && isTakenDuring(range, from, until)) &&
        !off.some((range) => range.chair === chair && isTakenDuring(range, from, to)),
    );
  });
}

function isTakenDuring(range: BusyRange, from: Instant, to: Instant): boolean {
  return range.from < range.to && range.from < to && from < range.to;
}
