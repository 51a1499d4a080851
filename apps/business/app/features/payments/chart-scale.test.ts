import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisOf } from './chart-scale.ts';

it('covers the largest amount and leaves less than three fifths unused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (largest) => {
      const top = axisOf(largest).at(-1) ?? 0;
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(top).toBeLessThanOrEqual(Math.max(4, largest * 2.5));
    }),
  );
});

it.each([
  [0, [0, 0.25, 0.5, 0.75, 1]],
  [1_500, [0, 500, 1_000, 1_500, 2_000]],
  [438.4, [0, 200, 400, 600, 800]],
])('of %d is %o', (largest, axis) => {
  expect(axisOf(largest)).toEqual(axis);
});
