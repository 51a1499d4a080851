import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateAt,
  datesIn,
  type Instant,
  monthOf,
  monthRange,
  startOfDay,
  type Weekday,
} from '../time/index.ts';
import {
  type AvailabilityQuery,
  busyCalendar,
  dayTimes,
  firstFree,
  isFree,
  monthAvailability,
  nearestFree,
} from './index.ts';
import { type ReferenceCase, referenceStarts } from './slow-reference.ts';

const CLOCK_CHANGES: readonly (readonly [string, string])[] = [
  ['Europe/Dublin', '2026-03-29'],
  ['Europe/Dublin', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Europe/Dublin', '2026-06-17'],
  ['Asia/Kolkata', '2026-12-31'],
];

const chairs = [7, 3, 5];
const weekdays: Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** One or two stretches, often at night where the clocks change, never overlapping. */
const stretches = fc
  .tuple(fc.nat({ max: 600 }), fc.nat({ max: 400 }), fc.nat({ max: 120 }), fc.nat({ max: 500 }))
  .map(([from, length, pause, second]) => [
    { from, to: Math.min(1440, from + length) },
    { from: from + length + pause + 1, to: Math.min(1440, from + length + pause + 1 + second) },
  ]);

const cases: fc.Arbitrary<ReferenceCase & { date: string }> = fc
  .record({
    change: fc.constantFrom(...CLOCK_CHANGES),
    shift: fc.integer({ min: -1, max: 1 }),
    hours: stretches,
    slotMinutes: fc.constantFrom(5, 15, 20, 30, 45, 60),
    noticeMinutes: fc.constantFrom(0, 30, 180),
    nowMinutes: fc.integer({ min: -2000, max: 1500 }),
    chairCount: fc.integer({ min: 0, max: 3 }),
    visit: fc.array(
      fc.record(
        { minutes: fc.integer({ min: 1, max: 120 }), chairs: fc.subarray(chairs) },
        { requiredKeys: ['minutes'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    busy: fc.array(
      fc.record({
        chair: fc.constantFrom(...chairs),
        at: fc.integer({ min: -200, max: 1600 }),
        minutes: fc.nat({ max: 150 }),
      }),
      { maxLength: 25 },
    ),
    off: fc.constantFrom('none', 'none', 'none', 'weekday', 'date', 'blocked'),
  })
  .map((made) => {
    const [zone, day] = made.change;
    const date = addDays(day, made.shift);
    const midnight = startOfDay(zone, date);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday;
    return {
      date,
      shop: {
        zone,
        hours: weekdays.flatMap((each) => made.hours.map((stretch) => ({ weekday: each, ...stretch }))),
        closedWeekdays: made.off === 'weekday' ? [weekday] : [],
        closedDates: made.off === 'date' ? [date] : [],
        blockedDates: made.off === 'blocked' ? [date] : [],
        slotMinutes: made.slotMinutes,
        noticeMinutes: made.noticeMinutes,
      },
      chairs: chairs.slice(0, made.chairCount),
      ranges: made.busy.map(({ chair, at, minutes }) => ({
        chair,
        from: midnight + at * 60,
        to: midnight + (at + minutes) * 60,
      })),
      visit: made.visit,
      now: midnight + made.nowMinutes * 60,
    };
  });

const queryOf = (made: ReferenceCase): AvailabilityQuery => ({
  shop: made.shop,
  busy: busyCalendar(made.chairs, made.ranges),
  visit: made.visit,
  now: made.now,
});

describe('the engine against the slow reference', () => {
  it('finds the same starts, also where the clocks change', () => {
    fc.assert(
      fc.property(cases, (made) => {
        expect(dayTimes(queryOf(made), made.date).starts).toEqual(referenceStarts(made, made.date));
      }),
      { numRuns: 400 },
    );
  });

  it('isFree agrees on every minute of the day, and its chairs are free and allowed', () => {
    fc.assert(
      fc.property(cases, (made) => {
        const query = queryOf(made);
        const starts = new Set<Instant>(referenceStarts(made, made.date));
        const midnight = startOfDay(made.shop.zone, made.date);
        for (let instant = midnight; dateAt(made.shop.zone, instant) === made.date; instant += 300) {
          const answer = isFree(query, instant);
          expect(answer.ok).toBe(starts.has(instant));
          if (!answer.ok) continue;
          answer.value.forEach((line, index) => {
            expect(made.visit[index]?.chairs ?? chairs).toContain(line.chair);
            const clash = made.ranges.some(
              (range) =>
                range.chair === line.chair && range.from < range.to && range.from < line.to && line.from < range.to,
            );
            expect(clash).toBe(false);
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a month is its days, and its first times are the first of them', () => {
    fc.assert(
      fc.property(cases, (made) => {
        const query = queryOf(made);
        const month = monthAvailability(query, monthOf(made.date));
        const days = datesIn(monthRange(made.date)).map((date) => dayTimes(query, date));
        expect(month.days).toEqual(days.map(({ starts: _, ...day }) => day));
        const starts = days.flatMap((day) => day.starts);
        expect(month.firstFree).toEqual(starts.slice(0, 3));
        for (const day of days) {
          expect(day.morning.free + day.afternoon.free + day.evening.free).toBe(day.starts.length);
          expect(day.state === 'free').toBe(day.starts.length > 0);
        }
        const inMonth = firstFree(query, 3, { from: monthRange(made.date).from, days: days.length });
        expect(inMonth).toEqual(starts.slice(0, 3));
      }),
      { numRuns: 40 },
    );
  });

  it('the nearest times are nearest', () => {
    fc.assert(
      fc.property(cases, fc.nat({ max: 1440 }), (made, minute) => {
        const query = queryOf(made);
        const target = startOfDay(made.shop.zone, made.date) + minute * 60;
        const nearest = nearestFree(query, target, 3);
        expect(nearest).toEqual(nearest.toSorted((a, b) => a - b));
        expect(nearest).not.toContain(target);
        const farthest = Math.max(0, ...nearest.map((start) => Math.abs(start - target)));
        const around = datesIn({ from: addDays(made.date, -2), to: addDays(made.date, 2) });
        const closer = around
          .flatMap((date) => referenceStarts(made, date))
          .filter((start) => start !== target && Math.abs(start - target) < farthest);
        expect(closer.every((start) => nearest.includes(start))).toBe(true);
        for (const start of nearest) expect(isFree(query, start).ok).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
