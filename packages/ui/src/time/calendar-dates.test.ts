import { describe, expect, test } from 'vitest';
import { addMonths, dateAfterKey, dateName, daysIn, inMonth, monthName, weekdayOf, weeksOf } from './calendar-dates.ts';

describe('a month', () => {
  test('has weeks from Monday to Sunday, padded with empty cells', () => {
    const weeks = weeksOf('2026-08');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, '2026-08-01', '2026-08-02']);
    expect(weeks[5]).toEqual(['2026-08-31', null, null, null, null, null, null]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  });

  test('has the right number of days for its year', () => {
    expect(daysIn('2028-02')).toBe(29);
    expect(daysIn('2026-02')).toBe(28);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  test('crosses the turn of the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(inMonth('2026-08-31', '2026-09')).toBe('2026-09-30');
  });

  test('has the same name on server and browser', () => {
    expect(monthName('2026-08')).toBe('August 2026');
    expect(dateName('2026-08-06')).toBe('Thursday 6 August');
    expect(weekdayOf('2026-08-06')).toBe(3);
  });
});

test.each([
  ['ArrowLeft', false, '2026-08-12'],
  ['ArrowRight', false, '2026-08-14'],
  ['ArrowUp', false, '2026-08-06'],
  ['ArrowDown', false, '2026-08-20'],
  ['Home', false, '2026-08-10'],
  ['End', false, '2026-08-16'],
  ['PageUp', false, '2026-07-13'],
  ['PageDown', false, '2026-09-13'],
  ['PageUp', true, '2025-08-13'],
  ['PageDown', true, '2027-08-13'],
  ['a', false, null],
])('%s (shift %s) moves from Thursday 13 August to %s', (key, shift, target) => {
  expect(dateAfterKey('2026-08-13', key, shift)).toBe(target);
});
