import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMovement, productLimits, shortOf, stockState } from './index.ts';

const correction = (quantity: number, reason = 'Broken') => ({ kind: 'correction' as const, quantity, reason });
const delivery = (quantity: number) => ({ kind: 'delivery' as const, quantity, reason: '' });

describe('stock', () => {
  it.each([
    [delivery(0), 'bad-quantity'],
    [delivery(-1), 'bad-quantity'],
    [delivery(1.5), 'bad-quantity'],
    [delivery(productLimits.quantity + 1), 'bad-quantity'],
    [correction(0), 'bad-quantity'],
    [correction(-1, '  '), 'reason-missing'],
    [correction(-4), 'below-zero'],
  ])('[PROD-002] refuses %o with %s', (movement, code) => {
    const checked = checkMovement(movement, 3);
    expect(checked.ok ? null : checked.refusal.code).toBe(code);
  });

  it('[PROD-002] a correction removes at most the stock, and corrects what was oversold', () => {
    expect(checkMovement(correction(-3), 3).ok).toBe(true);
    expect(checkMovement(correction(1), -2).ok).toBe(true);
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.nat(20), (quantity, stock) => {
        const checked = checkMovement(correction(quantity), stock);
        expect(checked.ok).toBe(quantity !== 0 && stock + quantity >= 0);
      }),
    );
  });

  it('[PROD-002] a movement has up to 9,999 pieces, and a delivery needs no reason', () => {
    expect(checkMovement(delivery(productLimits.quantity), 0).ok).toBe(true);
    expect(checkMovement(delivery(1), -5).ok).toBe(true);
  });

  it('[PROD-002] a refused correction says how many there are to remove', () => {
    expect(checkMovement(correction(-4), 3)).toMatchObject({ refusal: { stock: 3 } });
    expect(checkMovement(correction(-1), -2)).toMatchObject({ refusal: { stock: 0 } });
  });

  it('[PROD-004] is low at the shop’s mark, and out at zero', () => {
    expect([stockState(3, 2), stockState(2, 2), stockState(0, 2), stockState(-1, 0), stockState(1, 0)]).toEqual([
      'enough',
      'low',
      'out',
      'out',
      'enough',
    ]);
  });

  it('[PROD-003] names each product that is requested more often than it is in stock', () => {
    const stock = new Map([
      [1, 2],
      [2, -1],
    ]);
    expect(shortOf([{ productId: 1, quantity: 2 }], stock)).toEqual([]);
    const wanted = [1, 1, 2, 3].map((productId) => ({ productId, quantity: productId === 1 ? 2 : 1 }));
    expect(shortOf(wanted, stock)).toEqual([1, 2, 3]);
  });
});
