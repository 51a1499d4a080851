import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedEdge } from './moved-edge.ts';

const STEP = 15;
/** Spans in order with at least a step between them, each at least a step long. */
const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 8 })
  .map((quarters) => quarters.sort((a, b) => a - b).map((quarter) => quarter * STEP))
  .map((ends) =>
    ends.flatMap((from, index) =>
      index % 2 === 0 && ends[index + 1] ? [{ from, to: ends[index + 1] as number }] : [],
    ),
  );

describe('an end that is dragged', () => {
  it('[ROTA-041] goes where it is dragged', () => {
    expect(movedEdge([{ from: 540, to: 1_080 }], 0, 'from', 600, STEP)).toEqual([{ from: 600, to: 1_080 }]);
    expect(movedEdge([{ from: 540, to: 1_080 }], 0, 'to', 1_200, STEP)).toEqual([{ from: 540, to: 1_200 }]);
  });

  it('[ROTA-041] stops at its own other end, at the next span and at midnight', () => {
    const day = [
      { from: 540, to: 720 },
      { from: 780, to: 1_080 },
    ];
    expect(movedEdge(day, 0, 'from', 2_000, STEP)[0]).toEqual({ from: 705, to: 720 });
    expect(movedEdge(day, 0, 'to', 900, STEP)[0]).toEqual({ from: 540, to: 765 });
    expect(movedEdge(day, 1, 'from', 0, STEP)[1]).toEqual({ from: 735, to: 1_080 });
    expect(movedEdge(day, 1, 'to', 5_000, STEP)[1]).toEqual({ from: 780, to: 1_440 });
    expect(movedEdge(day, 0, 'from', -60, STEP)[0]).toEqual({ from: 0, to: 720 });
  });

  it('[ROTA-041] leaves spans in order, none empty and the others as they were', () => {
    fc.assert(
      fc.property(
        spans,
        fc.nat(7),
        fc.boolean(),
        fc.integer({ min: -200, max: 1_700 }),
        (day, pick, isFrom, minute) => {
          fc.pre(day.length > 0);
          const index = pick % day.length;
          const moved = movedEdge(day, index, isFrom ? 'from' : 'to', minute, STEP);
          expect(moved.filter((_, at) => at !== index)).toEqual(day.filter((_, at) => at !== index));
          for (const [at, { from, to }] of moved.entries()) {
            expect(from).toBeLessThan(to);
            expect(from).toBeGreaterThanOrEqual(moved[at - 1]?.to ?? 0);
            expect(to).toBeLessThanOrEqual(1_440);
          }
        },
      ),
    );
  });
});
