import { type LocalDate, type Weekday, weekdayOf } from '../time/index.ts';

export type WorkSpan = {
  /** Null: the hours of the shop, for whoever has none of their own. */
  readonly chairId: number | null;
  readonly weekday: Weekday;
  readonly startMinute: number;
  readonly endMinute: number;
};

/** How many minutes all people together work in each hour of each weekday, over some days; `minutes[weekday][hour]`. */
export function openMinutes(
  hours: readonly WorkSpan[],
  chairIds: readonly number[],
  dates: readonly LocalDate[],
): number[][] {
  const counts = Array.from({ length: 7 }, () => 0);
  for (const date of dates) counts[weekdayOf(date)] = (counts[weekdayOf(date)] ?? 0) + 1;
  const minutes = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const chairId of chairIds) {
    const own = hours.filter((span) => span.chairId === chairId);
    for (const span of own.length > 0 ? own : hours.filter((shop) => shop.chairId === null))
      for (let hour = 0; hour < 24; hour += 1) {
        const worked = Math.min(span.endMinute, (hour + 1) * 60) - Math.max(span.startMinute, hour * 60);
        const day = minutes[span.weekday];
        if (worked > 0 && day) day[hour] = (day[hour] ?? 0) + worked * (counts[span.weekday] ?? 0);
      }
  }
  return minutes;
}

/** A share in percent with one decimal; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 1000) / 10 : null;
}
