import { count } from '@thyme/site/format.ts';
import { dayWords } from '../../../../lib/time/day-words.ts';
import type { Load } from '../../operations.ts';

/** The most important fact of a day, and its kind. */
export interface Matter {
  kind: 'waiting' | 'away' | 'class' | 'shut';
  words: string;
}

export function matterOf({ waiting, away, classes, shut, shut_reason }: Load): Matter | null {
  if (waiting > 0) return { kind: 'waiting', words: `${waiting} waiting for you` };
  if (shut) return { kind: 'shut', words: shut_reason || (shut === 'closed' ? 'Closed' : 'Not taking bookings') };
  if (away.length > 0) return { kind: 'away', words: `${away.join(', ')} away` };
  const [first, ...more] = classes;
  if (first) return { kind: 'class', words: more.length > 0 ? `${first} and ${count(more.length, 'other')}` : first };
  return null;
}

/** Nobody works and nothing is booked. */
export const isClosed = ({ fill, bookings }: Load): boolean => fill === null && bookings === 0;

/** Accessible name of a day's cell. */
export function dayLabel(day: Load, today: string, money: (amount: number) => string): string {
  const matter = matterOf(day);
  const facts = isClosed(day)
    ? ['closed']
    : [
        count(day.bookings, 'booking'),
        ...(day.worth > 0 ? [money(day.worth)] : []),
        ...(day.fill === null ? [] : [`${day.fill}% full`]),
      ];
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
