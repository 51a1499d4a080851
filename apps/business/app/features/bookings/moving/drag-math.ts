import { clashesOf, type PersonDay, type TakenSpan } from '@thyme/domain/bookings';
import { addDays, dateOfWall, minuteOfWall, type WallSeconds, wallAt } from '@thyme/domain/time';
import { openSpans, type Span } from '../calendar/calendar-layout.ts';
import type { Calendar, Entry } from '../operations.ts';
import type { MoveAsk } from './move-ask.ts';

/** Minutes that a drag snaps to; the move dialog accepts any minute. */
export const STEP = 15;
const LEAST = 15;
const MIDNIGHT = 24 * 60;

/** What is dragged, and whether it is moved or resized. */
export interface Grip {
  entry: Entry;
  kind: 'move' | 'resize';
  /** Minutes between the block's start and the grabbed point. */
  offset: number;
}

export interface Landing {
  starts: WallSeconds;
  minutes: number;
  chairId: number | null;
}

/** Drop targets outside the time grid: another day, another person, or the parking area. */
export type DropPlace = { kind: 'day'; date: string } | { kind: 'chair'; chairId: number } | { kind: 'park' };

export const lengthOf = ({ starts, ends }: Pick<Entry, 'starts' | 'ends'>) => Math.round((ends - starts) / 60);

/** Upcoming and running appointments can be dragged. A consultation call stays with its appointment. */
export function isDraggable({ kind, status, chair_id }: Pick<Entry, 'kind' | 'status' | 'chair_id'>): boolean {
  return kind === 'visit' && chair_id !== null && ['New', 'Accept', 'Reschedule'].includes(status ?? '');
}

/** The line that an appointment's block shows, in a person's or a room's column. */
export function lineIdOf({ key }: Pick<Entry, 'key'>): number | null {
  const id = Number(/^visit-(\d+)(?:-in-\d+-\d+)?$/.exec(key)?.[1]);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** The room in whose column a block is shown; null in a person's column. */
export function roomIdOf({ key, chair_id }: Pick<Entry, 'key' | 'chair_id'>): number | null {
  return /-in-\d+-\d+$/.test(key) ? (chair_id ?? null) : null;
}

/** The move that a drop requests: another time and person, or in a room's column another time and room. */
export function askFor(calendar: Calendar, { entry, kind }: Grip, landing: Landing): MoveAsk {
  const lineId = lineIdOf(entry);
  const appointmentId = entry.appt_id ?? 0;
  const room = roomIdOf(entry);
  if (room === null) {
    const minutes = kind === 'resize' ? landing.minutes : null;
    return { appointmentId, lineId, starts: landing.starts, chairId: landing.chairId, minutes };
  }
  // A room may be occupied for only a part of the service, so the service shifts by the same offset.
  const line = calendar.entries.find(({ key }) => key === `visit-${lineId}`);
  const starts = (line?.starts ?? entry.starts) + landing.starts - entry.starts;
  return {
    appointmentId,
    lineId,
    starts,
    chairId: null,
    minutes: null,
    room: { from: room, to: landing.chairId ?? room },
  };
}

const snap = (minute: number) => Math.round(minute / STEP) * STEP;

/** Where a dragged block would land, given the column and the minute under the pointer. */
export function landingAt(grip: Grip, column: { date: string; chairId: number | null }, minute: number): Landing {
  const { entry } = grip;
  if (grip.kind === 'resize') {
    const begin = minuteOfWall(entry.starts);
    const end = Math.min(MIDNIGHT, Math.max(begin + LEAST, snap(minute)));
    return { starts: entry.starts, minutes: end - begin, chairId: entry.chair_id ?? null };
  }
  const minutes = lengthOf(entry);
  const begin = Math.min(Math.max(0, snap(minute - grip.offset)), Math.max(0, MIDNIGHT - STEP));
  // A day column of the whole shop has no chair: the person stays.
  return { starts: wallAt(column.date, begin), minutes, chairId: column.chairId ?? entry.chair_id ?? null };
}

/** On another day the block keeps time and person; with another person, day and time. The move dialog can change both. */
export function landingOver({ entry }: Grip, over: Exclude<DropPlace, { kind: 'park' }>): Landing {
  const minutes = lengthOf(entry);
  if (over.kind === 'chair') return { starts: entry.starts, minutes, chairId: over.chairId };
  return { starts: wallAt(over.date, minuteOfWall(entry.starts)), minutes, chairId: entry.chair_id ?? null };
}

const STRIP = 7;

/** The days offered as drop targets: from the shown day on, or the week after a shown week. */
export function stripDays(shown: readonly string[]): string[] {
  const [first = '', last = first] = [shown[0], shown.at(-1)];
  const from = first === last ? first : addDays(last, 1);
  return Array.from({ length: STRIP }, (_none, index) => addDays(from, index));
}

export function isWhereItWas({ entry }: Grip, landing: Landing): boolean {
  return (
    landing.starts === entry.starts &&
    landing.minutes === lengthOf(entry) &&
    landing.chairId === (entry.chair_id ?? null)
  );
}

/** A warning from what the calendar has loaded; the server checks again. */
export function warningOf(calendar: Calendar, { entry }: Grip, landing: Landing): string | null {
  const { chairId, starts, minutes } = landing;
  if (roomIdOf(entry) !== null) return roomWarning(calendar, entry, landing);
  const date = dateOfWall(starts);
  const chair = calendar.chairs.find(({ id }) => id === chairId);
  const open: Span[] = openSpans(calendar.hours, chairId, date);
  const shut = calendar.shut.find((day) => day.date === date && day.kind === 'closed');
  const day: PersonDay = {
    person: chair?.person ?? chair?.name ?? '',
    open,
    isOwn: calendar.hours.some(({ chair_id }) => chair_id !== null && chair_id === chairId),
    closed: shut ? (shut.reason ?? '') : null,
    taken: calendar.entries
      .filter((other) => other.chair_id === chairId && !isOfSame(entry, other) && other.status !== 'No Show')
      .map(spanOf),
  };
  return clashesOf({ from: starts, to: starts + minutes * 60 }, day)[0]?.words ?? null;
}

function roomWarning({ by_room: { rooms, entries } }: Calendar, entry: Entry, { chairId, starts, minutes }: Landing) {
  const isTaken = entries.some(
    (other) =>
      other.chair_id === chairId &&
      other.appt_id !== entry.appt_id &&
      other.starts < starts + minutes * 60 &&
      other.ends > starts,
  );
  return isTaken ? `${rooms.find(({ id }) => id === chairId)?.name ?? 'The room'} isn’t free then.` : null;
}

const isOfSame = (one: Entry, other: Entry) =>
  other.key === one.key || (other.kind === 'visit' && one.kind === 'visit' && other.appt_id === one.appt_id);

const spanOf = ({ key, kind, title, starts, ends, purpose }: Entry): TakenSpan => ({
  key,
  kind: kind as TakenSpan['kind'],
  title,
  from: starts,
  to: ends,
  purpose,
});
