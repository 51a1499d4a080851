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
    ['– £ 1,310', { amount: 131_000 }],
    ['$1234567.09', { amount: 123_456_709 }],
    ['12345678', { amount: null, invoiceNumber: 12_345_678 }],
    ['€1,234,567.8', { amount: 123_456_780 }],
    ['1,31', { amount: null }],
    ['44.', { amount: null }],
    ['44.123', { amount: null }],
    ['x44', { amount: null, lastFour: null }],
    ['44x', { amount: null, invoiceNumber: null }],
    ['**** ab12', { lastFour: 'AB12' }],
    ['xx4417', { lastFour: '4417' }],
    ['44175', { lastFour: null }],
    ['#4417', { lastFour: null, invoiceNumber: null }],
    ['4417#', { lastFour: null }],
    ['wr12', { invoiceNumber: 12 }],
    ['WILLOW-7', { invoiceNumber: 7 }],
    ['WILLOWS-7', { invoiceNumber: null }],
    ['0', { amount: 0, invoiceNumber: 0 }],
    ['1234567890', { invoiceNumber: null }],
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
