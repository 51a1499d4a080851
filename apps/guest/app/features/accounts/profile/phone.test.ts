import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internationalNumber, splitNumber } from './phone.ts';

/** Mobile numbers as people of twenty countries write them. */
const numbers = [
  ['085 555 0167', 'IE', '+353855550167'],
  ['07700 900123', 'GB', '+447700900123'],
  ['(212) 555-0123', 'US', '+12125550123'],
  ['0171 1234567', 'DE', '+491711234567'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['612 34 56 78', 'ES', '+34612345678'],
  ['912 345 678', 'PT', '+351912345678'],
  ['312 345 6789', 'IT', '+393123456789'],
  ['06 12345678', 'NL', '+31612345678'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['512 345 678', 'PL', '+48512345678'],
  ['0712 034 567', 'RO', '+40712034567'],
  ['612 34567', 'LT', '+37061234567'],
  ['070 123 45 67', 'SE', '+46701234567'],
  ['406 12 345', 'NO', '+4740612345'],
  ['0412 345 678', 'AU', '+61412345678'],
  ['021 123 4567', 'NZ', '+64211234567'],
  ['081234 56789', 'IN', '+918123456789'],
  ['090-1234-5678', 'JP', '+819012345678'],
  ['(11) 96123-4567', 'BR', '+5511961234567'],
  ['050 123 4567', 'AE', '+971501234567'],
  ['131 2345 6789', 'CN', '+8613123456789'],
] as const;

describe('phone numbers', () => {
  it.each(numbers)('[AUTH-056] %s of %s is %s', async (typed, country, expected) => {
    expect(await internationalNumber(typed, country)).toBe(expected);
  });

  it('[AUTH-056] the international form counts whatever country is chosen', async () => {
    for (const [, , number] of numbers) expect(await internationalNumber(number, 'GB')).toBe(number);
    expect(await internationalNumber('00353 85 555 0167', 'IE')).toBe('+353855550167');
  });

  it.each([
    '12',
    'hello',
    '',
    '+',
    '++353855550167',
    '085',
    '1'.repeat(30),
    '<script>alert(1)</script>',
    '📞',
    '+999 1',
  ])('[AUTH-056] %o is not one', async (typed) => {
    expect(await internationalNumber(typed, 'IE')).toBeNull();
  });

  it('[AUTH-056] any input is null or a number in international format', async () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789+ ()-') }));
    const country = fc.constantFrom(...numbers.map(([, code]) => code));
    await fc.assert(
      fc.asyncProperty(typed, country, async (text, code) => {
        const number = await internationalNumber(text, code);
        expect(number ?? '+353855550167').toMatch(/^\+[1-9]\d{5,14}$/);
      }),
    );
  });

  it('shows a stored number by its country and national part', async () => {
    expect(await splitNumber('+447700900123')).toEqual({ country: 'GB', national: '07700 900123' });
    expect(await splitNumber('555')).toEqual({ country: 'IE', national: '555' });
  });
});
