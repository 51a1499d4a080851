import { describe, expect, it } from 'vitest';
import { addDays, instantOf, type Weekday, wallAt } from '../time/index.ts';
import {
  type AvailabilityQuery,
  busyCalendar,
  dayTimes,
  firstFree,
  freeDays,
  isFree,
  isSpreadRule,
  nearestFree,
  type ShopCalendar,
} from './index.ts';

const ZONE = 'Europe/Dublin';
const DAYS: Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const TODAY = '2026-08-11';
const at = (minute: number, days = 0) => instantOf(ZONE, wallAt(addDays(TODAY, days), minute));
/** Open from ten to twelve every day, on the half hour. */
const shop: ShopCalendar = {
  zone: ZONE,
  hours: DAYS.map((weekday) => ({ weekday, from: 600, to: 720 })),
  closedWeekdays: [],
  closedDates: [],
  blockedDates: [],
  slotMinutes: 30,
  noticeMinutes: 0,
};
const query = (more: Partial<AvailabilityQuery> = {}): AvailabilityQuery => ({
  shop,
  busy: busyCalendar([1], []),
  appointment: [{ minutes: 60 }],
  now: at(480),
  ...more,
});
const taken = (days: number, from = 600, to = 720) => ({ chair: 1, from: at(from, days), to: at(to, days) });
const busyFor = (days: number) =>
  busyCalendar(
    [1],
    Array.from({ length: days }, (_none, day) => taken(day)),
  );

describe('the next free times', () => {
  it('are looked for during 62 days, today included, or as many as asked for', () => {
    expect(firstFree(query({ busy: busyFor(61) }), 9)).toEqual([600, 630, 660].map((minute) => at(minute, 61)));
    expect(firstFree(query({ busy: busyFor(62) }), 9)).toEqual([]);
    expect(firstFree(query(), 9, { days: 1 })).toHaveLength(3);
    expect(firstFree(query(), 4, { from: addDays(TODAY, 3) })[3]).toBe(at(600, 4));
    expect(firstFree(query(), 9, { from: addDays(TODAY, -3), days: 4 })).toHaveLength(3);
  });

  it('are listed by day, for the days that have any', () => {
    const range = { from: TODAY, to: addDays(TODAY, 5) };
    const busy = busyCalendar([1], [taken(1), taken(2, 600, 660)]);
    const days = freeDays(query({ busy }), 2, range);
    expect(days).toEqual([[600, 630, 660].map((minute) => at(minute)), [at(660, 2)]]);
    const isOffered = (start: number) => start === at(630, 3) || start === at(600, 5);
    expect(freeDays(query({ busy }), 9, { ...range, isOffered })).toEqual([[at(630, 3)], [at(600, 5)]]);
    expect(freeDays(query(), 9, { ...range, from: addDays(TODAY, -2) })).toHaveLength(6);
    expect(freeDays(query({ shop: { ...shop, horizonDays: 2 } }), 9, range)).toHaveLength(3);
  });
});

describe('the nearest free times', () => {
  it('are those before and after, of two equally near the earlier, and not the time itself', () => {
    expect(nearestFree(query(), at(630, 3), { count: 2 })).toEqual([at(600, 3), at(660, 3)]);
    expect(nearestFree(query(), at(630, 3), { count: 1 })).toEqual([at(600, 3)]);
    expect(nearestFree(query(), at(630, 3), { count: 2, without: [at(600, 3)] })).toEqual([at(660, 2), at(660, 3)]);
  });

  it('may touch what the guest has planned, but not overlap it', () => {
    const apart = [{ from: at(660, 3), to: at(690, 3) }];
    const near = nearestFree(query({ appointment: [{ minutes: 30 }] }), at(660, 3), { count: 3, apart });
    expect(near).toEqual([at(600, 3), at(630, 3), at(690, 3)]);
  });

  it('are up to a month away', () => {
    const far = (days: number) => nearestFree(query({ busy: busyFor(days) }), at(600));
    expect(far(3)).toEqual([600, 630, 660].map((minute) => at(minute, 3)));
    expect(far(31)).toEqual([600, 630, 660].map((minute) => at(minute, 31)));
    expect(far(32)).toEqual([]);
  });
});

describe('the grid of a day', () => {
  const opens = (hours: Pick<ShopCalendar, 'hours'>['hours'], more: Partial<ShopCalendar> = {}) =>
    dayTimes(query({ shop: { ...shop, hours, ...more }, now: at(0) }), TODAY).starts.map(
      (start) => (start - at(0)) / 60,
    );
  const tuesday = (from: number, to: number) => ({ weekday: 2 as const, from, to });

  it('merges hours that overlap, keeps those that touch apart, and ends at midnight', () => {
    expect(opens([tuesday(630, 720), tuesday(600, 660)])).toEqual([600, 630, 660]);
    expect(opens([tuesday(600, 690), tuesday(615, 660)])).toEqual([600, 630]);
    expect(opens([tuesday(675, 735), tuesday(600, 675)])).toEqual([600, 675]);
    expect(opens([tuesday(1_350, 1_500), tuesday(-60, 60), tuesday(700, 700)])).toEqual([0, 1_350, 1_380]);
  });

  it('has whole minutes, a quarter of an hour if nothing else is set, and no negative notice', () => {
    expect(opens([tuesday(600, 662)], { slotMinutes: 1.5 })).toEqual([600, 601, 602]);
    expect(opens([tuesday(600, 690)], { slotMinutes: 0 })).toEqual([600, 615, 630]);
    for (const noticeMinutes of [-600, Number.NaN])
      expect(isFree(query({ shop: { ...shop, noticeMinutes }, now: at(660) }), at(630)).ok).toBe(false);
    expect(opens([tuesday(0, 60)], { noticeMinutes: Number.NaN })).toEqual([0]);
  });

  it('says that a time off the grid would fit, up to the last minute', () => {
    const code = (minute: number, minutes: number) => {
      const answer = isFree(query({ appointment: [{ minutes }] }), at(minute));
      return answer.ok || answer.refusal.code;
    };
    expect([code(645, 75), code(646, 75), code(645, 120)]).toEqual(['off-grid', 'outside-hours', 'outside-hours']);
    expect([code(600, 120), code(600, 121)]).toEqual([true, 'outside-hours']);
  });

  it('may be booked from now on, or from the end of the notice', () => {
    const code = (now: number, noticeMinutes = 0) => {
      const answer = isFree(query({ now, shop: { ...shop, noticeMinutes } }), at(600));
      return answer.ok || answer.refusal.code;
    };
    expect([code(at(600)), code(at(600) + 1)]).toEqual([true, 'past']);
    expect([code(at(570), 30), code(at(570) + 1, 30)]).toEqual([true, 'too-soon']);
  });
});

it('[PLAN-010] only known rules spread appointments', () => {
  expect(['seniority', 'in-turn', 'by-age'].map(isSpreadRule)).toEqual([true, true, false]);
});
