import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay } from './format.ts';
import { addDays, wallAt, weekdayOf } from './local-date.ts';
import { spokenDate } from './spoken-date.ts';

/** A Tuesday. */
const TODAY = '2026-11-17';
const days = fc.integer({ min: -3_000, max: 3_000 });

describe('a date in words', () => {
  it.each([
    ['today', '2026-11-17'],
    ['Tomorrow', '2026-11-18'],
    ['yesterday', '2026-11-16'],
    [' today ', '2026-11-17'],
    ['in 10 days', '2026-11-27'],
    ['in 12 weeks', '2027-02-09'],
    ['6weeks', '2026-12-29'],
    ['in 2 years', '2028-11-17'],
    ['in 6 weeks', '2026-12-29'],
    ['6 weeks', '2026-12-29'],
    ['six weeks', '2026-12-29'],
    ['+ 4 weeks', '2026-12-15'],
    ['+8 weeks', '2027-01-12'],
    ['in a month', '2026-12-17'],
    ['in 3 months', '2027-02-17'],
    ['2 weeks ago', '2026-11-03'],
    ['next week', '2026-11-24'],
    ['last month', '2026-10-17'],
    ['next Tue', '2026-11-24'],
    ['tue', '2026-11-24'],
    ['Friday', '2026-11-20'],
    ['last friday', '2026-11-13'],
    ['last tuesday', '2026-11-10'],
    ['3 Dec', '2026-12-03'],
    ['Thu 3 Dec', '2026-12-03'],
    ['3rd of December', '2026-12-03'],
    ['Dec 3rd, 2027', '2027-12-03'],
    ['Dec 3', '2026-12-03'],
    ['Dec 13', '2026-12-13'],
    ['3/12', '2026-12-03'],
    ['13-12', '2026-12-13'],
    ['3/12/2027', '2027-12-03'],
    ['17 Nov', '2026-11-17'],
    ['16 Nov', '2027-11-16'],
    ['3 Feb', '2027-02-03'],
    ['29 Feb', '2028-02-29'],
    ['14 Nov 2025', '2025-11-14'],
    ['2026-12-03', '2026-12-03'],
  ])('[CAL-003] %s is %s', (words, date) => {
    expect(spokenDate(words, TODAY)).toBe(date);
  });

  it.each([
    '',
    'niamh',
    'in weeks',
    '31 Feb',
    '3/13',
    'in 99999 weeks',
    'next',
    '12 12 12',
    'mo',
    '2026-02-30',
    'in 400 years',
    '9999 years ago',
    'in 9999 years',
    'not in 6 weeks',
    '6 weeks later',
    'see next tue',
    'dec tue 3',
    'call 3 dec',
    '3 dec late',
    'the dec 3',
    'dec 3 late',
    'on3/12',
    '3/12x',
    'foo 3',
  ])('[CAL-003] %j is no date', (words) => {
    expect(spokenDate(words, TODAY)).toBeNull();
  });

  it('[CAL-003] reads dates of about ten years in both directions', () => {
    for (const by of [-3_700, 3_700]) expect(spokenDate(addDays(TODAY, by), TODAY)).toBe(addDays(TODAY, by));
    for (const by of [-3_701, 3_701]) expect(spokenDate(addDays(TODAY, by), TODAY)).toBeNull();
  });

  it('[CAL-003] reads every date as it is written, with its year', () => {
    fc.assert(
      fc.property(days, (by) => {
        const date = addDays(TODAY, by);
        expect(spokenDate(formatDay(wallAt(date), { year: true }), TODAY)).toBe(date);
        expect(spokenDate(date, TODAY)).toBe(date);
      }),
    );
  });

  it('[CAL-003] a day of the week lies within the seven days after today', () => {
    const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 6 }), (by, weekday) => {
        const today = addDays(TODAY, by);
        const date = spokenDate(`next ${names[weekday]}`, today) ?? '';
        expect(weekdayOf(date)).toBe(weekday);
        expect(date > today && date <= addDays(today, 7)).toBe(true);
      }),
    );
  });

  it('[CAL-003] never fails, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (words) => void spokenDate(words, TODAY)));
  });
});
