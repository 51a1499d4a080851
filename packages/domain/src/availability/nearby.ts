import { dateAt, dayNumber, type Instant, type LocalDate } from '../time/index.ts';
import { appointmentSeconds } from './free-cursor.ts';
import { eachFreeDay, freeStarts } from './month.ts';
import type { TimeSearch } from './types.ts';

const HORIZON_DAYS = 62;

/** The next `count` free starts, from today or a later day, looking about two months ahead. */
export function firstFree(
  query: TimeSearch,
  count: number,
  options?: { readonly from?: LocalDate; readonly days?: number },
): Instant[] {
  const from = dayNumber(options?.from ?? dateAt(query.shop.zone, query.now));
  const range = { from, to: from + (options?.days ?? HORIZON_DAYS) - 1 };
  return freeStarts(query, range, (found) => found >= count).slice(0, count);
}

/** The free starts of the next days that have any, one list for each day. */
export function freeDays(
  query: TimeSearch,
  days: number,
  options: { readonly from: LocalDate; readonly to: LocalDate; readonly isOffered?: (start: Instant) => boolean },
): Instant[][] {
  const found: Instant[][] = [];
  const range = { from: dayNumber(options.from), to: dayNumber(options.to) };
  eachFreeDay(query, range, (starts) => {
    const offered = options.isOffered ? starts.filter(options.isOffered) : starts;
    if (offered.length > 0) found.push(offered);
    return found.length < days;
  });
  return found;
}

/** Days searched on either side of a taken time: the same days first, then the same weeks, then about a month. */
const RADII = [2, 10, 31] as const;

export type Span = { readonly from: Instant; readonly to: Instant };

/** Times to leave out although they are free. */
export type Useless = {
  /** Times when the guest is busy. */
  readonly apart?: readonly Span[];
  /** Starts that the guest has excluded. */
  readonly without?: readonly Instant[];
};

/** The free starts nearest to the requested one, in chronological order; of two equally near, the earlier. */
export function nearestFree(
  query: TimeSearch,
  target: Instant,
  { count = 3, apart = [], without = [] }: Useless & { readonly count?: number } = {},
): Instant[] {
  const day = dayNumber(dateAt(query.shop.zone, target));
  const seconds = appointmentSeconds(query.appointment);
  const isOffered = (start: Instant) =>
    start !== target &&
    !without.includes(start) &&
    apart.every(({ from, to }) => start >= to || start + seconds <= from);
  let starts: Instant[] = [];
  for (const radius of RADII) {
    starts = freeStarts(query, { from: day - radius, to: day + radius }).filter(isOffered);
    if (starts.length >= count) break;
  }
  return starts
    .sort((a, b) => Math.abs(a - target) - Math.abs(b - target) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
}
