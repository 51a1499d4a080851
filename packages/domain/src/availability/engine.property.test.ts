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
import { type ReferenceCase, referenceStarts } from './testing/slow-reference.ts';

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

/** Multiples of five minutes, so that ranges often touch exactly. */
const fives = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map((n) => n * 5);

/** One or two opening periods that never overlap, mostly in the early hours when the clocks change. */
const stretches = fc
  .tuple(fc.oneof(fives(0, 120), fives(0, 900)), fives(60, 400), fives(0, 120), fives(0, 500))
  .map(([from, length, pause, second]) => {
    const again = from + length + pause;
    return [
      { from, to: from + length },
      { from: again, to: Math.min(1440, again + second) },
    ] as const;
  });

const cases: fc.Arbitrary<ReferenceCase & { date: string }> = fc
  .record({
    change: fc.constantFrom(...CLOCK_CHANGES),
    shift: fc.integer({ min: -1, max: 1 }),
    hours: stretches,
    slotMinutes: fc.constantFrom(5, 5, 15, 20, 30, 45),
    noticeMinutes: fc.constantFrom(0, 30, 180),
    nowMinutes: fc.oneof(fc.constant(-3000), fives(-2000, 600)),
    chairCount: fc.constantFrom(0, 1, 1, 1, 2, 2, 3),
    appointment: fc.array(
      fc.record(
        {
          minutes: fc.oneof(fives(5, 60), fc.integer({ min: 1, max: 120 })),
          chairs: fc.subarray(chairs, { minLength: 1 }),
          bufferMinutes: fives(0, 30),
        },
        { requiredKeys: ['minutes'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    offCount: fc.constantFrom(0, 0, 1, 3),
    busy: fc.array(
      fc.record({
        chair: fc.constantFrom(7, 7, 3, 5),
        at: fc.oneof(fives(-30, 360), fives(-30, 360), fives(-200, 1600)),
        minutes: fives(0, 90),
      }),
      { minLength: 2, maxLength: 12 },
    ),
    off: fc.constantFrom('none', 'none', 'none', 'none', 'none', 'none', 'weekday', 'date', 'blocked'),
  })
  .map((made) => {
    const [zone, day] = made.change;
    const date = addDays(day, made.shift);
    const midnight = startOfDay(zone, date);
    const ranges = made.busy.map(({ chair, at, minutes }) => ({
      chair,
      from: midnight + (made.hours[0].from + at) * 60,
      to: midnight + (made.hours[0].from + at + minutes) * 60,
    }));
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
      ranges: ranges.slice(made.offCount),
      off: ranges.slice(0, made.offCount),
      appointment: made.appointment,
      now: midnight + made.nowMinutes * 60,
    };
  });

const queryOf = (made: ReferenceCase): AvailabilityQuery => ({
  shop: made.shop,
  busy: busyCalendar(made.chairs, made.ranges, made.off),
  appointment: made.appointment,
  now: made.now,
});

describe('the engine compared with the slow reference', { timeout: 60_000 }, () => {
  it('finds the same starts, also on clock-change days', () => {
    fc.assert(
      fc.property(cases, (made) => {
        expect(dayTimes(queryOf(made), made.date).starts).toEqual(referenceStarts(made, made.date));
      }),
      { numRuns: 600 },
    );
  });

  it('is tested with many cases where some starts are free and some taken', () => {
    const sample = fc.sample(cases, { numRuns: 200, seed: 1 });
    const mixed = sample.filter((made) => {
      const free = referenceStarts(made, made.date).length;
      return free > 0 && free < referenceStarts({ ...made, ranges: [] }, made.date).length;
    });
    expect(mixed.length).toBeGreaterThan(20);
  });

  it('isFree agrees for every minute of the day, and returns chairs that are free and allowed', () => {
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
            expect(made.appointment[index]?.chairs ?? chairs).toContain(line.chair);
            const clash = [...made.ranges, ...made.off].some(
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

  it('a month equals its days, and its first times are the earliest of them', () => {
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

  it('nearestFree returns the nearest times', () => {
    fc.assert(
      fc.property(cases, fc.nat({ max: 1440 }), (made, minute) => {
        const query = queryOf(made);
        const target = startOfDay(made.shop.zone, made.date) + minute * 60;
        const nearest = nearestFree(query, target);
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
