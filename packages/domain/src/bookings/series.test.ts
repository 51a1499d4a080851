import { describe, expect, it } from 'vitest';
import { busyCalendar, type ShopCalendar } from '../availability/index.ts';
import { instantOf, wallAt } from '../time/index.ts';
import { placeDate, planSeries, seriesWalls } from './index.ts';

const ZONE = 'Europe/Dublin';
const shop: ShopCalendar = {
  zone: ZONE,
  hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday: weekday as 1, from: 9 * 60, to: 17 * 60 })),
  closedWeekdays: [],
  closedDates: ['2026-12-26'],
  blockedDates: [],
  slotMinutes: 15,
  noticeMinutes: 0,
};
const at = (date: string, minute: number) => instantOf(ZONE, wallAt(date, minute));
const TEN = 10 * 60 + 45;

describe('a series of appointments', () => {
  it('[DAY-020] comes every so many weeks at the same time of the wall clock', () => {
    expect(seriesWalls({ from: '2026-08-22', every: 6, count: 6, minute: TEN })).toEqual(
      ['2026-10-03', '2026-11-14', '2026-12-26', '2027-02-06', '2027-03-20', '2027-05-01'].map((day) =>
        wallAt(day, TEN),
      ),
    );
  });

  it('[DAY-021] offers the nearest free time for a date that is taken or closed', () => {
    const busy = busyCalendar([1], [{ chair: 1, from: at('2026-11-14', TEN - 60), to: at('2026-11-14', TEN + 30) }]);
    const query = { shop, busy, appointment: [{ minutes: 75 }], now: at('2026-08-22', 600) };
    const plan = planSeries(query, seriesWalls({ from: '2026-08-22', every: 6, count: 4, minute: TEN }));
    expect(plan.map(({ why }) => why)).toEqual([null, 'taken', 'closed', null]);
    expect(plan[1]?.at).toBe(at('2026-11-14', TEN + 30));
    expect(plan[2]?.at).not.toBeNull();
    for (const { at: time } of plan) expect(placeDate(query, time ?? 0)).not.toBeNull();
  });
});
