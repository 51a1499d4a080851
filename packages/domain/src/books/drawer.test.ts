import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAWER_KINDS, drawerOf } from './index.ts';

describe('the cash drawer', () => {
  it('[BOOKS-020] contains the float, cash in and out, and what was paid in or taken out', () => {
    const movements = [
      { kind: 'float' as const, amount: 15_000 },
      { kind: 'out' as const, amount: 4_000 },
      { kind: 'in' as const, amount: 500 },
      { kind: 'count' as const, amount: 99_999 },
    ];
    expect(drawerOf(movements, { cash: 14_200, carried: 1 })).toEqual({
      float: 15_000,
      cash: 14_200,
      paidIn: 500,
      paidOut: 4_000,
      expected: 25_700,
    });
  });

  it('[BOOKS-020] starts with the rest of the day before, and a later float corrects an earlier one', () => {
    expect(drawerOf([], { cash: 0, carried: 12_000 }).float).toBe(12_000);
    const floats = [100, 0].map((amount) => ({ kind: 'float' as const, amount }));
    expect(drawerOf(floats, { cash: 0, carried: 12_000 }).float).toBe(0);
  });

  it('[BOOKS-020] counting changes nothing', () => {
    const movement = fc.record({ kind: fc.constantFrom(...DRAWER_KINDS), amount: fc.nat({ max: 100_000 }) });
    fc.assert(
      fc.property(fc.array(movement), fc.integer({ min: -5_000, max: 50_000 }), (movements, cash) => {
        const uncounted = movements.filter(({ kind }) => kind !== 'count');
        expect(drawerOf(movements, { cash, carried: 7 })).toEqual(drawerOf(uncounted, { cash, carried: 7 }));
      }),
    );
  });
});
