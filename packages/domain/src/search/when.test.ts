import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../time/index.ts';
import {
  describeWhen,
  isWithin,
  parseSearch,
  parseWhen,
  searchUrl,
  spreadTimes,
  type When,
  whenWindow,
} from './index.ts';

/** A Tuesday. */
const TODAY = '2026-11-17';

describe('when a guest wants to come', () => {
  it.each([
    [' today ', '', { day: 'today' }],
    ['Today', 'evening', { day: 'today', time: 'evening' }],
    ['', ' 17:30 ', { time: '17:30' }],
    ['weekend', '9:05', { day: 'weekend', time: '09:05' }],
    ['2026-11-20', '', { day: '2026-11-20' }],
    ['2026-02-30', '', undefined],
    ['yesterday', '25:00', undefined],
    ['constructor', 'toString', undefined],
    ['', '', undefined],
  ])('[SEARCH-009] is read from day=%s, time=%s', (day, time, when) => {
    expect(parseWhen(day, time)).toEqual(when);
  });

  it.each([
    [{ day: 'today' }, { dates: [TODAY], from: 0, to: 1440 }],
    [
      { day: 'today', time: 'evening' },
      { dates: [TODAY], from: 1020, to: 1440 },
    ],
    [
      { day: 'tomorrow', time: 'morning' },
      { dates: ['2026-11-18'], from: 0, to: 720 },
    ],
    [{ day: 'weekend' }, { dates: ['2026-11-21', '2026-11-22'], from: 0, to: 1440 }],
    [{ time: '17:30' }, { dates: null, from: 1050, to: 1440 }],
    [{ day: TODAY }, { dates: [TODAY], from: 0, to: 1440 }],
    [{ day: '2026-11-20' }, { dates: ['2026-11-20'], from: 0, to: 1440 }],
    [{ day: '2026-11-16' }, null],
  ])('[SEARCH-009] %j means %j', (when, window) => {
    expect(whenWindow(when, TODAY)).toEqual(window);
  });

  it('on a weekend "this weekend" is the rest of it', () => {
    expect(whenWindow({ day: 'weekend' }, '2026-11-21')?.dates).toEqual(['2026-11-21', '2026-11-22']);
    expect(whenWindow({ day: 'weekend' }, '2026-11-22')?.dates).toEqual(['2026-11-22']);
  });

  it.each([
    [{ day: 'today' }, 'today'],
    [{ day: 'today', time: 'evening' }, 'today after 5 pm'],
    [{ day: 'today', time: 'afternoon' }, 'this afternoon'],
    [{ day: 'tomorrow', time: 'morning' }, 'tomorrow morning'],
    [{ day: 'tomorrow', time: '18:30' }, 'tomorrow after 6:30 pm'],
    [{ day: 'weekend' }, 'this weekend'],
    [{ day: 'weekend', time: 'morning' }, 'this weekend in the morning'],
    [{ day: '2026-11-20' }, 'on Fri 20 Nov'],
    [{ day: '2026-11-20', time: 'afternoon' }, 'on Fri 20 Nov in the afternoon'],
    [{ day: '2027-01-04', time: 'evening' }, 'on Mon 4 Jan 2027 after 5 pm'],
    [{ day: TODAY }, 'today'],
    [{ day: '2026-11-18' }, 'tomorrow'],
    [{ time: '09:05' }, 'after 9:05 am'],
    [{}, ''],
    [{ time: 'evening' }, 'in the evening'],
    [{ time: '12:00' }, 'after 12 pm'],
  ])('%j reads "%s"', (when, text) => {
    expect(describeWhen(when, TODAY)).toBe(text);
  });

  const dates = fc.integer({ min: -400, max: 400 }).map((days) => addDays(TODAY, days));
  const times = fc.oneof(
    fc.constantFrom('morning', 'afternoon', 'evening'),
    fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map(([hour, minute]) => {
      return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    }),
  );
  const days = fc.oneof(fc.constantFrom('today', 'tomorrow', 'weekend'), dates);
  const whens: fc.Arbitrary<When> = fc.oneof(
    fc.record({ day: days, time: times }),
    fc.record({ day: days }),
    fc.record({ time: times }),
  );

  it.each([
    [{ dates: null, from: 540, to: 600 }, [false, true, true, false]],
    [{ dates: [TODAY], from: 540, to: 600 }, [false, true, true, false]],
    [{ dates: ['2026-11-18'], from: 540, to: 600 }, [false, false, false, false]],
  ])('[SEARCH-009] %j includes 8:59, 9:00, 9:59 and 10:00 today: %j', (window, included) => {
    expect([539, 540, 599, 600].map((minute) => isWithin(window, TODAY, minute))).toEqual(included);
  });

  it.each([
    [
      { day: 'today', full: '1' },
      { when: { day: 'today' }, withFull: true },
    ],
    [{ day: 'today', full: '0' }, { when: { day: 'today' } }],
    [{ full: '1' }, {}],
  ])('[SEARCH-010] %j in an address also asks for full shops only together with a time', (raw, asked) => {
    const { sort: _sort, gender: _gender, ...rest } = parseSearch(raw);
    expect(rest).toEqual(asked);
    const back = new URL(searchUrl(parseSearch(raw)), 'http://localhost').searchParams;
    expect(back.get('full')).toBe('withFull' in asked ? '1' : null);
  });

  it('[SEARCH-010] a search for full shops without a time has an address without it', () => {
    expect(searchUrl({ withFull: true })).toBe('/search');
  });

  it('[SEARCH-010] survives its address, which has no empty parameters', () => {
    fc.assert(
      fc.property(whens, (when) => {
        const url = new URL(searchUrl({ when }), 'http://localhost');
        expect([...url.searchParams.values()]).not.toContain('');
        expect(parseSearch(Object.fromEntries(url.searchParams)).when).toEqual(when);
      }),
    );
  });

  it('never means a day that is over, and weekends are Saturdays and Sundays', () => {
    fc.assert(
      fc.property(whens, dates, (when, today) => {
        const window = whenWindow(when, today);
        if (!window?.dates) return;
        for (const date of window.dates) {
          expect(date >= today).toBe(true);
          if (when.day === 'weekend') expect([0, 6]).toContain(weekdayOf(date));
          expect(isWithin(window, date, window.from)).toBe(true);
          expect(isWithin(window, date, window.to)).toBe(false);
        }
      }),
    );
  });
});

describe('times on a card', () => {
  const day = (...hours: number[]) => hours.map((hour) => hour * 3600);
  const quarters = (from: number, to: number) =>
    Array.from({ length: Math.round((to - from) * 4) }, (_, index) => (from + index / 4) * 3600);

  it.each([
    ['two on the first day, one on the next', [quarters(10, 18), quarters(33, 42)], day(10, 12, 33)],
    ['over the evening when only that is asked for', [quarters(17, 20)], day(17, 18, 19)],
    ['all on the only day that has any', [quarters(10, 18), []], day(10, 12, 14)],
    ['far apart when there is room', [quarters(9, 18)], day(9, 11, 13)],
    ['fewer rather than the same twice', [quarters(10, 10.5)], day(10)],
    ['every day there is, however short', [day(10), day(34), day(58)], day(10, 34, 58)],
    ['none when nothing is free', [[], []], []],
  ])('[SEARCH-011] are %s', (_name, days, chosen) => {
    expect(spreadTimes(days, 3)).toEqual(chosen);
  });

  it('[SEARCH-011] are free times, the first of them the very first, never closer than half an hour', () => {
    const starts = fc.uniqueArray(fc.integer({ min: 0, max: 95 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.array(starts, { maxLength: 4 }), fc.integer({ min: 1, max: 4 }), (given, count) => {
        const days = given.map((slots, index) =>
          slots.toSorted((a, b) => a - b).map((slot) => index * 86_400 + slot * 900),
        );
        const all = days.flat();
        const chosen = spreadTimes(days, count);
        expect(chosen.length).toBeLessThanOrEqual(count);
        expect(chosen[0]).toBe(all[0]);
        for (const [index, start] of chosen.entries()) {
          expect(all).toContain(start);
          if (index > 0) expect(start - (chosen[index - 1] as number) >= 1800 || isNextDay(chosen, index)).toBe(true);
        }
        if (days.filter((slots) => slots.length > 0).length > 1)
          for (const slots of days)
            expect(chosen.filter((start) => slots.includes(start)).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

const isNextDay = (chosen: readonly number[], index: number) =>
  Math.floor((chosen[index] as number) / 86_400) > Math.floor((chosen[index - 1] as number) / 86_400);
