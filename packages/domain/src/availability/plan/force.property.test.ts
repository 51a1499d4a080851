import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busyCalendar, forceLine, isFree, type Step, stepsByMinutes, stepsFor, stepsProblem } from '../index.ts';

const fives = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map((count) => count * 5);
const steps = fc
  .array(fc.record({ minutes: fives(5, 40), isHandsFree: fc.boolean() }), { minLength: 1, maxLength: 5 })
  .filter((list) => list.some(({ isHandsFree }) => !isHandsFree));
const sum = (list: readonly Step[]) => list.reduce((total, { minutes }) => total + minutes, 0);
const free = (list: readonly Step[]) => list.filter(({ isHandsFree }) => isHandsFree);

describe('steps of a service', () => {
  it('[PLAN-020] add up, include a hands-on one, and are long enough', () => {
    fc.assert(
      fc.property(steps, (list) => {
        expect(stepsProblem(list, sum(list))).toBeUndefined();
      }),
    );
    const work = (minutes: number) => ({ minutes, isHandsFree: false });
    expect(stepsProblem([], 45)).toBeUndefined();
    expect(stepsProblem([work(5), { minutes: 40, isHandsFree: true }], 45)).toBeUndefined();
    expect(stepsProblem([work(7.5), work(37.5)], 45)).toBe('too-short');
    expect(
      stepsProblem(
        Array.from({ length: 8 }, () => work(5)),
        40,
      ),
    ).toBeUndefined();
    expect(stepsProblem([work(30)], 45)).toBe('sum-differs');
    expect(stepsProblem([{ minutes: 45, isHandsFree: true }], 45)).toBe('no-hands');
    expect(stepsProblem([work(4), work(41)], 45)).toBe('too-short');
    expect(
      stepsProblem(
        Array.from({ length: 9 }, () => work(5)),
        45,
      ),
    ).toBe('too-many');
  });

  it('[PLAN-020] of a person with another duration keep the developing time', () => {
    fc.assert(
      fc.property(steps, fives(5, 240), (list, minutes) => {
        const own = stepsFor(list, minutes);
        if (!own) {
          expect(minutes).toBeLessThan(sum(list));
          return;
        }
        expect(stepsProblem(own, minutes)).toBeUndefined();
        expect(free(own)).toEqual(free(list));
      }),
    );
    const [cut, develop, finish] = [
      { minutes: 30, isHandsFree: false },
      { minutes: 20, isHandsFree: true },
      { minutes: 15, isHandsFree: false },
    ];
    const lengths = (minutes: number) => stepsFor([cut, develop, finish], minutes)?.map((step) => step.minutes);
    expect([75, 65, 60, 50, 30, 29].map(lengths)).toEqual([
      [30, 20, 25],
      [30, 20, 15],
      [30, 20, 10],
      [25, 20, 5],
      [5, 20, 5],
      undefined,
    ]);
    expect(finish.minutes).toBe(15);
    expect(stepsFor([], 30)).toBeUndefined();
    const stepsOf = stepsByMinutes([{ minutes: 30, isHandsFree: false }]);
    expect(stepsOf(45)).toBe(stepsOf(45));
  });
});

// On the grid of five minutes, in the middle of a day.
const AT = 86_400 * 20_000 + 12 * 3600;
const range = fc
  .record({ chair: fc.constantFrom(1, 21, 22), from: fives(-60, 120), minutes: fives(5, 60) })
  .map(({ chair, from, minutes }) => ({ chair, from: AT + from * 60, to: AT + (from + minutes) * 60 }));
const overlaps = (a: { chair: number; from: number; to: number }, b: typeof a) =>
  a.chair === b.chair && a.from < b.to && b.from < a.to;

describe('a line placed by the business regardless of the rules', () => {
  it('[PLAN-021] occupies what the engine would, and says of each part whether it was taken', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 5 }), steps, fc.boolean(), (taken, list, hasRoom) => {
        const busy = busyCalendar([1], taken, [], [21, 22]);
        const resources = hasRoom ? [{ units: [21, 22] }] : [];
        const line = { minutes: sum(list), steps: list, resources, bufferMinutes: 10 };
        const forced = forceLine(busy, line, { chair: 1, at: AT, prefer: [22] });
        const all = [...forced.chair, ...forced.units.flat()];
        for (const part of all) expect(part.isTaken).toBe(taken.some((other) => overlaps(part, other)));
        expect(forced.units.length).toBe(hasRoom ? 1 : 0);
        const shop = {
          zone: 'UTC',
          hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday: weekday as 0, from: 0, to: 1440 })),
          closedWeekdays: [],
          closedDates: [],
          blockedDates: [],
          slotMinutes: 5,
          noticeMinutes: 0,
        };
        const placed = isFree({ shop, busy, appointment: [line], now: AT }, AT);
        expect(placed.ok).toBe(all.every(({ isTaken }) => !isTaken));
      }),
    );
  });

  it('[PLAN-021] takes a free unit, preferably the one it had before', () => {
    const busy = busyCalendar([1], [{ chair: 21, from: AT, to: AT + 600 }], [], [21, 22, 23]);
    const line = { minutes: 30, resources: [{ units: [21, 22, 23] }] };
    const unit = (prefer: number[]) => forceLine(busy, line, { chair: 1, at: AT, prefer }).units[0]?.[0]?.chair;
    expect([unit([]), unit([23]), unit([21])]).toEqual([22, 23, 22]);
    const none = forceLine(busyCalendar([1], []), line, { chair: 1, at: AT });
    expect(none.units).toEqual([]);
  });
});
