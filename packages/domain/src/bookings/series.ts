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

/** The wanted times of a series: every so many weeks after a day, at one time of the wall clock. */
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

/** The day and time that a series is counted from: those of an appointment, moved to another weekday of its week and another time. */
export function seriesFrom(
  starts: WallSeconds,
  { weekday, minute }: { readonly weekday: Weekday; readonly minute: number },
): WallSeconds {
  const date = dateOfWall(starts);
  // Weeks begin on Mondays.
  const sinceMonday = (day: Weekday) => (day + 6) % 7;
  return wallAt(addDays(date, sinceMonday(weekday) - sinceMonday(weekdayOf(date))), minute);
}

/** A date of a series: free as wanted, or with the nearest time that is. */
export type SeriesDate = {
  readonly wanted: WallSeconds;
  /** Null where nothing is free around it. */
  readonly at: Instant | null;
  /** Why it is not as wanted; null where it is. */
  readonly why: TimeRefusal['code'] | null;
};

type Query = Pick<AvailabilityQuery, 'shop' | 'busy' | 'appointment' | 'now'>;

/** Checks all dates of a series. One that does not fit gets the nearest free time, on the same day where there is one. */
export function planSeries(query: Query, walls: readonly WallSeconds[]): SeriesDate[] {
  const { zone } = query.shop;
  return walls.map((wanted) => {
    // A time that the clocks skip is looked for like one that is taken.
    const at = instantOf(zone, existsOnWall(zone, wanted) ? wanted : wanted + 3_600);
    const free = isFree(query, at);
    if (free.ok && existsOnWall(zone, wanted)) return { wanted, at, why: null };
    const [nearest = null] = nearestFree(query, at, { count: 1 });
    return { wanted, at: nearest, why: free.ok ? ('off-grid' as const) : free.refusal.code };
  });
}

/** The chairs of a confirmed date, or why it cannot be had any more. */
export function placeDate(query: Query, at: Instant): readonly PlacedLine[] | null {
  const free = isFree(query, at);
  return free.ok ? free.value : null;
}
