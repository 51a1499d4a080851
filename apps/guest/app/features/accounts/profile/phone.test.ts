import { describe, expect, it } from 'vitest';
import { internationalNumber, splitNumber } from './phone.ts';

describe('phone numbers', () => {
  it.each([
    ['085 555 0167', 'IE', '+353855550167'],
    ['+353 85 555 0167', 'GB', '+353855550167'],
    ['07700 900123', 'GB', '+447700900123'],
  ])('%s in %s is %s', async (typed, country, expected) => {
    expect(await internationalNumber(typed, country)).toBe(expected);
  });

  it.each(['12', 'hello', ''])('%o is not one', async (typed) => {
    expect(await internationalNumber(typed, 'IE')).toBeNull();
  });

  it('shows a stored number by its country and national part', async () => {
    expect(await splitNumber('+447700900123')).toEqual({ country: 'GB', national: '07700 900123' });
    expect(await splitNumber('555')).toEqual({ country: 'IE', national: '555' });
  });
});
