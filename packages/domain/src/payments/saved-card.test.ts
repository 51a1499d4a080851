import { describe, expect, it } from 'vitest';
import { cardBrand, cardName, expiredCardMessage, expiresThisMonth, expiryWords, isCardExpired } from './index.ts';

const at = (text: string) => Date.parse(text) / 1000;
const card = { brand: 'visa', last4: '4242', expMonth: 9, expYear: 2028 } as const;

describe('a saved card', () => {
  it.each([
    ['2028-09-30T23:59:59Z', false],
    ['2028-10-01T00:00:00Z', true],
    ['2029-01-01T00:00:00Z', true],
    ['2027-12-31T00:00:00Z', false],
  ])('[PAY-043] valid to September 2028, at %s: expired %s', (moment, isExpired) => {
    expect(isCardExpired(card, at(moment))).toBe(isExpired);
  });

  it('is valid through December', () => {
    expect(isCardExpired({ expMonth: 12, expYear: 2026 }, at('2026-12-31T12:00:00Z'))).toBe(false);
    expect(isCardExpired({ expMonth: 12, expYear: 2026 }, at('2027-01-01T00:00:00Z'))).toBe(true);
  });

  it('says when it expires', () => {
    expect(expiresThisMonth(card, at('2028-09-02T00:00:00Z'))).toBe(true);
    expect(expiresThisMonth(card, at('2028-08-02T00:00:00Z'))).toBe(false);
    expect(expiresThisMonth(card, at('2027-09-02T00:00:00Z'))).toBe(false);
    expect(expiryWords(card)).toBe('September 2028');
    expect(expiredCardMessage(card)).toBe(
      'Your Visa ending 4242 expired in September 2028. Please choose another way to pay.',
    );
  });

  it('has the name of its network, or none', () => {
    expect(cardName({ brand: cardBrand('amex'), last4: '0005' })).toBe('American Express ending 0005');
    expect(cardName({ brand: cardBrand('cartes_bancaires'), last4: '1001' })).toBe('Card ending 1001');
  });
});
