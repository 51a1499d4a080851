import { expect, it } from 'vitest';
import { type BusyRange, busyCalendar, type ShopCalendar } from '../availability/index.ts';
import { instantOf, wallAt } from '../time/index.ts';
import { firstPairs } from './index.ts';

const ZONE = 'Europe/Dublin';
const at = (date: string, hour: number) => instantOf(ZONE, wallAt(date, hour * 60));
const shop: ShopCalendar = {
  zone: ZONE,
  hours: ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({ weekday, from: 540, to: 1020 })),
  closedWeekdays: [],
  closedDates: [],
  blockedDates: [],
  slotMinutes: 60,
  noticeMinutes: 0,
  horizonDays: 60,
};

/** On Tuesday 16 June at seven in the morning. */
function pairs(count: number, days: number, taken: BusyRange[] = []) {
  const query = { shop, now: at('2026-06-16', 7), busy: busyCalendar([1], taken), appointment: [{ minutes: 60 }] };
  return firstPairs(query, 15, { count, days });
}

it('[BOOK-105] a pair has the last call of the day before, and one of the same day only if there is none', () => {
  expect(pairs(2, 10)).toEqual([
    { appointment: at('2026-06-16', 12), call: at('2026-06-16', 9) },
    { appointment: at('2026-06-17', 9), call: at('2026-06-16', 16) },
  ]);
});

it('[BOOK-105] the day before is any earlier day with a free call', () => {
  const wednesday = { chair: 1, from: at('2026-06-17', 9), to: at('2026-06-17', 17) };
  expect(pairs(2, 10, [wednesday]).at(-1)).toEqual({
    appointment: at('2026-06-18', 9),
    call: at('2026-06-16', 16),
  });
});

it('[BOOK-105] a call on an earlier day is preferred over one on the same day', () => {
  const morning = { chair: 2, from: at('2026-06-17', 9), to: at('2026-06-17', 14) };
  const query = {
    shop,
    now: at('2026-06-16', 7),
    busy: busyCalendar([1, 2], [morning]),
    appointment: [{ minutes: 60, chairs: [2] }],
  };
  expect(firstPairs(query, 15, { count: 2, days: 10 }).at(-1)).toEqual({
    appointment: at('2026-06-17', 14),
    call: at('2026-06-16', 16),
  });
});

it('[BOOK-105] no pair is further ahead than requested, nor offered without a free call', () => {
  expect(pairs(5, 2).map(({ appointment }) => appointment)).toEqual([at('2026-06-16', 12), at('2026-06-17', 9)]);
  expect(pairs(5, 2, [{ chair: 1, from: at('2026-06-16', 0), to: at('2026-06-18', 0) }])).toEqual([]);
});
