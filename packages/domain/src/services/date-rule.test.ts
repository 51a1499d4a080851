import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Weekday, weekdayOf } from '../time/index.ts';
import { type DateRule, datesByRule, MOST_DATES } from './index.ts';

const THURSDAY = 4;
const rule = (changes: Partial<DateRule> = {}): DateRule => ({
  weekdays: [THURSDAY],
  everyWeeks: 1,
  from: '2026-11-19',
  until: '2026-12-31',
  ...changes,
});
const dates = (given: DateRule, ...closed: string[]) => {
  const result = datesByRule(given, new Set(closed));
  return result.ok ? result.value : result.refusal;
};

describe('dates by rule', () => {
  it('[CLASS-013] every Thursday until the end of the year, without the days the shop is closed', () => {
    expect(dates(rule(), '2026-12-24', '2026-12-25')).toEqual({
      dates: ['2026-11-19', '2026-11-26', '2026-12-03', '2026-12-10', '2026-12-17', '2026-12-31'],
      skipped: ['2026-12-24'],
    });
  });

  it('[CLASS-013] every second week counts from the first', () => {
    expect(dates(rule({ everyWeeks: 2 }))).toMatchObject({
      dates: ['2026-11-19', '2026-12-03', '2026-12-17', '2026-12-31'],
    });
  });

  it('[CLASS-013] weeks begin on Mondays, whatever day the first date is', () => {
    const both = rule({ weekdays: [1, THURSDAY], everyWeeks: 2, until: '2026-12-14' });
    expect(dates(both)).toMatchObject({ dates: ['2026-11-19', '2026-11-30', '2026-12-03', '2026-12-14'] });
  });

  it('[CLASS-013] gives as many dates as a class may have', () => {
    const everyDay: Weekday[] = [0, 1, 2, 3, 4, 5, 6];
    const until = addDays('2026-11-19', MOST_DATES - 1);
    expect(dates(rule({ weekdays: everyDay, until }))).toMatchObject({ dates: { length: MOST_DATES } });
  });

  it('[CLASS-013] refuses a rule without a day, that ends before it begins, or with 500 dates', () => {
    expect(dates(rule({ weekdays: [] }))).toEqual({ code: 'no-weekday' });
    expect(dates(rule({ until: '2026-11-18' }))).toEqual({ code: 'ends-before-it-begins' });
    const everyDay: Weekday[] = [0, 1, 2, 3, 4, 5, 6];
    expect(dates(rule({ weekdays: everyDay, until: addDays('2026-11-19', 499) }))).toEqual({
      code: 'too-many',
      count: 500,
    });
  });

  it('[CLASS-013] every date is in the span, on a chosen day and open', () => {
    const days = fc.subarray<Weekday>([0, 1, 2, 3, 4, 5, 6], { minLength: 1 });
    const off = fc.array(fc.nat({ max: 200 }), { maxLength: 20 });
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 1, max: 8 }),
        fc.nat({ max: 200 }),
        off,
        (weekdays, everyWeeks, span, away) => {
          const closed = new Set(away.map((days) => addDays('2026-11-19', days)));
          const until = addDays('2026-11-19', span);
          const result = datesByRule(rule({ weekdays, everyWeeks, until }), closed);
          if (!result.ok) {
            expect(result.refusal.code).toBe('too-many');
            return;
          }
          expect(result.value.dates.length).toBeLessThanOrEqual(MOST_DATES);
          for (const date of [...result.value.dates, ...result.value.skipped]) {
            expect(weekdays).toContain(weekdayOf(date));
            expect(date >= '2026-11-19' && date <= until).toBe(true);
            expect(closed.has(date)).toBe(result.value.skipped.includes(date));
          }
        },
      ),
    );
  });
});
