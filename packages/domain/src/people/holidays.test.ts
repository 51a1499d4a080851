import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, datesIn, weekdayOf } from '../time/index.ts';
import { holidayDays } from './index.ts';

const always = () => true;
const onWeekdays = (date: string) => ![0, 6].includes(weekdayOf(date));

describe('the days that holidays use up', () => {
  it('[PEOPLE-122] are those on which the person would have worked', () => {
    // A Friday to a Monday.
    expect(holidayDays([{ from: '2026-08-07', to: '2026-08-10' }], 2026, onWeekdays)).toEqual([
      '2026-08-07',
      '2026-08-10',
    ]);
  });

  it('[PEOPLE-122] count for the year in which they are, and once', () => {
    const overNewYear = [{ from: '2026-12-30', to: '2027-01-02' }];
    expect(holidayDays(overNewYear, 2026, always)).toEqual(['2026-12-30', '2026-12-31']);
    expect(holidayDays(overNewYear, 2027, always)).toEqual(['2027-01-01', '2027-01-02']);
    expect(holidayDays(overNewYear, 2028, always)).toEqual([]);
    expect(holidayDays([...overNewYear, { from: '2026-12-31', to: '2026-12-31' }], 2026, always)).toHaveLength(2);
  });

  it('[PEOPLE-122] of two years are all of them', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(200), (start, length) => {
        const from = addDays('2026-03-01', start);
        const to = addDays(from, length);
        const used = [2026, 2027, 2028].flatMap((year) => holidayDays([{ from, to }], year, onWeekdays));
        expect(used).toEqual(datesIn({ from, to }).filter(onWeekdays));
      }),
    );
  });
});
