import { dateAt, dayNumber, type Instant, type LocalDate } from '../time/index.ts';
import { visitSeconds } from './free-cursor.ts';
import { freeStarts } from './month.ts';
import type { AvailabilityQuery } from './types.ts';

const HORIZON_DAYS = 62;

/** The next `count` free starts, from today or a later day, looking about two months ahead. */
export function firstFree(
  query: AvailabilityQuery,
  count: number,
  options?: { readonly from?: LocalDate; readonly days?: number },
): Instant[] {
  const from = dayNumber(options?.from ?? dateAt(query.shop.zone, query.now));
  const range = { from, to: from + (options?.days ?? HORIZON_DAYS) - 1 };
  return freeStarts(query, range, (found) => found >= count).slice(0, count);
}

/** Whoever asks for a taken time is first offered the same days, then the same weeks, then about a month either way. */
const RADII = [2, 10, 31] as const;

export type Span = { readonly from: Instant; readonly to: Instant };

/** What is no use to whoever asks, free or not. */
export type Useless = {
  /** Times at which the guest is elsewhere. */
  readonly apart?: readonly Span[];
  /** Starts that are not wanted. */
  readonly without?: readonly Instant[];
};

/** The free starts nearest to a wished one, in the order of the clock; of two as near, the earlier. */
export function nearestFree(
  query: AvailabilityQuery,
  target: Instant,
  { count = 3, apart = [], without = [] }: Useless & { readonly count?: number } = {},
): Instant[] {
  const day = dayNumber(dateAt(query.shop.zone, target));
  const seconds = visitSeconds(query.visit);
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
