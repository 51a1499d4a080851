import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';

describe('phone numbers', () => {
  it.each([
    ['087 123 4567', 'IE', '+353871234567'],
    ['+353 (0)87 123-4567', 'IE', '+353871234567'],
    ['00353871234567', 'IE', '+353871234567'],
    ['07911 123456', 'GB', '+447911123456'],
    ['(212) 555-0123', 'US', '+12125550123'],
    ['+1 212 555 0123', 'IE', '+12125550123'],
    ['087 123 4567', 'XX', '+353871234567'],
    [' 087 123 4567 ', 'IE', '+353871234567'],
    ['872003040', 'IE', '+353872003040'],
    ['+1 440 555 0123', 'IE', '+14405550123'],
    ['912 003 040', 'PT', '+351912003040'],
    ['0171/1234567', 'DE', '+491711234567'],
    ['8 912 345-67-89', 'RU', '+79123456789'],
    ['06 12 34 56 78', 'IT', '+390612345678'],
  ])('[BOOKSC-006] %s of %s is %s', (text, country, phone) => {
    expect(readPhone(text, country)).toBe(phone);
  });

  it.each([
    '',
    '12',
    'call me',
    '+',
    '++353871234567',
    '087+1234567',
    '353+353871234567',
    '0871234567 ext 4',
    '+999 123 4567',
    '1'.repeat(20),
    '1'.repeat(300),
  ])('[BOOKSC-006] "%s" is none', (text) => {
    expect(readPhone(text)).toBeNull();
  });

  it('[BOOKSC-006] what was read is read again as it is, for every country', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-/.'), maxLength: 20 });
    fc.assert(
      fc.property(typed, fc.constantFrom('IE', 'GB', 'US', 'DE', 'PT', 'XX'), (text, country) => {
        const phone = readPhone(text, country);
        if (phone === null) return;
        expect(phone).toMatch(/^\+[1-9]\d{5,14}$/);
        expect(readPhone(phone, 'US')).toBe(phone);
      }),
    );
  });
});
