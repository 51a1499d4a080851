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

  it('[BOOKS-045] a share of nothing is null', () => {
    expect([shareOf(1, 3), shareOf(0, 5), shareOf(0, 0)]).toEqual([33.3, 0, null]);
  });
});
