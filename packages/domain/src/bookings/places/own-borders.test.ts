import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownBorders } from '../index.ts';

const AT = 1_781_600_000;
type Place = Parameters<typeof ownBorders>[0][number];

/** Consecutive services, each with preparation and clean-up at its chair, some in a room. */
const anyPlaces = fc
  .array(
    fc.record({
      chairId: fc.constantFrom(1, 2),
      minutes: fc.integer({ min: 5, max: 30 }),
      before: fc.integer({ min: 0, max: 20 }),
      after: fc.integer({ min: 0, max: 40 }),
      unit: fc.option(fc.constantFrom(21, 22)),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((lines) => {
    let startsAt = AT;
    return lines.map(({ chairId, minutes, before, after, unit }): Place => {
      const place = { chairId, startsAt, minutes, busyUntil: startsAt + (minutes + after) * 60 };
      startsAt += minutes * 60;
      if (before === 0 && unit === null) return place;
      const whole = { from: -before * 60, to: (minutes + after) * 60 };
      return { ...place, parts: [null, ...(unit === null ? [] : [unit])].map((at) => ({ unit: at, ...whole })) };
    });
  });

/** The minutes that a place occupies a chair or unit. */
function minutesOf({ chairId, startsAt, busyUntil, parts }: Place): string[] {
  const ranges = parts ?? [{ unit: null, from: 0, to: busyUntil - startsAt }];
  return ranges.flatMap(({ unit, from, to }) =>
    Array.from({ length: (to - from) / 60 }, (_, at) => `${unit ?? chairId}/${startsAt + from + at * 60}`),
  );
}

describe('the services of one appointment', () => {
  it('[PLAN-037] never occupy a chair or room together, and keep their own work', () => {
    fc.assert(
      fc.property(anyPlaces, (places) => {
        const bordered = ownBorders(places);
        const kept = bordered.flatMap(minutesOf);
        expect(new Set(kept).size).toBe(kept.length);
        for (const [index, { chairId, startsAt, minutes }] of places.entries()) {
          const own = new Set(minutesOf(bordered[index] as Place));
          for (let at = startsAt; at < startsAt + minutes * 60; at += 60)
            expect(own.has(`${chairId}/${at}`)).toBe(true);
          expect(
            minutesOf(bordered[index] as Place).every((one) => minutesOf(places[index] as Place).includes(one)),
          ).toBe(true);
        }
      }),
    );
  });

  it('[PLAN-037] are cleaned up after by somebody who has finished, and not between two by the same person', () => {
    const place = (chairId: number, startsAt: number) => ({
      chairId,
      startsAt,
      minutes: 30,
      busyUntil: startsAt + 2700,
    });
    const ends = (...chairs: number[]) =>
      ownBorders(chairs.map((chairId, at) => place(chairId, at * 1800))).map(({ busyUntil }) => busyUntil / 60);
    expect(ends(1, 2)).toEqual([45, 75]);
    expect(ends(1, 1)).toEqual([30, 75]);
    expect(ends(1, 2, 1)).toEqual([45, 75, 105]);
  });

  it('[PLAN-037] prepare after the clean-up before, where there is too little time for both', () => {
    const first: Place = { chairId: 1, startsAt: 0, minutes: 30, busyUntil: 45 * 60 };
    const between: Place = { chairId: 2, startsAt: 30 * 60, minutes: 20, busyUntil: 50 * 60 };
    const parts = [{ unit: null, from: -10 * 60, to: 30 * 60 }];
    const last: Place = { chairId: 1, startsAt: 50 * 60, minutes: 30, busyUntil: 80 * 60, parts };
    expect(ownBorders([first, between, last])[2]?.parts).toEqual([{ unit: null, from: -5 * 60, to: 30 * 60 }]);
    expect(ownBorders([first, between, last])[0]?.busyUntil).toBe(45 * 60);
  });
});
