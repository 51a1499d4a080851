import { type When, type WhenWindow, whenWindow } from '@thyme/domain/search';
import {
  addDays,
  dateAt,
  dayNumber,
  type Instant,
  instantOf,
  minuteOfWall,
  wallAt,
  wallOf,
  weekdayOfDay,
} from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import type { OpenAt } from './conditions.ts';
import { zonesOf } from './open-now.ts';

/** What a requested time means in each zone that has shops. */
export interface WhenWindows {
  byZone: ReadonlyMap<string, WhenWindow>;
  /** The same for the conditions of a search. */
  openAt: OpenAt[];
  /** No window lies outside these instants; `to` is null for a request without a day. */
  from: Instant;
  to: Instant | null;
}

const MINUTES_A_DAY = 1_440;
const WEEKDAYS = 7;

/** Null if the day is over in every zone. */
export async function whenWindowsOf(services: Services, when: When): Promise<WhenWindows | null> {
  const now = services.clock.now();
  const zones = await zonesOf(services);
  const found = zones.flatMap((zone) => {
    const window = whenWindow(when, dateAt(zone, now));
    return window ? [{ zone, window }] : [];
  });
  if (found.length === 0 && zones.length > 0) return null;
  const spans = found.map(({ zone, window }) => spanOf(zone, window, now));
  const ends = spans.map(({ to }) => to);
  return {
    byZone: new Map(found.map(({ zone, window }) => [zone, window])),
    openAt: found.flatMap(({ zone, window }) => openTimes(zone, window, now)),
    from: Math.max(now, Math.min(...spans.map(({ from }) => from))),
    to: ends.includes(null) ? null : Math.max(now, ...(ends as Instant[])),
  };
}

function spanOf(zone: string, { dates, from, to }: WhenWindow, now: Instant): { from: Instant; to: Instant | null } {
  const first = dates?.[0];
  const last = dates?.at(-1);
  if (first === undefined || last === undefined) return { from: now, to: null };
  return { from: instantOf(zone, wallAt(first, from)), to: instantOf(zone, wallAt(last, to)) };
}

function openTimes(zone: string, { dates, from, to }: WhenWindow, now: Instant): OpenAt[] {
  if (dates === null) {
    const minutes = Array.from({ length: WEEKDAYS }, (_, day): [number, number] => [
      day * MINUTES_A_DAY + from,
      day * MINUTES_A_DAY + to,
    ]);
    return [{ zone, minutes, now: null, date: null, classes: null }];
  }
  const today = dateAt(zone, now);
  return dates.flatMap((date): OpenAt[] => {
    // The rest of today.
    const minute = minuteOfWall(wallOf(zone, now));
    const start = date === today ? Math.max(from, minute) : from;
    if (start >= to) return [];
    const weekday = weekdayOfDay(dayNumber(date)) * MINUTES_A_DAY;
    const until = to === MINUTES_A_DAY ? wallAt(addDays(date, 1)) : wallAt(date, to);
    const classes = { from: instantOf(zone, wallAt(date, start)), to: instantOf(zone, until) };
    return [
      {
        zone,
        minutes: [[weekday + start, weekday + to]],
        now: date === today ? weekday + minute : null,
        date,
        classes,
      },
    ];
  });
}
