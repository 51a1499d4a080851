import { ok, type Result, refuse } from '../result/index.ts';
import { dateOfWall, isLocalDate, wallAt } from './local-date.ts';
import { DAY, type LocalDate, type WallSeconds } from './types.ts';

export type WireTimeRefusal = { readonly code: 'bad-date' | 'bad-time' | 'date-and-time-differ' };

/** Up to the year 9999; anything larger is probably milliseconds. */
const LAST_SECOND = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;

function unixSeconds(value: string | number): number | undefined {
  const seconds = typeof value === 'number' ? value : /^-?\d{1,12}$/.test(value.trim()) ? Number(value) : Number.NaN;
  return Number.isInteger(seconds) && Math.abs(seconds) <= LAST_SECOND ? seconds : undefined;
}

/** Parses a day from the wire: 'YYYY-MM-DD', or unix seconds read in UTC. */
export function parseWireDate(value: string | number): Result<LocalDate, WireTimeRefusal> {
  if (typeof value === 'string' && isLocalDate(value.trim())) return ok(value.trim());
  const seconds = unixSeconds(value);
  return seconds === undefined ? refuse('bad-date') : ok(dateOfWall(seconds));
}

/** Parses a wall time from the wire: unix seconds, or seconds after midnight when a day is given with it. */
export function parseWireTime(
  date: string | number,
  time: string | number,
): Result<{ readonly date: LocalDate; readonly wall: WallSeconds }, WireTimeRefusal> {
  const day = parseWireDate(date);
  if (!day.ok) return day;
  const seconds = unixSeconds(time);
  if (seconds === undefined || seconds < 0) return refuse('bad-time');
  const wall = seconds < DAY ? wallAt(day.value) + seconds : seconds;
  return dateOfWall(wall) === day.value ? ok({ date: day.value, wall }) : refuse('date-and-time-differ');
}

/** Parses 'YYYY-MM-DD,YYYY-MM-DD'; the first day must not be after the last. */
export function parseDateRange(text: string): Result<{ from: LocalDate; to: LocalDate }, WireTimeRefusal> {
  const [from = '', to = '', ...more] = text.split(',').map((part) => part.trim());
  if (more.length > 0 || !isLocalDate(from) || !isLocalDate(to) || from > to) return refuse('bad-date');
  return ok({ from, to });
}
