import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, wallAt } from '../time/index.ts';
import { busyCalendar, gapsOfDay, type ShopCalendar } from './index.ts';

const ZONE = 'Europe/Dublin';
const at = (minute: number) => instantOf(ZONE, wallAt('2026-08-13', minute));
const shop: ShopCalendar = {
  zone: ZONE,
  hours: [{ weekday: 4, from: 9 * 60, to: 17 * 60 }],
  closedWeekdays: [],
  closedDates: [],
  blockedDates: [],
  slotMinutes: 15,
  noticeMinutes: 0,
};

describe('free people', () => {
  it("[DAY-001] finds each chair's free time from now until closing", () => {
    const busy = busyCalendar(
      [1, 2],
      [
        { chair: 1, from: at(10 * 60), to: at(11 * 60) },
        { chair: 2, from: at(9 * 60), to: at(17 * 60) },
      ],
    );
    expect(gapsOfDay(shop, busy, at(10 * 60 + 52))).toEqual([{ chair: 1, from: at(11 * 60), to: at(17 * 60) }]);
    expect(gapsOfDay(shop, busy, at(9 * 60 + 7))[0]).toEqual({ chair: 1, from: at(9 * 60 + 7), to: at(10 * 60) });
  });

  it('[DAY-001] leaves out breaks, time off and what is taken, and keeps what only touches them', () => {
    const split = { ...shop, hours: [540, 780].map((from) => ({ weekday: 4 as const, from, to: from + 180 })) };
    const off = [{ chair: 1, from: at(540), to: at(600) }];
    const taken = [
      { chair: 1, from: at(480), to: at(600) },
      { chair: 1, from: at(660), to: at(690) },
      { chair: 1, from: at(960), to: at(1_000) },
      { chair: 8, from: at(540), to: at(700) },
    ];
    const hour = (from: number, to: number) => ({ chair: 1, from: at(from), to: at(to) });
    const gaps = gapsOfDay(split, busyCalendar([1], taken, off, [8]), at(0));
    expect(gaps).toEqual([hour(600, 660), hour(690, 720), hour(780, 960)]);
  });

  it('finds nothing on a closed day and after closing', () => {
    const busy = busyCalendar([1], []);
    expect(gapsOfDay({ ...shop, closedDates: ['2026-08-13'] }, busy, at(600))).toEqual([]);
    expect(gapsOfDay(shop, busy, at(17 * 60))).toEqual([]);
  });

  it('[DAY-001] never finds a minute that is taken', () => {
    const span = fc.tuple(fc.nat({ max: 1_439 }), fc.integer({ min: 5, max: 200 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), fc.nat({ max: 1_000 }), (spans, now) => {
        const taken = spans.map(([from, minutes]) => ({ chair: 1, from: at(from), to: at(from) + minutes * 60 }));
        const gaps = gapsOfDay(shop, busyCalendar([1], taken), at(now));
        for (const gap of gaps) {
          expect(gap.from).toBeGreaterThanOrEqual(at(now));
          expect(gap.to).toBeGreaterThan(gap.from);
          for (const { from, to } of taken) expect(to <= gap.from || from >= gap.to).toBe(true);
        }
      }),
    );
  });
});
