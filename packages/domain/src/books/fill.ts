import { type RotaWeek, rotaDays } from '../availability/index.ts';
import { dayNumber, type LocalDate, type Weekday, weekdayOf } from '../time/index.ts';

export type WorkSpan = {
  /** Null: the shop's hours, for people without their own. */
  readonly chairId: number | null;
  readonly weekday: Weekday;
  readonly startMinute: number;
  readonly endMinute: number;
  /** In a rota: only in these weeks, or only on this date. */
  readonly week?: RotaWeek | null;
  readonly date?: LocalDate | null;
};

/** How many minutes all people together work in each hour of each weekday, over a period; `minutes[weekday][hour]`. */
export function openMinutes(
  hours: readonly WorkSpan[],
  chairIds: readonly number[],
  dates: readonly LocalDate[],
): number[][] {
  const minutes = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const hoursOf = (chairId: number | null) =>
    hours
      .filter((span) => span.chairId === chairId)
      .map(({ weekday, startMinute, endMinute, week, date }) => ({
        weekday,
        from: startMinute,
        to: endMinute,
        week: week ?? null,
        date: date ?? null,
      }));
  const shop = rotaDays(hoursOf(null));
  const days = dates.map((date) => ({ number: dayNumber(date), weekday: weekdayOf(date) }));
  for (const chairId of chairIds) {
    const own = rotaDays(hoursOf(chairId));
    for (const { number, weekday } of days)
      for (const { from, to } of own(number) ?? shop(number) ?? [])
        for (let hour = Math.floor(from / 60); hour * 60 < to; hour += 1) {
          const day = minutes[weekday];
          if (day) day[hour] = (day[hour] ?? 0) + Math.min(to, (hour + 1) * 60) - Math.max(from, hour * 60);
        }
  }
  return minutes;
}

/** A share in percent with one decimal; null for a total of zero. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 1000) / 10 : null;
}
