import { describe, expect, it } from 'vitest';
import { dueBy, periodName, rateWords, vatPeriod } from './vat-words.ts';

describe('VAT in words', () => {
  it('[BOOKS-016] knows the two months of a return and the day it is due', () => {
    const period = vatPeriod('2026-08-22');
    expect(period).toEqual({ from: '2026-07-01', to: '2026-08-31' });
    expect(vatPeriod('2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-02-28' });
    expect(periodName(period)).toBe('July and August 2026');
    expect(dueBy(period, 'IE')).toBe('2026-09-23');
    expect(dueBy({ from: '2026-11-01', to: '2026-12-31' }, 'IE')).toBe('2027-01-23');
    expect(dueBy({ ...period, to: '2026-08-22' }, 'IE')).toBeNull();
    expect(dueBy(period, 'DE')).toBeNull();
  });

  it.each([
    [{ rate: 13.5, treatment: 'taxed' }, '13.5%'],
    [{ rate: 0, treatment: 'taxed' }, '0%'],
    [{ rate: null, treatment: 'exempt' }, 'Exempt'],
    [{ rate: 0, treatment: 'reverse' }, 'Reverse charge'],
    [{ rate: null, treatment: null }, 'Shop default'],
    [{ rate: null, treatment: 'taxed' }, 'No VAT stated'],
  ])('[BOOKS-015] names %o', (terms, words) => {
    expect(rateWords(terms)).toBe(words);
  });
});
