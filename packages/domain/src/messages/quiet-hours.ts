import {
  addDays,
  dateOfWall,
  HOUR,
  type Instant,
  instantOf,
  MINUTE,
  minuteOfWall,
  wallAt,
  wallOf,
  type Zone,
} from '../time/index.ts';

/** Whole hours of the wall clock; the same hour twice means no quiet hours. */
export interface QuietHours {
  from: number;
  until: number;
}

/** Those of shops that set none of their own. */
export const DEFAULT_QUIET_HOURS: QuietHours = { from: 21, until: 8 };

/** The quiet hours that an instant falls into, or null. */
export function quietAt(
  zone: Zone,
  at: Instant,
  { from, until }: QuietHours,
): { begins: Instant; ends: Instant } | null {
  const wall = wallOf(zone, at);
  const hour = minuteOfWall(wall) / 60;
  const isOver = from > until ? hour >= from || hour < until : hour >= from && hour < until;
  if (!isOver) return null;
  const today = dateOfWall(wall);
  const beganYesterday = from > until && hour < until;
  const first = beganYesterday ? addDays(today, -1) : today;
  const last = from > until ? addDays(first, 1) : first;
  return {
    begins: instantOf(zone, wallAt(first, from * 60)),
    ends: instantOf(zone, wallAt(last, until * 60)),
  };
}

/**
 * When a phone may ring about an appointment: at the given time, or when the quiet hours end. If that leaves less than
 * an hour, just before they begin.
 */
export function audibleTime(zone: Zone, at: Instant, quiet: QuietHours, startsAt: Instant): Instant {
  const night = quietAt(zone, at, quiet);
  if (!night) return at;
  return night.ends <= startsAt - HOUR ? night.ends : night.begins - 5 * MINUTE;
}

/** When the quiet hours begin next; null if there are none. */
export function nextQuiet(zone: Zone, at: Instant, { from, until }: QuietHours): Instant | null {
  if (from === until) return null;
  const today = dateOfWall(wallOf(zone, at));
  const begins = instantOf(zone, wallAt(today, from * 60));
  return begins > at ? begins : instantOf(zone, wallAt(addDays(today, 1), from * 60));
}
