import { leastOccurrences, MAX_OCCURRENCES, type OccurrenceRule } from '@thyme/domain/availability';
import type { WallSeconds } from '@thyme/domain/time';

/** One date of a class, with what is known of it now. */
export interface ClassDate {
  time: WallSeconds;
  state: 'open' | 'full' | 'closed';
  seats: number;
}

/** How many dates in a row have a place from this one on. A date without one ends the run. */
export function runFrom(dates: readonly ClassDate[], time: WallSeconds): number {
  const later = dates.filter((date) => date.time >= time);
  if (later[0]?.time !== time) return 0;
  const end = later.findIndex(({ state }) => state !== 'open');
  return Math.min(end < 0 ? later.length : end, MAX_OCCURRENCES);
}

/** The dates with which a repeated class can be started: enough in a row have a place. */
export function startsOf(dates: readonly ClassDate[], rule: OccurrenceRule, count = 0): ClassDate[] {
  const least = Math.max(count, leastOccurrences(rule));
  return dates.filter(({ time }) => runFrom(dates, time) >= least);
}

/** The date after a run that is full and therefore ends it. */
export function fullAfter(dates: readonly ClassDate[], time: WallSeconds): ClassDate | null {
  const length = runFrom(dates, time);
  const next = dates.filter((date) => date.time >= time)[length];
  return length < MAX_OCCURRENCES && next?.state === 'full' ? next : null;
}
