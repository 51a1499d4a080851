import { formatDayTime, formatTime, wallAt } from '@thyme/domain/time';
import type { Room, RoomClosure, RoomUse } from './operations.ts';

/** How many guests at a time, in words. */
export const capacityWords = ({ capacity, kind }: Pick<Room, 'capacity' | 'kind'>): string => {
  if (kind === 'equipment') return capacity === 1 ? 'just one' : `${capacity} of them`;
  return capacity === 1 ? 'one guest at a time' : `${capacity} guests at a time`;
};

/** The minutes of a service that need it: '10–35 min', 'first 15 min', 'after 30 min'; empty for the whole service. */
export function minutesWords({ from, to }: { from: number | null; to: number | null }): string {
  if (from === null && to === null) return '';
  if (from === null || from === 0) return `first ${to} min`;
  return to === null ? `after ${from} min` : `minutes ${from}–${to}`;
}

export const closureWords = ({ from, to, reason }: RoomClosure): string =>
  `${formatDayTime(from)} – ${formatDayTime(to)}${reason ? `, ${reason}` : ''}`;

/** Accessible label of a use. */
export function wordsOfUse({ guest_name, service, starts, ends, is_held }: RoomUse): string {
  const who = is_held ? 'Being booked' : guest_name || 'A guest';
  return `${who}${service ? `, ${service}` : ''}, ${formatTime(starts)} – ${formatTime(ends)}`;
}

/** The hours that the lanes show, in minutes: nine to five, extended to any use outside of that. */
export function shownHours(rooms: readonly Room[], date: string): { from: number; to: number } {
  const midnight = wallAt(date, 0);
  const minutes = rooms.flatMap(({ uses }) =>
    uses.flatMap(({ starts, ends }) =>
      [starts, ends].map((wall) => Math.min(1440, Math.max(0, (wall - midnight) / 60))),
    ),
  );
  const from = Math.min(9 * 60, ...minutes);
  const to = Math.max(17 * 60, ...minutes);
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** Position of a span in percent of the shown hours; null when it is outside of them. */
export function placeOf(
  { starts, ends }: { starts: number; ends: number },
  { from, to }: { from: number; to: number },
  date: string,
): { left: number; width: number } | null {
  const at = (wall: number) => (wall - wallAt(date, 0)) / 60;
  const [first, last] = [Math.max(from, at(starts)), Math.min(to, at(ends))];
  if (last <= first) return null;
  const percent = (minutes: number) => (minutes / (to - from)) * 100;
  return { left: percent(first - from), width: percent(last - first) };
}
