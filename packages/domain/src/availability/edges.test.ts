import { describe, expect, it } from 'vitest';
import { instantOf, wallAt } from '../time/index.ts';
import {
  type AvailabilityQuery,
  availableOccurrences,
  busyCalendar,
  type ClassQuery,
  type ClassSession,
  chairTimeOff,
  classMonth,
  dayTimes,
  isPartyFree,
  nearestFree,
  repeatedStarts,
  type ShopCalendar,
  spansProblem,
} from './index.ts';

const ZONE = 'Europe/Dublin';
/** A Thursday. */
const DATE = '2026-08-13';
const at = (minute: number, date = DATE) => instantOf(ZONE, wallAt(date, minute));
const hour = (value: number) => value * 60;
const shop: ShopCalendar = {
  zone: ZONE,
  hours: [
    { weekday: 4, from: hour(9), to: hour(12) },
    { weekday: 4, from: hour(14), to: hour(17) },
  ],
  closedWeekdays: [],
  closedDates: [],
  blockedDates: [],
  slotMinutes: 60,
  noticeMinutes: 0,
};
const query = (more: Partial<AvailabilityQuery> = {}): AvailabilityQuery => ({
  shop,
  busy: busyCalendar([1], []),
  appointment: [{ minutes: 60 }],
  now: at(0),
  ...more,
});

describe('the edges of hours', () => {
  it('a person who works until midnight, or through from one span to the next, has no time off there', () => {
    const own = (from: number, to: number) => ({ weekday: 4 as const, from: hour(from), to: hour(to) });
    const off = (...hours: ReturnType<typeof own>[]) => chairTimeOff(1, hours, ZONE, { from: DATE, to: DATE });
    expect(off(own(9, 24))).toEqual([{ chair: 1, from: at(0), to: at(hour(9)) }]);
    expect(off(own(0, 12), own(12, 24))).toEqual([]);
  });

  it('spans of a rota may touch', () => {
    expect(
      spansProblem([
        { from: 540, to: 720 },
        { from: 720, to: 900 },
      ]),
    ).toBeNull();
    expect(
      spansProblem([
        { from: 540, to: 720 },
        { from: 719, to: 900 },
      ]),
    ).toMatchObject({ index: 1, field: 'from' });
  });

  it('a day whose hours have no length, or lie outside of the day, is closed', () => {
    for (const [from, to] of [
      [600, 600],
      [700, 600],
      [1_500, 1_600],
    ] as const)
      expect(dayTimes(query({ shop: { ...shop, hours: [{ weekday: 4, from, to }] } }), DATE).state).toBe('closed');
  });

  it('a time within one of two spans is off the grid, not outside the hours', () => {
    expect(isPartyFree(query(), at(hour(9) + 7))).toEqual({ ok: false, refusal: { code: 'off-grid' } });
    expect(isPartyFree(query(), at(hour(13)))).toEqual({ ok: false, refusal: { code: 'outside-hours' } });
  });

  it('a party with one impossible appointment is refused whole', () => {
    const refused = { ok: false, refusal: { code: 'bad-appointment' } };
    expect(isPartyFree(query({ beside: [[]] }), at(hour(9)))).toEqual(refused);
    expect(isPartyFree(query({ appointment: [], beside: [[{ minutes: 60 }]] }), at(hour(9)))).toEqual(refused);
  });

  it('of two times equally near, the earlier comes first', () => {
    const open = { ...shop, hours: [{ weekday: 4 as const, from: hour(9), to: hour(17) }] };
    expect(nearestFree(query({ shop: open }), at(hour(12)), { count: 1 })).toEqual([at(hour(11))]);
  });
});

describe('dates of a class in any order', () => {
  const session = (date: string, minute: number, taken = 0): ClassSession => ({
    id: at(minute, date),
    start: at(minute, date),
    minutes: 60,
    seats: 5,
    taken,
  });
  const [first, noon, next] = [session(DATE, hour(9)), session(DATE, hour(12)), session('2026-08-14', hour(9))];
  const classes = (sessions: ClassSession[], now = at(0)): ClassQuery => ({ shop, sessions, now });

  it('a month names the first one, and what is over is no longer counted', () => {
    const month = classMonth(classes([next, noon, first]), '2026-08');
    const day = (date: string, found = month) => found.days.find((one) => one.date === date);
    expect(month.firstFree).toEqual([first.start, noon.start, next.start]);
    expect(day(DATE)).toMatchObject({ state: 'free', first: first.start, morning: { free: 1, total: 1 } });
    const later = classMonth(classes([next, noon, first], at(hour(10))), '2026-08');
    expect(day(DATE, later)).toMatchObject({ first: noon.start, morning: { free: 0, total: 0 } });
    expect(day('2026-08-12')).toMatchObject({ state: 'past' });
    expect(day('2026-08-15')).toMatchObject({ state: 'closed' });
  });

  it('a repeated one starts in order, and nothing follows the last', () => {
    const repeated = classes([next, noon, first]);
    expect(repeatedStarts(repeated, { allowsSingle: true })).toEqual([first, noon, next]);
    expect(availableOccurrences(repeated, next.start + 1)).toBe(0);
  });
});
