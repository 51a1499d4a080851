import { type OpenHours, ROTA_WEEKS, type RotaWeek, type Stretch, workOn } from '@thyme/domain/availability';
import { sumOf } from '@thyme/domain/money';
import type { LocalDate, Weekday } from '@thyme/domain/time';
import { clockTime } from '../../../lib/time/clock-time.ts';
import type { Rota } from '../operations.ts';

/** Weekdays in display order, Monday first. */
export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

export type WeekDraft = Record<Weekday, Stretch[]>;

export interface RotaDraft {
  /** Whether the weeks alternate; otherwise A is every week. */
  alternates: boolean;
  A: WeekDraft;
  B: WeekDraft;
}

type Hours = Rota['shop']['hours'];

/** '9:00 am' shortened to '9'. */
export const shortTime = (minute: number) => clockTime(minute).replace(/:00| [ap]m/g, '');

export const spansWords = (spans: readonly Stretch[]) =>
  spans.map(({ from, to }) => `${shortTime(from)}–${shortTime(to)}`).join(', ');

/** Advance widths of the desk's font with tight letters, in em. */
const WIDTHS: Record<string, number> = { ':': 0.26, '–': 0.56 };
const DIGIT = 0.6;

/** Width of the widest stretch in em. */
export const emsOf = (words: string): number =>
  Math.max(...words.split(', ').map((stretch) => sumOf([...stretch].map((letter) => WIDTHS[letter] ?? DIGIT))));

const weekFrom = (hours: readonly OpenHours[], name: RotaWeek): WeekDraft =>
  Object.fromEntries(
    WEEK.map((weekday) => [
      weekday,
      hours
        .filter((hour) => hour.weekday === weekday && (!hour.week || hour.week === name))
        .map(({ from, to }) => ({ from, to }))
        .sort((a, b) => a.from - b.from),
    ]),
  ) as WeekDraft;

/** The editor's initial values: the person's own weeks, or the shop's if they have none. */
export function draftOf(hours: Hours, personId: number): { draft: RotaDraft; goesByShop: boolean } {
  const own = hours.filter(({ chair_id, date }) => chair_id === personId && date === null) as OpenHours[];
  const goesByShop = own.length === 0;
  const counted = goesByShop ? (hours.filter(({ chair_id }) => chair_id === null) as OpenHours[]) : own;
  const alternates = counted.some(({ week }) => week);
  return { draft: { alternates, A: weekFrom(counted, 'A'), B: weekFrom(counted, 'B') }, goesByShop };
}

/** The input for the server: alternating weeks are named A and B, a plain week has no name. */
export function hoursOf({ alternates, ...weeks }: RotaDraft) {
  return (alternates ? ROTA_WEEKS : (['A'] as const)).flatMap((name) =>
    WEEK.flatMap((weekday) =>
      weeks[name][weekday].map(({ from, to }) => ({ weekday, from, to, week: alternates ? name : null })),
    ),
  );
}

/** Upcoming dates with their own hours, in order. */
export function datesOf(hours: Hours, personId: number, today: LocalDate): { date: LocalDate; spans: Stretch[] }[] {
  const own = hours.filter(({ chair_id, date }) => chair_id === personId && date !== null && date >= today);
  const dates = [...new Set(own.map(({ date }) => date as LocalDate))].sort();
  return dates.map((date) => ({ date, spans: [...workOn(own as OpenHours[], [], date)] }));
}
