import { type DayNumber, dayNumber, type LocalDate, weekdayOfDay } from '../time/index.ts';
import { mergeHours, mergeStretches, type Stretch } from './shop-days.ts';
import { type OpenHours, ROTA_WEEKS, type RotaWeek } from './types.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Monday 5 January 1970. Weeks are counted from there, so A and B alternate across the turn of every year. */
const FIRST_MONDAY = 4;

/** Whether a date is in an A or in a B week. */
export function rotaWeekOf(date: LocalDate): RotaWeek {
  return weekOfDay(dayNumber(date));
}

function weekOfDay(day: DayNumber): RotaWeek {
  return Math.floor((day - FIRST_MONDAY) / 7) % 2 === 0 ? 'A' : 'B';
}

/**
 * A person's own rota, prepared for many days: the hours of a date, otherwise those of its weekday in an A, B or every
 * week. Undefined on days without their own hours, when the shop's apply.
 */
export function rotaDays(own: readonly OpenHours[]): (day: DayNumber) => readonly Stretch[] | undefined {
  const weekly = own.filter(({ date }) => !date);
  const single = Map.groupBy(
    own.filter(({ date }) => date),
    ({ date }) => dayNumber(date as LocalDate),
  );
  const onDate = new Map([...single].map(([day, hours]) => [day, mergeStretches(hours)]));
  const inWeek = Object.fromEntries(
    ROTA_WEEKS.map((name) => {
      const counted = weekly.filter(({ week }) => !week || week === name);
      return [name, WEEKDAYS.map((weekday) => mergeHours(counted, weekday))];
    }),
  );
  return (day) => onDate.get(day) ?? (weekly.length === 0 ? undefined : inWeek[weekOfDay(day)]?.[weekdayOfDay(day)]);
}

/** When a chair works on a date: by its own rota, otherwise by the shop's hours. */
export function workOn(own: readonly OpenHours[], shop: readonly OpenHours[], date: LocalDate): readonly Stretch[] {
  const day = dayNumber(date);
  return rotaDays(own)(day) ?? mergeHours(shop, weekdayOfDay(day));
}

export type RotaProblem = { readonly index: number; readonly field: 'from' | 'to'; readonly message: string };

/** Errors in the spans of one day, by field: one that ends before it begins, or begins before the last one ends. */
export function spansProblem(spans: readonly { readonly from: number; readonly to: number }[]): RotaProblem | null {
  for (const [index, { from, to }] of spans.entries()) {
    if (to <= from) return { index, field: 'to', message: 'This ends before it begins.' };
    const before = spans[index - 1];
    if (before && from < before.to) return { index, field: 'from', message: 'This overlaps the hours before it.' };
  }
  return null;
}
