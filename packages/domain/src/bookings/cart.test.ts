import { describe, expect, it } from 'vitest';
import { remainingSales } from './index.ts';

describe('sales limits', () => {
  it('[CONST-030] a limit of -999 means unlimited sales', () => {
    expect(remainingSales(-999, 5000)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    [10, 4, 6],
    [10, 10, 0],
    [10, 12, 0],
    [0, 0, 0],
  ])('of %i with %i sold leaves %i', (limit, sold, remaining) => {
    expect(remainingSales(limit, sold)).toBe(remaining);
  });
});
