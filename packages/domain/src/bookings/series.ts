import {
  type AvailabilityQuery,
  isFree,
  nearestFree,
  type PlacedLine,
  type TimeRefusal,
} from '../availability/index.ts';
import {
  addDays,
  dateOfWall,
  existsOnWall,
  type Instant,
  instantOf,
  type LocalDate,
  type WallSeconds,
  type Weekday,
  wallAt,
  weekdayOf,
} from '../time/index.ts';

export const SERIES = { mostWeeks: 26, mostDates: 26, fewestDates: 1 } as const;

/** The requested times of a series: every few weeks after a day, at one wall-clock time. */
export function seriesWalls({
  from,
  every,
  count,
  minute,
}: {
  readonly from: LocalDate;
  readonly every: number;
  readonly count: number;
  readonly minute: number;
}): WallSeconds[] {
  return Array.from({ length: count }, (_, index) => wallAt(addDays(from, 7 * every * (index + 1)), minute));
}

/** The first day and time of a series: those of an appointment, moved to another weekday of its week and another time. */
export function seriesFrom(
  starts: WallSeconds,
  { weekday, minute }: { readonly weekday: Weekday; readonly minute: number },
): WallSeconds {
  const date = dateOfWall(starts);
  // Weeks begin on Mondays.
  const sinceMonday = (day: Weekday) => (day + 6) % 7;
  return wallAt(addDays(date, sinceMonday(weekday) - sinceMonday(weekdayOf(date))), minute);
}

/** A date of a series: free as requested, or with the nearest free time. */
export type SeriesDate = {
  readonly wanted: WallSeconds;
  /** Null if nothing is free around it. */
  readonly at: Instant | null;
  /** Why it differs from the request; null if it does not. */
  readonly why: TimeRefusal['code'] | null;
};

type Query = Pick<AvailabilityQuery, 'shop' | 'busy' | 'appointment' | 'now'>;

/** Checks all dates of a series. An unavailable one gets the nearest free time, on the same day if there is one. */
export function planSeries(query: Query, walls: readonly WallSeconds[]): SeriesDate[] {
  const { zone } = query.shop;
  return walls.map((wanted) => {
    // A time that the clocks skip is treated like one that is taken.
    const at = instantOf(zone, existsOnWall(zone, wanted) ? wanted : wanted + 3_600);
    const free = isFree(query, at);
    if (free.ok && existsOnWall(zone, wanted)) return { wanted, at, why: null };
    const [nearest = null] = nearestFree(query, at);
    return { wanted, at: nearest, why: free.ok ? ('off-grid' as const) : free.refusal.code };
  });
}

/** The chairs of a confirmed date, or why it is no longer available. */
export function placeDate(query: Query, at: Instant): readonly PlacedLine[] | null {
  const free = isFree(query, at);
  return free.ok ? free.value : null;
}
