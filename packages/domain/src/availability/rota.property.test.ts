import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDate, type Weekday } from '../time/index.ts';
import {
  busyCalendar,
  chairTimeOff,
  dayTimes,
  type OpenHours,
  rotaWeekOf,
  type ShopCalendar,
  spansProblem,
  workOn,
} from './index.ts';

const FIRST: LocalDate = '2026-11-23';
const SHOP: OpenHours[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday: weekday as Weekday,
  from: 480,
  to: 1_260,
}));

/** Minutes worked on a date, one by one, from the definition alone. */
function slowMinutes(own: readonly OpenHours[], date: LocalDate): boolean[] {
  const ms = Date.parse(`${date}T00:00:00Z`);
  let week = 'A';
  // Monday by Monday from the first one of 1970.
  for (let monday = Date.UTC(1970, 0, 5) + 7 * 86_400_000; monday <= ms; monday += 7 * 86_400_000)
    week = week === 'A' ? 'B' : 'A';
  const single = own.filter((hour) => hour.date === date);
  const weekly = own.filter((hour) => !hour.date);
  const counted =
    single.length > 0
      ? single
      : (weekly.length > 0 ? weekly : SHOP).filter(
          (hour) => hour.weekday === new Date(ms).getUTCDay() && (!hour.week || hour.week === week),
        );
  return Array.from({ length: 1_440 }, (_none, minute) =>
    counted.some(({ from, to }) => from <= minute && minute < to),
  );
}

const span = fc
  .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
  .map(([from, length]) => ({ from: from * 30, to: Math.min(1_440, (from + length) * 30) }));
const weekly = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }).map((day) => day as Weekday),
  span,
  week: fc.constantFrom('A' as const, 'B' as const, null),
});
const single = fc.record({ after: fc.integer({ min: 0, max: 27 }), span: fc.option(span) });
const rota = fc
  .tuple(fc.array(weekly, { maxLength: 10 }), fc.array(single, { maxLength: 4 }))
  .map(([weeks, dates]): OpenHours[] => [
    ...weeks.map(({ weekday, span: { from, to }, week }) => ({ weekday, from, to, week })),
    ...dates.map(({ after, span: given }) => {
      const date = addDays(FIRST, after);
      const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday;
      return { weekday, date, ...(given ?? { from: 0, to: 0 }) };
    }),
  ]);

describe('a rota', () => {
  it('[ROTA-010] alternates A and B by Mondays, also over the turn of a year with 53 weeks', () => {
    expect(rotaWeekOf('1970-01-05')).toBe('A');
    expect(['2026-12-21', '2026-12-27', '2026-12-28', '2027-01-03', '2027-01-04'].map(rotaWeekOf)).toEqual(
      ['A', 'A', 'B', 'B', 'A'].map((week) => (rotaWeekOf('2026-12-21') === 'A' ? week : week === 'A' ? 'B' : 'A')),
    );
  });

  it('[ROTA-011] equals a naive day-by-day expansion, with A and B weeks, dates and breaks', () => {
    fc.assert(
      fc.property(rota, fc.integer({ min: 0, max: 27 }), (own, after) => {
        const date = addDays(FIRST, after);
        const slow = slowMinutes(own, date);
        const worked = workOn(own, SHOP, date);
        expect(
          slow.every((works, minute) => works === worked.some(({ from, to }) => from <= minute && minute < to)),
        ).toBe(true);
      }),
    );
  });

  it('[ROTA-012] the engine offers a person exactly when the naive expansion has them at work', () => {
    const calendar: ShopCalendar = {
      zone: 'Europe/Dublin',
      hours: SHOP,
      closedWeekdays: [],
      closedDates: [],
      blockedDates: [],
      slotMinutes: 30,
      noticeMinutes: 0,
    };
    fc.assert(
      fc.property(rota, fc.integer({ min: 1, max: 26 }), (own, after) => {
        const date = addDays(FIRST, after);
        const days = { from: addDays(date, -1), to: addDays(date, 1) };
        const busy = busyCalendar([7], [], chairTimeOff(7, own, calendar.zone, days));
        const { starts } = dayTimes({ shop: calendar, busy, appointment: [{ minutes: 60 }], now: 0 }, date);
        const midnight = Date.parse(`${date}T00:00:00Z`) / 1_000;
        const slow = slowMinutes(own, date);
        const expected = Array.from({ length: 48 }, (_none, slot) => slot * 30).filter(
          (minute) => minute >= 480 && minute + 60 <= 1_260 && slow.slice(minute, minute + 60).every((works) => works),
        );
        expect(starts.map((start) => (start - midnight) / 60)).toEqual(expected);
      }),
    );
  });

  it('[ROTA-013] a span that ends before it begins is reported at its field, and so is an overlap', () => {
    expect(
      spansProblem([
        { from: 540, to: 720 },
        { from: 780, to: 1_020 },
      ]),
    ).toBeNull();
    expect(spansProblem([{ from: 960, to: 720 }])).toMatchObject({ index: 0, field: 'to' });
    expect(spansProblem([{ from: 540, to: 540 }])).toMatchObject({ index: 0, field: 'to' });
    expect(
      spansProblem([
        { from: 540, to: 720 },
        { from: 700, to: 800 },
      ]),
    ).toMatchObject({ index: 1, field: 'from' });
  });
});
