import { describe, expect, it } from 'vitest';
import { fromPriceOf } from './index.ts';

describe('the price that a business shows as "from"', () => {
  it('is the lowest that a guest can pay, a special price before the regular one', () => {
    expect(fromPriceOf([{ price: 5_000, specialPrice: 0 }])).toBe(5_000);
    const prices = [
      { price: 5_000, specialPrice: 3_600 },
      { price: 4_000, specialPrice: 0 },
    ];
    expect(fromPriceOf(prices)).toBe(3_600);
    expect(fromPriceOf([...prices, { price: 0, specialPrice: 0 }])).toBe(0);
  });

  it('[SEARCH-018] is that of a main service; an add-on counts only if there is nothing else', () => {
    const addOn = { price: 500, specialPrice: 0, addOn: true };
    expect(fromPriceOf([addOn, { price: 2_800, specialPrice: 0, addOn: false }])).toBe(2_800);
    expect(fromPriceOf([addOn])).toBe(500);
  });

  it('is none while nothing is on sale', () => {
    expect(fromPriceOf([])).toBeNull();
  });
});
