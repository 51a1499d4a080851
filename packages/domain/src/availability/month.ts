import {
  type DayNumber,
  dateAt,
  dateOfDay,
  dayNumber,
  type Instant,
  type LocalDate,
  type LocalMonth,
  monthRange,
} from '../time/index.ts';
import { appointmentSeconds, freeCursor, isAppointment } from './free-cursor.ts';
import { eachStart, type ShopDays, shopDays } from './shop-days.ts';
import {
  type AvailabilityQuery,
  type DayAvailability,
  type DayState,
  EVENING,
  type MonthAvailability,
  NOON,
  type PartCount,
} from './types.ts';

const FIRST_TIMES = 3;

export type DayCounts = { morning: PartCount; afternoon: PartCount; evening: PartCount };

export function emptyCounts(): DayCounts {
  return { morning: { free: 0, total: 0 }, afternoon: { free: 0, total: 0 }, evening: { free: 0, total: 0 } };
}

export function partOf(counts: DayCounts, minute: number): PartCount {
  return minute < NOON ? counts.morning : minute < EVENING ? counts.afternoon : counts.evening;
}

/** State computed once for a run of ascending days. */
type Run = {
  readonly days: ShopDays;
  readonly seconds: number;
  readonly earliest: Instant;
  readonly today: LocalDate;
  readonly lastDay: DayNumber;
  readonly isFree: (start: Instant) => boolean;
};

function startRun({ shop, busy, appointment, now }: AvailabilityQuery): Run {
  const days = shopDays(shop);
  const today = dateAt(shop.zone, now);
  return {
    days,
    seconds: isAppointment(appointment) ? appointmentSeconds(appointment) : Number.POSITIVE_INFINITY,
    earliest: now + days.noticeSeconds,
    today,
    lastDay: dayNumber(today) + (shop.horizonDays ?? Number.POSITIVE_INFINITY),
    isFree: freeCursor(busy, appointment),
  };
}

function dayAvailability(run: Run, day: DayNumber, free: Instant[]): DayAvailability {
  const date = dateOfDay(day);
  const counts = emptyCounts();
  const status = run.days.status(day);
  if (date < run.today) return { date, state: 'past', ...counts, first: undefined };
  if (day > run.lastDay) return { date, state: 'closed', ...counts, first: undefined };
  if (status !== 'open') return { date, state: status, ...counts, first: undefined };
  const before = free.length;
  let fits = 0;
  let left = 0;
  eachStart(run.days, day, run.seconds, (start, minute) => {
    fits++;
    if (start < run.earliest) return;
    left++;
    const part = partOf(counts, minute);
    part.total++;
    if (!run.isFree(start)) return;
    part.free++;
    free.push(start);
  });
  const first = free[before];
  const state: DayState = first !== undefined ? 'free' : left > 0 ? 'full' : fits > 0 ? 'past' : 'closed';
  return { date, state, ...counts, first };
}

/** Each day of a month and its first free times, in one pass over the grid and the busy ranges. */
export function monthAvailability(query: AvailabilityQuery, month: LocalMonth): MonthAvailability {
  const run = startRun(query);
  const { from, to } = monthRange(month);
  const free: Instant[] = [];
  const days: DayAvailability[] = [];
  const last = dayNumber(to);
  for (let day = dayNumber(from); day <= last; day++) days.push(dayAvailability(run, day, free));
  return { month, days, firstFree: free.slice(0, FIRST_TIMES) };
}

export type DayTimes = DayAvailability & { readonly starts: readonly Instant[] };

/** One day with all its free starts. */
export function dayTimes(query: AvailabilityQuery, date: LocalDate): DayTimes {
  const starts: Instant[] = [];
  return { ...dayAvailability(startRun(query), dayNumber(date), starts), starts };
}

/** Free starts over a run of days, until `enough` returns true. */
export function freeStarts(
  query: AvailabilityQuery,
  range: { readonly from: DayNumber; readonly to: DayNumber },
  enough: (found: number) => boolean = () => false,
): Instant[] {
  const run = startRun(query);
  const free: Instant[] = [];
  for (let day = Math.max(range.from, dayNumber(run.today)); day <= range.to && !enough(free.length); day++) {
    dayAvailability(run, day, free);
  }
  return free;
}
