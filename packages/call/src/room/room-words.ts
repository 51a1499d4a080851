import { formatDay, formatTime, wallOf, zoneLabel } from '@thyme/domain/time';
import type { CallRoom as Room } from './admission.ts';

/** 'Starts in 4 minutes', 'Starts now', 'Started 3 minutes ago'. */
export function startWords(startsAt: number, now: number): string {
  const minutes = Math.round((startsAt - now) / 60);
  if (minutes === 0) return 'Starts now';
  const count = Math.abs(minutes);
  const span = count < 60 ? `${count} minute${count === 1 ? '' : 's'}` : hours(count);
  return minutes > 0 ? `Starts in ${span}` : `Started ${span} ago`;
}

function hours(minutes: number): string {
  const count = Math.round(minutes / 60);
  if (count >= 48) return `${Math.round(count / 24)} days`;
  return `${count} hour${count === 1 ? '' : 's'}`;
}

/** 'today at 1:00 pm, Irish time' or 'on Thu 13 Aug at 1:00 pm, Irish time', in the shop's time zone. */
export function whenWords({ starts_at, zone }: Pick<Room, 'starts_at' | 'zone'>, now: number): string {
  const wall = wallOf(zone, starts_at);
  const isToday = formatDay(wall, { year: true }) === formatDay(wallOf(zone, now), { year: true });
  return `${isToday ? 'today' : `on ${formatDay(wall)}`} at ${formatTime(wall)}, ${zoneLabel(zone)}`;
}

export function lengthWords({ starts_at, ends_at }: Pick<Room, 'starts_at' | 'ends_at'>): string {
  return `About ${Math.round((ends_at - starts_at) / 60)} minutes.`;
}
