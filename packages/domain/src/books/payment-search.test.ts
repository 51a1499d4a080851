import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearch } from './index.ts';

describe('a search for a payment', () => {
  it.each([
    ['€44', { amount: 4_400 }],
    ['44.5', { amount: 4_450 }],
    ['1,310.50', { amount: 131_050 }],
    ['-€34.00', { amount: 3_400 }],
    ['4417', { amount: 441_700, lastFour: '4417', invoiceNumber: 4417 }],
    ['··4417', { amount: null, lastFour: '4417' }],
    ['WR-000012', { amount: null, invoiceNumber: 12, words: 'WR-000012' }],
    ['  Gráinne  Walsh ', { words: 'Gráinne Walsh', amount: null, invoiceNumber: null }],
  ])('[BOOKS-002] reads %s', (text, expected) => {
    expect(readSearch(text)).toMatchObject(expected);
  });

  it('[BOOKS-002] finds every amount as it is printed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), (cents) => {
        const printed = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(cents / 100);
        expect(readSearch(printed)?.amount).toBe(cents);
      }),
    );
  });

  it('[BOOKS-002] is ignored when empty', () => {
    expect(readSearch('   ')).toBeNull();
  });
});
