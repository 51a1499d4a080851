import { formatDayTime, formatTime, zoneLabel } from './format.ts';
import type { Instant, Zone } from './types.ts';
import { wallOf } from './wall-clock.ts';

/** The labels of zones whose clocks always agree with Ireland's, where most visitors are. */
const HOME_LABELS: ReadonlySet<string> = new Set(['Irish time', 'UK time']);

/** Whether a reader in Ireland can do without this zone label. */
export function isHomeClock(label: string): boolean {
  return HOME_LABELS.has(label);
}

/** '4:15 pm New York time'; a time of the home clock does not change. For texts that are the same for every reader. */
export function withZone(words: string, label: string): string {
  return isHomeClock(label) ? words : `${words} ${label}`;
}

/** A shop's time as a guest reads it, who may be in another zone: '4:15 pm New York time'. */
export function zonedTime(zone: Zone, at: Instant): string {
  return withZone(formatTime(wallOf(zone, at)), zoneLabel(zone));
}

/** 'Fri 14 Aug, 4:15 pm New York time'. */
export function zonedDayTime(zone: Zone, at: Instant): string {
  return withZone(formatDayTime(wallOf(zone, at)), zoneLabel(zone));
}
