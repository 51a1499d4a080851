import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currencyOfCountry,
  formatMinor,
  fromMajor,
  isCurrency,
  MAX_MINOR,
  parseMajor,
  percentOf,
  splitProportionally,
  sumOf,
  symbolOfCountry,
  toMajor,
} from './index.ts';

const amounts = fc.integer({ min: 0, max: MAX_MINOR });

describe('currency', () => {
  it.each([
    ['IE', 'EUR', '€'],
    [' gb ', 'GBP', '£'],
    ['ie', 'EUR', '€'],
    ['DE', 'EUR', '€'],
    ['GB', 'GBP', '£'],
    ['US', 'USD', '$'],
    ['AU', 'AUD', 'A$'],
    ['', 'EUR', '€'],
    [null, 'EUR', '€'],
    ['??', 'EUR', '€'],
  ])('[PAY-038] country %s pays in %s, shown as %s', (country, currency, symbol) => {
    expect(currencyOfCountry(country)).toBe(currency);
    expect(symbolOfCountry(country)).toBe(symbol);
  });
});

it.each([
  ['EUR', true],
  ['CZK', true],
  ['eur', false],
  ['XTS', false],
  ['toString', false],
])('%s is a currency: %s', (text, isKnown) => {
  expect(isCurrency(text)).toBe(isKnown);
});

describe('formatting', () => {
  it.each([
    [0, '€0.00'],
    [5, '€0.05'],
    [4250, '€42.50'],
    [123456789, '€1,234,567.89'],
    [-999, '-€9.99'],
  ])('shows %i cents as %s', (amount, text) => {
    expect(formatMinor(amount, 'EUR')).toBe(text);
  });
});

describe('amounts from outside', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12.', 1200],
    ['1,234.05', 123405],
    ['12,345', 1234500],
    ['123,456', 12345600],
    ['1,234,567.89', 123456789],
    ['10,000,000', MAX_MINOR],
    ['0000000000012', 1200],
    [' 0.99 ', 99],
    ['0000012', 1200],
    ['-0', 0],
  ])('reads "%s"', (text, amount) => {
    expect(parseMajor(text)).toEqual({ ok: true, value: amount });
  });

  it.each([
    ['', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['.5', 'not-a-number'],
    ['1,23', 'not-a-number'],
    ['1.005', 'too-many-decimals'],
    ['-1', 'negative'],
    ['99999999999', 'too-large'],
    ['9'.repeat(400), 'too-large'],
    ['10000000.01', 'too-large'],
  ])('refuses "%s" as %s', (text, code) => {
    expect(parseMajor(text)).toEqual({ ok: false, refusal: { code } });
  });

  it.each([
    [Number.NaN, 'not-a-number'],
    [Number.POSITIVE_INFINITY, 'not-a-number'],
    [-0.01, 'negative'],
    [1.005, 'too-many-decimals'],
    [1e12, 'too-large'],
  ])('refuses %f as %s', (major, code) => {
    expect(fromMajor(major)).toEqual({ ok: false, refusal: { code } });
  });

  it('rounds float sums to the cents they mean', () => {
    expect(fromMajor(0.1 + 0.2)).toEqual({ ok: true, value: 30 });
    expect(fromMajor(19.99 * 3)).toEqual({ ok: true, value: 5997 });
    expect(fromMajor(1e-6)).toEqual({ ok: true, value: 0 });
  });

  it('reads up to ten million', () => {
    expect(fromMajor(MAX_MINOR / 100)).toEqual({ ok: true, value: MAX_MINOR });
    expect(fromMajor(MAX_MINOR / 100 + 0.01)).toEqual({ ok: false, refusal: { code: 'too-large' } });
  });

  it('round-trips through the wire format', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(fromMajor(toMajor(amount))).toEqual({ ok: true, value: amount });
        expect(parseMajor(toMajor(amount).toFixed(2))).toEqual({ ok: true, value: amount });
      }),
    );
  });
});

describe('percentOf', () => {
  it.each([
    [10000, 20, 2000],
    [5, 50, 3],
    [15, 10, 2],
    [14, 10, 1],
    [3333, 33.33, 1111],
    [101, 100, 101],
    [101, 0, 0],
    [-5, 50, -3],
    [-1, 1, 0],
    [0, 50, 0],
  ])('of %i at %f %% is %i', (amount, percent, part) => {
    expect(percentOf(amount, percent)).toBe(part);
  });

  it('is never more than half a cent away from the exact share', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const exactTimes10000 = BigInt(amount) * BigInt(basisPoints);
        const difference = BigInt(percentOf(amount, basisPoints / 100)) * 10_000n - exactTimes10000;
        expect(difference <= 5000n && difference > -5000n).toBe(true);
      }),
    );
  });
});

describe('splitProportionally', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1, [5, 5], [1, 0]],
    [3, [7, 3], [2, 1]],
    [-1, [1, 1], [-1, 0]],
    [10, [0, 0], [5, 5]],
    [10, [0, 7], [0, 10]],
    [0, [3, 4], [0, 0]],
    [10, [], []],
  ])('splits %i by %j into %j', (total, weights, parts) => {
    expect(splitProportionally(total, weights)).toEqual(parts);
  });

  const weights = fc.array(amounts, { minLength: 1, maxLength: 12 });

  it('always sums to the whole and stays within a cent of the exact share', () => {
    fc.assert(
      fc.property(amounts, weights, (total, shares) => {
        const parts = splitProportionally(total, shares);
        expect(sumOf(parts)).toBe(total);
        const whole = sumOf(shares);
        if (whole === 0) return;
        parts.forEach((part, index) => {
          expect(Math.abs(part - (total * (shares[index] ?? 0)) / whole)).toBeLessThan(1.01);
        });
      }),
    );
  });

  it('gives no part more than its weight when the total is at most the sum of the weights', () => {
    fc.assert(
      fc.property(weights, fc.nat(), (shares, seed) => {
        const whole = sumOf(shares);
        const parts = splitProportionally(whole === 0 ? 0 : seed % (whole + 1), shares);
        parts.forEach((part, index) => {
          expect(part).toBeLessThanOrEqual(shares[index] ?? 0);
          expect(part).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });
});
