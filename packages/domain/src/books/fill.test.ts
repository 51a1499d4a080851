import { describe, expect, it } from 'vitest';
import { openMinutes, shareOf } from './index.ts';

describe('how full a shop was', () => {
  const shop = { chairId: null, weekday: 1 as const, startMinute: 570, endMinute: 660 };
  it('[BOOKS-045] counts each person in each hour of their own working time', () => {
    const own = { chairId: 2, weekday: 1 as const, startMinute: 600, endMinute: 660 };
    // Two Mondays; the first person works the shop's hours, the second their own.
    const minutes = openMinutes([shop, own], [1, 2], ['2026-06-15', '2026-06-22', '2026-06-23']);
    expect(minutes[1]?.slice(9, 12)).toEqual([60, 240, 0]);
    expect(minutes[2]?.every((one) => one === 0)).toBe(true);
  });

  it('[BOOKS-045] includes evenings until midnight, and days with hours of their own', () => {
    const late = { ...shop, startMinute: 1_380, endMinute: 1_440 };
    const [, monday = []] = openMinutes([late], [1], ['2026-06-15']);
    expect(monday).toHaveLength(24);
    expect(monday[23]).toBe(60);
    const once = { ...shop, chairId: 1, date: '2026-06-22', startMinute: 600, endMinute: 615 };
    const own = { ...shop, chairId: 1, startMinute: 600, endMinute: 630 };
    expect(openMinutes([own, once], [1], ['2026-06-15', '2026-06-22'])[1]?.[10]).toBe(45);
    expect(openMinutes([own], [2], ['2026-06-15'])).toEqual(openMinutes([], [], []));
  });

  it('[BOOKS-045] counts every other week of a rota', () => {
    const own = { ...shop, chairId: 1, startMinute: 600, endMinute: 630, week: 'A' as const };
    const inWeek = (date: string) => openMinutes([shop, own], [1], [date])[1]?.slice(9, 11);
    expect([inWeek('2026-06-15'), inWeek('2026-06-22')].toSorted()).toEqual([
      [0, 0],
      [0, 30],
    ]);
  });

  it('[BOOKS-045] a share of nothing is null', () => {
    expect([shareOf(1, 3), shareOf(0, 5), shareOf(0, 0)]).toEqual([33.3, 0, null]);
  });
});
