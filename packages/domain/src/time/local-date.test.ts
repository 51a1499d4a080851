import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsToDate,
  dateOfDay,
  datesIn,
  dayNumber,
  daysBetween,
  isLocalDate,
  isLocalMonth,
  minuteOfWall,
  monthOf,
  monthRange,
  wallAt,
  weekdayOf,
  weekRange,
} from './index.ts';

const days = fc.integer({ min: dayNumber('1970-01-01'), max: dayNumber('2199-12-31') });

describe('local dates', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['0000-01-01', false],
    ['0999-12-31', false],
    ['1000-01-01', true],
    ['2026-01-01T00:00', false],
    ['', false],
    ['NaN-NaN-NaN', false],
  ])('%s is a date: %s', (text, valid) => {
    expect(isLocalDate(text)).toBe(valid);
  });

  it.each([
    ['2026-02', true],
    ['2026-13', false],
    ['2026-12', true],
    ['2026-01', true],
    ['2026-00', false],
    ['0999-12', false],
    ['1000-01', true],
    ['2026-2', false],
  ])('%s is a month: %s', (text, valid) => {
    expect(isLocalMonth(text)).toBe(valid);
  });

  it('adds days over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
  });

  it('adds months and clamps to the last day of shorter ones', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonthsToDate('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonthsToDate('2026-01-31', 2)).toBe('2026-03-31');
    expect(addMonthsToDate('2026-08-13', 5)).toBe('2027-01-13');
    expect(monthOf('2026-08-13')).toBe('2026-08');
  });

  it('computes weekdays, weeks from Monday, and months', () => {
    expect(weekdayOf('2026-08-11')).toBe(2);
    expect(weekRange('2026-08-16')).toEqual({ from: '2026-08-10', to: '2026-08-16' });
    expect(weekRange('2026-08-10')).toEqual({ from: '2026-08-10', to: '2026-08-16' });
    expect(monthRange('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(monthRange('2026-12-25')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(datesIn({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });

  it('numbers days without gaps, and back', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, more) => {
        const date = dateOfDay(day);
        expect(dayNumber(date)).toBe(day);
        expect(daysBetween(date, addDays(date, more))).toBe(more);
        expect(weekdayOf(date)).toBe(new Date(`${date}T00:00:00Z`).getUTCDay());
        for (const { from, to } of [weekRange(date), monthRange(date)])
          expect([from, date, to].sort()).toEqual([from, date, to]);
      }),
    );
  });

  it('reads minutes after midnight', () => {
    expect(minuteOfWall(wallAt('2026-08-11', 615))).toBe(615);
    expect(minuteOfWall(wallAt('2026-08-11', 1440))).toBe(0);
    expect(minuteOfWall(-60)).toBe(1439);
  });
});
