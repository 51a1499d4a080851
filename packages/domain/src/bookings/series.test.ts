import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busyCalendar, type ShopCalendar } from '../availability/index.ts';
import { addDays, dateOfWall, instantOf, minuteOfWall, type Weekday, wallAt, weekdayOf } from '../time/index.ts';
import { placeDate, planSeries, seriesFrom, seriesWalls } from './index.ts';

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
  it('[DAY-020] repeats every few weeks at the same wall-clock time', () => {
    expect(seriesWalls({ from: '2026-08-22', every: 6, count: 6, minute: TEN })).toEqual(
      ['2026-10-03', '2026-11-14', '2026-12-26', '2027-02-06', '2027-03-20', '2027-05-01'].map((day) =>
        wallAt(day, TEN),
      ),
    );
  });

  it('[DAY-024] can be on another weekday and at another time, and every date comes in a later week', () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-05', days));
    const weekday = fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<Weekday>;
    const minute = fc.integer({ min: 0, max: 1_439 });
    const weeks = fc.integer({ min: 1, max: 26 });
    fc.assert(
      fc.property(day, minute, weekday, minute, weeks, (date, was, wanted, time, every) => {
        const from = seriesFrom(wallAt(date, was), { weekday: wanted, minute: time });
        const walls = seriesWalls({ from: dateOfWall(from), every, count: 5, minute: minuteOfWall(from) });
        expect(walls.map((wall) => weekdayOf(dateOfWall(wall)))).toEqual(walls.map(() => wanted));
        expect(walls.map(minuteOfWall)).toEqual(walls.map(() => time));
        const monday = (wall: number) => Math.floor((wall / 86_400 + 3) / 7);
        expect(walls.map((wall) => monday(wall) - monday(wallAt(date)))).toEqual([1, 2, 3, 4, 5].map((n) => n * every));
      }),
    );
  });

  it('[DAY-021] offers the nearest free time for a date that is taken or closed', () => {
    const busy = busyCalendar([1], [{ chair: 1, from: at('2026-11-14', TEN - 60), to: at('2026-11-14', TEN + 30) }]);
    const query = { shop, busy, appointment: [{ minutes: 75 }], now: at('2026-08-22', 600) };
    const plan = planSeries(query, seriesWalls({ from: '2026-08-22', every: 6, count: 4, minute: TEN }));
    expect(plan.map(({ why }) => why)).toEqual([null, 'taken', 'closed', null]);
    expect(plan[1]?.at).toBe(at('2026-11-14', TEN + 30));
    expect(plan[2]?.at).not.toBeNull();
    for (const { at: time } of plan) expect(placeDate(query, time ?? 0)).toMatchObject([{ chair: 1, from: time }]);
    expect(placeDate(query, at('2026-11-14', TEN))).toBeNull();
  });

  it('[DAY-021] offers the nearest free time for one that the clocks skip', () => {
    const nights = { ...shop, hours: [{ weekday: 0 as const, from: 2 * 60, to: 5 * 60 }], slotMinutes: 30 };
    const query = {
      shop: nights,
      busy: busyCalendar([1], []),
      appointment: [{ minutes: 30 }],
      now: at('2026-03-01', 0),
    };
    // 1:30 became 2:30, which is free.
    const [plan] = planSeries(query, [wallAt('2026-03-29', 90)]);
    expect(plan?.why).toBe('off-grid');
    expect(placeDate(query, plan?.at ?? 0)).not.toBeNull();
  });
});
