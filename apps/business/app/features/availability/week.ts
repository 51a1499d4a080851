import type { LocalDate } from '@thyme/domain/time';
import { addDays } from '@thyme/domain/time';
import { movedEdge } from '../../lib/time/moved-edge.ts';

/** Weekdays in display order, Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

export interface DayDraft {
  isOpen: boolean;
  from: number;
  to: number;
  /** The break, if there is one. */
  pause: { from: number; to: number } | null;
}

export type WeekDraft = Record<number, DayDraft>;

export interface Stretch {
  weekday: number;
  from: number;
  to: number;
}

const USUAL: DayDraft = { isOpen: false, from: 540, to: 1080, pause: null };

/** The form has one break a day: with more than two stretches, it lasts from the end of the first to the start of the last. */
export function weekOf(stretches: readonly Stretch[]): WeekDraft {
  return Object.fromEntries(
    WEEK.map((weekday): [number, DayDraft] => {
      const own = stretches.filter((stretch) => stretch.weekday === weekday).sort((a, b) => a.from - b.from);
      const [first] = own;
      const last = own.at(-1);
      if (!first || !last) return [weekday, USUAL];
      const pause = own.length > 1 ? { from: first.to, to: last.from } : null;
      return [weekday, { isOpen: true, from: first.from, to: last.to, pause }];
    }),
  );
}

/** The hours before and after the break. */
export const spansOf = ({ from, to, pause }: DayDraft): { from: number; to: number }[] =>
  pause
    ? [
        { from, to: pause.from },
        { from: pause.to, to },
      ]
    : [{ from, to }];

/** The day after one end of its hours or of its break was dragged. */
export function draggedDay(day: DayDraft, index: number, end: 'from' | 'to', minute: number, least: number): DayDraft {
  const [first, second] = movedEdge(spansOf(day), index, end, minute, least);
  if (!first) return day;
  return {
    ...day,
    from: first.from,
    to: (second ?? first).to,
    pause: second ? { from: first.to, to: second.from } : null,
  };
}

export function stretchesOf(week: WeekDraft): Stretch[] {
  return WEEK.flatMap((weekday): Stretch[] => {
    const day = week[weekday];
    if (!day?.isOpen) return [];
    return spansOf(day).map((span) => ({ weekday, ...span }));
  });
}

export function dayError({ isOpen, from, to, pause }: DayDraft): string | undefined {
  if (!isOpen) return undefined;
  if (from >= to) return 'The closing time must be after the opening time.';
  if (pause && !(from < pause.from && pause.from < pause.to && pause.to < to))
    return 'The break must be within opening hours.';
  return undefined;
}

export interface DayRun {
  from: LocalDate;
  to: LocalDate;
  reason: string | null;
}

/** Joins consecutive days with the same reason into one line: '24 Dec – 2 Jan'. */
export function runsOf(days: readonly { date: LocalDate; reason?: string | null | undefined }[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const { date, reason = null } of days) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === date && last.reason === reason) last.to = date;
    else runs.push({ from: date, to: date, reason });
  }
  return runs;
}
