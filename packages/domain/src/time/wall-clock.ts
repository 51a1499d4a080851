import { dateOfWall, wallAt } from './local-date.ts';
import { DAY, type Instant, type LocalDate, type WallSeconds, type Zone } from './types.ts';
import { changeAfter, offsetAt } from './zone-offsets.ts';

/** A wall time occurs once, twice (clocks went back) or never (clocks went forward). */
export type WallMoment =
  | { readonly kind: 'once'; readonly instant: Instant }
  | { readonly kind: 'twice'; readonly first: Instant; readonly second: Instant }
  | { readonly kind: 'never'; readonly change: Instant; readonly after: Instant };

export function wallOf(zone: Zone, instant: Instant): WallSeconds {
  return instant + offsetAt(zone, instant);
}

/**
 * The end of a time span as shown beside its beginning. In the night the clocks go back, the wall clock may show an
 * earlier time at the end; the length is then added to the beginning.
 */
export function wallEndOf(zone: Zone, startsAt: Instant, endsAt: Instant): WallSeconds {
  const start = wallOf(zone, startsAt);
  const end = wallOf(zone, endsAt);
  return end > start ? end : start + (endsAt - startsAt);
}

/** The shop's calendar day at an instant. */
export function dateAt(zone: Zone, instant: Instant): LocalDate {
  return dateOfWall(wallOf(zone, instant));
}

export function resolveWall(zone: Zone, wall: WallSeconds): WallMoment {
  // No zone is more than a day from UTC, and none changes its clocks twice within two days.
  const before = offsetAt(zone, wall - DAY);
  const after = offsetAt(zone, wall + DAY);
  if (before === after) return { kind: 'once', instant: wall - before };
  const early = wall - before;
  const late = wall - after;
  const isEarly = offsetAt(zone, early) === before;
  const isLate = offsetAt(zone, late) === after;
  if (isEarly && isLate) return { kind: 'twice', first: early, second: late };
  if (isEarly) return { kind: 'once', instant: early };
  if (isLate) return { kind: 'once', instant: late };
  return { kind: 'never', change: changeAfter(zone, late) ?? early, after: early };
}

/**
 * The instant of a wall time: the first of two, and for a time that the clocks skip the one shifted past the gap (01:30
 * → 02:30), as calendars do.
 */
export function instantOf(zone: Zone, wall: WallSeconds): Instant {
  const moment = resolveWall(zone, wall);
  switch (moment.kind) {
    case 'once':
      return moment.instant;
    case 'twice':
      return moment.first;
    case 'never':
      return moment.after;
  }
}

/** The first instant at which the wall clock shows this time or a later one, such as the moment a shop has closed. */
export function instantWhenReached(zone: Zone, wall: WallSeconds): Instant {
  const moment = resolveWall(zone, wall);
  return moment.kind === 'never' ? moment.change : instantOf(zone, wall);
}

/** False for wall times that the clocks skip. */
export function existsOnWall(zone: Zone, wall: WallSeconds): boolean {
  return resolveWall(zone, wall).kind !== 'never';
}

/** First instant of a local day; days last 23, 24 or 25 hours (or differ by half an hour on Lord Howe Island). */
export function startOfDay(zone: Zone, date: LocalDate): Instant {
  return instantWhenReached(zone, wallAt(date));
}

/** First instant after a local day. */
export function endOfDay(zone: Zone, date: LocalDate): Instant {
  return instantWhenReached(zone, wallAt(date) + DAY);
}
