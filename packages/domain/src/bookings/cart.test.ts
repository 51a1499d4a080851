import { describe, expect, it } from 'vitest';
import { canAddOne, isSavedChoiceFresh, readQuantity, remainingSales, SAVED_CHOICE_MS } from './index.ts';

describe('sales limits', () => {
  it('[CONST-030] a limit of -999 means unlimited sales', () => {
    expect(remainingSales(-999, 5000)).toBe(Number.POSITIVE_INFINITY);
    expect(canAddOne({ quantity: 98, salesLimit: -999, sold: 5000 })).toBe(true);
  });

  it.each([
    [10, 4, 6],
    [10, 10, 0],
    [10, 12, 0],
    [0, 0, 0],
  ])('of %i with %i sold leaves %i', (limit, sold, remaining) => {
    expect(remainingSales(limit, sold)).toBe(remaining);
  });

  it.each([
    [5, true],
    [6, false],
    [7, false],
  ])('[SHOP-033] with 6 left and %i in the cart the plus button is there: %s', (quantity, isThere) => {
    expect(canAddOne({ quantity, salesLimit: 10, sold: 4 })).toBe(isThere);
  });

  it('nobody buys more than 99', () => {
    expect(canAddOne({ quantity: 99, salesLimit: -999, sold: 0 })).toBe(false);
  });
});

describe('typing a quantity', () => {
  const voucher = { salesLimit: 10, sold: 4 };

  it.each([
    ['3', { kind: 'set', quantity: 3 }],
    ['03', { kind: 'set', quantity: 3 }],
    ['7', { kind: 'set', quantity: 6 }],
    ['0', { kind: 'remove' }],
    ['', { kind: 'remove' }],
    ['-1', { kind: 'ignore' }],
    ['1.5', { kind: 'ignore' }],
    ['1e9', { kind: 'ignore' }],
    ['two', { kind: 'ignore' }],
  ])('"%s"', (text, edit) => {
    expect(readQuantity(text, voucher)).toEqual(edit);
  });
});

describe('the saved date and time', () => {
  const savedAt = Date.UTC(2026, 7, 11, 10);

  it.each([
    [0, true],
    [3_599_999, true],
    [3_600_000, false],
    [-1, false],
  ])('[CONST-024] after %i ms is kept: %s', (age, isKept) => {
    expect(SAVED_CHOICE_MS).toBe(3_600_000);
    expect(isSavedChoiceFresh(savedAt, savedAt + age)).toBe(isKept);
  });
});
