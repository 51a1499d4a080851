import type { Weekday } from '@thyme/domain/time';
import type { HoursPattern } from '../shops/index.ts';

export interface HoursRow {
  weekday: Weekday;
  startMinute: number;
  endMinute: number;
}

const at = (hour: number, minute = 0) => hour * 60 + minute;
const on = (weekdays: number[], ...spans: [number, number][]): HoursRow[] =>
  weekdays.flatMap((weekday) =>
    spans.map(([startMinute, endMinute]) => ({ weekday: weekday as Weekday, startMinute, endMinute })),
  );

/** Typical weeks of small shops. A day that is not listed is closed. */
export const hoursPatterns: Record<HoursPattern, HoursRow[]> = {
  studio: [
    ...on([2, 5], [at(9), at(18)]),
    ...on([3], [at(9), at(20)]),
    ...on([4], [at(10), at(20)]),
    ...on([6], [at(8, 30), at(17)]),
  ],
  six: [...on([1, 2, 3, 4, 5], [at(9, 30), at(18)]), ...on([6], [at(9), at(17)])],
  late: [
    ...on([1, 2, 3], [at(10), at(19)]),
    ...on([4, 5], [at(10), at(20, 30)]),
    ...on([6], [at(9), at(18)]),
    ...on([0], [at(12), at(18)]),
  ],
  weekend: [...on([3, 4, 5], [at(10), at(19)]), ...on([6], [at(9), at(18)]), ...on([0], [at(10), at(16)])],
  early: [
    ...on([1, 2, 3, 4, 5], [at(7), at(12)], [at(14), at(20)]),
    ...on([6], [at(8), at(13)]),
    ...on([0], [at(9), at(14)]),
  ],
  split: [...on([1, 2, 4, 5], [at(9), at(13)], [at(14), at(18)]), ...on([3], [at(9), at(13)])],
  short: on([2, 3, 4, 5, 6], [at(10), at(16)]),
  daily: [...on([1, 2, 3, 4, 5], [at(9), at(19)]), ...on([6], [at(9), at(18)]), ...on([0], [at(11), at(17)])],
};
