import { describe, expect, it } from 'vitest';
import type { Report } from '../operations.ts';
import { comparisonWords, isEmpty, labelWords, secondWords, valueWords } from './report-words.ts';

const money = (amount: number) => `€${amount.toFixed(2)}`;
const report: Report = {
  key: 'day',
  unit: 'money',
  series: ['Income'],
  rows: [],
  total: 120,
  before: 100,
  second_total: null,
  second_before: null,
};

describe('a report in words', () => {
  it('[BOOKS-046] compares with the same number of days before', () => {
    expect(comparisonWords(report, 31, money)).toBe('€20.00 more than in the 31 days before');
    expect(comparisonWords({ ...report, total: 80 }, 1, money)).toBe('€20.00 less than in the day before');
    expect(comparisonWords({ ...report, unit: 'percent', total: 2.1, before: 3.5 }, 7, money)).toBe(
      '1.4 points less than in the 7 days before',
    );
    expect(comparisonWords({ ...report, before: 120 }, 7, money)).toBe('The same as in the 7 days before');
    expect(comparisonWords({ ...report, before: null }, 7, money)).toBe('Nothing to compare with in the 7 days before');
  });

  it('[BOOKSB-007] compares the second figure too', () => {
    const missed = { ...report, key: 'missed', unit: 'percent', second_total: 12, second_before: 14.5 };
    expect(secondWords(missed, 7, money)).toBe('Cancelled: 12%, 2.5 points less than in the 7 days before');
    expect(secondWords({ ...missed, key: 'guests', unit: 'count', second_before: 10 }, 1, money)).toBe(
      'Returning: 12, 2 more than in the day before',
    );
    expect(secondWords(report, 7, money)).toBe('');
  });

  it('[BOOKS-046] names days and values', () => {
    expect([labelWords('2026-07-06'), labelWords('Aisling')]).toEqual(['6 Jul', 'Aisling']);
    expect([
      valueWords(null, 'percent', money),
      valueWords(0, 'percent', money),
      valueWords(3, 'count', money),
    ]).toEqual(['–', '0%', '3']);
    const rows = [{ label: 'a', chair_id: null, values: [0, null] }];
    expect([isEmpty({ ...report, rows }), isEmpty({ ...report, unit: 'percent', rows })]).toEqual([true, false]);
  });
});
