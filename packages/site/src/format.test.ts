import { describe, expect, it } from 'vitest';
import { ago, count, money, price } from './format.ts';

describe('money', () => {
  it.each([
    [68, 'IE', '€68', '€68.00'],
    [17.5, 'IE', '€17.50', '€17.50'],
    [1234, 'GB', '£1,234', '£1,234.00'],
    [0.1 + 0.2, 'IE', '€0.30', '€0.30'],
    [0, 'IE', '€0', '€0.00'],
  ])('%d in %s is %s in a list and %s in a sum', (major, country, short, long) => {
    expect([price(major, country), money(major, country)]).toEqual([short, long]);
  });
});

describe('counts and relative times', () => {
  it('use the plural', () => {
    expect([count(1, 'service'), count(0, 'service'), count(2, 'class', 'classes')]).toEqual([
      '1 service',
      '0 services',
      '2 classes',
    ]);
  });

  it.each([
    [5, 'just now'],
    [60, '1 minute ago'],
    [59 * 60, '59 minutes ago'],
    [3_600, '1 hour ago'],
    [26 * 3_600, '1 day ago'],
    [8 * 86_400, '1 week ago'],
    [45 * 86_400, '1 month ago'],
    [800 * 86_400, '2 years ago'],
  ])('%d seconds is %s', (elapsed, words) => {
    expect(ago(1_000_000_000 - elapsed, 1_000_000_000)).toBe(words);
  });
});
