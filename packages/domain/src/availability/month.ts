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
import { freeCursor, isAppointment } from './free-cursor.ts';
import { plansOf, shortestOf } from './plan/plan.ts';
import { eachStart, type ShopDays, shopDays } from './shop-days.ts';
import {
  type DayAvailability,
  type DayState,
  EVENING,
  type MonthAvailability,
  NOON,
  type PartCount,
  type TimeSearch,
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
  /** Bounds of the search, both inclusive. */
  readonly firstStart: Instant;
  readonly lastStart: Instant;
  /** When everything has to be over. */
  readonly until: Instant;
  readonly today: LocalDate;
  readonly lastDay: DayNumber;
  readonly isFree: (start: Instant, end: Instant) => boolean;
};

function startRun({ shop, busy, appointment, beside = [], together, now, within }: TimeSearch): Run {
  const days = shopDays(shop);
  const today = dateAt(shop.zone, now);
  const party = [appointment, ...beside];
  const plans = party.every(isAppointment) ? plansOf(busy, party, together) : [];
  const seconds = plans.length > 0 ? shortestOf(plans) : Number.POSITIVE_INFINITY;
  const until = within?.until ?? Number.POSITIVE_INFINITY;
  return {
    days,
    seconds,
    earliest: now + days.noticeSeconds,
    firstStart: within?.from ?? Number.NEGATIVE_INFINITY,
    lastStart: until - seconds,
    until,
    today,
    lastDay: dayNumber(today) + (shop.horizonDays ?? Number.POSITIVE_INFINITY),
    isFree: freeCursor(busy, plans),
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
  const starts = { all: 0, left: 0, within: 0, freeOutside: 0 };
  eachStart(run.days, day, run.seconds, (start, minute, closing) => {
    starts.all++;
    if (start < run.earliest) return;
    starts.left++;
    if (start < run.firstStart || start > run.lastStart) {
      if (run.isFree(start, closing)) starts.freeOutside++;
      return;
    }
    starts.within++;
    const part = partOf(counts, minute);
    part.total++;
    if (!run.isFree(start, Math.min(closing, run.until))) return;
    part.free++;
    free.push(start);
  });
  const first = free[before];
  return { date, state: first !== undefined ? 'free' : stateWithoutFree(starts), ...counts, first };
}

type Starts = { readonly all: number; readonly left: number; readonly within: number; readonly freeOutside: number };

function stateWithoutFree({ all, left, within, freeOutside }: Starts): DayState {
  if (within === 0 && freeOutside > 0) return 'outside';
  if (left > 0) return 'full';
  return all > 0 ? 'past' : 'closed';
}

/** Each day of a month and its first free times, in one pass over the grid and the busy ranges. */
export function monthAvailability(query: TimeSearch, month: LocalMonth): MonthAvailability {
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
export function dayTimes(query: TimeSearch, date: LocalDate): DayTimes {
  const starts: Instant[] = [];
  return { ...dayAvailability(startRun(query), dayNumber(date), starts), starts };
}

/** Free starts over a run of days, until `enough` returns true. */
export function freeStarts(
  query: TimeSearch,
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

/** Calls `appointmentDay` with the free starts of each day in order, until it returns false. */
export function eachFreeDay(
  query: TimeSearch,
  range: { readonly from: DayNumber; readonly to: DayNumber },
  appointmentDay: (starts: Instant[]) => boolean,
): void {
  const run = startRun(query);
  for (let day = Math.max(range.from, dayNumber(run.today)); day <= range.to && day <= run.lastDay; day++) {
    const starts: Instant[] = [];
    dayAvailability(run, day, starts);
    if (!appointmentDay(starts)) return;
  }
}
