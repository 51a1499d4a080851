import { type OpenHours, workOn } from '@thyme/domain/availability';
import { formatDay, formatDayTime, formatTime, type LocalDate, wallAt } from '@thyme/domain/time';
import type { Room, RoomClosure, RoomsShop, RoomUse } from './operations.ts';

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

interface Span {
  from: number;
  to: number;
}

/** From when to when the shop is open on a date, in minutes; null when it is closed. */
export function openOn({ hours, closed_days }: RoomsShop, date: LocalDate): Span | null {
  if (closed_days.some((day) => day.date === date)) return null;
  const own = hours.filter(({ chair_id }) => chair_id === null) as OpenHours[];
  const open = workOn([], own, date);
  if (open.length === 0) return null;
  return { from: Math.min(...open.map(({ from }) => from)), to: Math.max(...open.map(({ to }) => to)) };
}

const USUAL: Span = { from: 9 * 60, to: 17 * 60 };

/** The whole hours that the lanes show: when the shop is open, and any use outside of that. */
export function shownHours(rooms: readonly Pick<Room, 'uses'>[], date: LocalDate, open: Span | null): Span {
  const midnight = wallAt(date, 0);
  const minuteOf = (wall: number) => Math.min(1440, Math.max(0, (wall - midnight) / 60));
  const uses = rooms.flatMap((room) =>
    room.uses.map(({ starts, ends }): Span => ({ from: minuteOf(starts), to: minuteOf(ends) })),
  );
  const spans = open ? [open, ...uses] : uses;
  const shown = spans.length > 0 ? spans : [USUAL];
  return {
    from: Math.floor(Math.min(...shown.map(({ from }) => from)) / 60) * 60,
    to: Math.ceil(Math.max(...shown.map(({ to }) => to)) / 60) * 60,
  };
}

/** 'Tue 16 Jun, 8:30 am – 5:00 pm', or that the shop is closed. */
export function dayWords(date: LocalDate, open: Span | null): string {
  const day = formatDay(wallAt(date, 0));
  return open
    ? `${day}, ${formatTime(wallAt(date, open.from))} – ${formatTime(wallAt(date, open.to))}`
    : `${day}, closed`;
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
