import { count } from '@thyme/site/format.ts';
import { dayWords } from '../../../../lib/time/day-words.ts';
import type { Load } from '../../operations.ts';

/** The most important fact of a day, and its kind. */
export interface Matter {
  kind: 'waiting' | 'away' | 'class' | 'shut' | 'free';
  words: string;
}

/** From this load on, one person's free time is worth a line of its own. */
const BUSY_PERCENT = 60;
const LEAST_FREE_MINUTES = 60;

export function matterOf(day: Load, today: string): Matter | null {
  const { waiting, away, classes, shut, shut_reason } = day;
  if (waiting > 0) return { kind: 'waiting', words: `${waiting} waiting for you` };
  if (shut) return { kind: 'shut', words: shut_reason || (shut === 'closed' ? 'Closed' : 'Not taking bookings') };
  if (away.length > 0) return { kind: 'away', words: `${away.join(', ')} away` };
  const [first, ...more] = classes;
  if (first) return { kind: 'class', words: more.length > 0 ? `${first} and ${count(more.length, 'other')}` : first };
  const [most] = day.free;
  if (!most || (day.fill ?? 0) < BUSY_PERCENT || day.date <= today || most.minutes < LEAST_FREE_MINUTES) return null;
  return { kind: 'free', words: `${most.person} ${hoursWords(most.minutes)} free` };
}

/** '3.5 h': to the half hour, rounded down. */
const hoursWords = (minutes: number) => `${Math.floor(minutes / 30) / 2} h`;

/** '9.5 h free' of all shown people; null from today back, when guests can't book, and where one person's line says it. */
export function freeWords(day: Load, today: string): string | null {
  const { date, free, shut } = day;
  const minutes = free.reduce((sum, one) => sum + one.minutes, 0);
  if (date <= today || shut || minutes < 30) return null;
  return free.length === 1 && matterOf(day, today)?.kind === 'free' ? null : `${hoursWords(minutes)} free`;
}

/** Bookings, money, load and free hours. */
export function factsOf(day: Load, today: string, money: (amount: number) => string): string[] {
  const free = freeWords(day, today);
  return [
    count(day.bookings, 'booking'),
    ...(day.worth > 0 ? [money(day.worth)] : []),
    ...(day.fill === null ? [] : [`${day.fill}% full`]),
    ...(free ? [free] : []),
  ];
}

/** Nobody works and nothing is booked. */
export const isClosed = ({ fill, bookings }: Load): boolean => fill === null && bookings === 0;

/** Accessible name of a day's cell. */
export function dayLabel(day: Load, today: string, money: (amount: number) => string): string {
  const matter = matterOf(day, today);
  const facts = isClosed(day) ? ['closed'] : factsOf(day, today, money);
  return [dayWords(day.date, today), ...facts, ...(matter ? [matter.words] : [])].join(', ');
}

export interface MonthSum {
  bookings: number;
  worth: number;
  /** The mean over the days on which anyone works. */
  fill: number | null;
}

export function sumOf(days: readonly Load[]): MonthSum {
  const fills = days.flatMap(({ fill }) => (fill === null ? [] : [fill]));
  return {
    bookings: days.reduce((sum, { bookings }) => sum + bookings, 0),
    worth: days.reduce((sum, { worth }) => sum + worth, 0),
    fill: fills.length === 0 ? null : Math.round(fills.reduce((sum, fill) => sum + fill, 0) / fills.length),
  };
}
