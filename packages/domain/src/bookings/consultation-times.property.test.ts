import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alsoBusy, type BusyRange, busyCalendar, dayTimes, isFree, type ShopCalendar } from '../availability/index.ts';
import { addDays, dateAt, type Instant, startOfDay, type Weekday } from '../time/index.ts';
import { CALL_LEAD_MINUTES, checkCallTime, firstAfterCall, firstPairs, isCallInTime } from './index.ts';

const DAYS = 10;
const fives = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map((n) => n * 5);

type Case = {
  shop: ShopCalendar;
  chairs: number[];
  ranges: BusyRange[];
  minutes: number;
  callMinutes: number;
  now: Instant;
};

/** Shops with short and long hours, closed weekdays, calls of any allowed length, and a `now` at any time of day. */
const cases: fc.Arbitrary<Case> = fc
  .record({
    day: fc.constantFrom(
      ['Europe/Dublin', '2026-06-17'] as const,
      ['Europe/Dublin', '2026-10-24'] as const,
      ['America/New_York', '2026-03-07'] as const,
    ),
    open: fives(0, 1200),
    length: fives(30, 600),
    again: fc.option(fives(60, 200)),
    closedWeekdays: fc.subarray<Weekday>([0, 1, 2, 3, 4, 5, 6], { maxLength: 6 }),
    slotMinutes: fc.constantFrom(5, 15, 30, 45),
    noticeMinutes: fc.constantFrom(0, 0, 60, 1440),
    horizonDays: fc.constantFrom(2, 5, 60),
    callMinutes: fives(5, 120),
    minutes: fives(5, 180),
    chairCount: fc.constantFrom(1, 1, 2),
    nowMinutes: fc.integer({ min: 0, max: 1439 }),
    busy: fc.array(
      fc.record({ chair: fc.constantFrom(1, 2), day: fc.nat({ max: 6 }), at: fives(0, 1400), minutes: fives(15, 900) }),
      { maxLength: 14 },
    ),
  })
  .map((made) => {
    const [zone, day] = made.day;
    const stretches = [{ from: made.open, to: Math.min(1440, made.open + made.length) }];
    if (made.again !== null) {
      const from = made.open + made.length + made.again;
      if (from < 1380) stretches.push({ from, to: Math.min(1440, from + 120) });
    }
    return {
      shop: {
        zone,
        hours: ([0, 1, 2, 3, 4, 5, 6] as const).flatMap((weekday) => stretches.map((hours) => ({ weekday, ...hours }))),
        closedWeekdays: made.closedWeekdays,
        closedDates: [],
        blockedDates: [],
        slotMinutes: made.slotMinutes,
        noticeMinutes: made.noticeMinutes,
        horizonDays: made.horizonDays,
      },
      chairs: [1, 2].slice(0, made.chairCount),
      ranges: made.busy.map(({ chair, day: ahead, at, minutes }) => {
        const from = startOfDay(zone, addDays(day, ahead)) + at * 60;
        return { chair, from, to: from + minutes * 60 };
      }),
      minutes: made.minutes,
      callMinutes: made.callMinutes,
      now: startOfDay(zone, day) + made.nowMinutes * 60,
    };
  });

function open({ shop, chairs, ranges, minutes, callMinutes, now }: Case) {
  const calendar = { shop, busy: busyCalendar(chairs, ranges), now };
  const query = { ...calendar, appointment: [{ minutes }] };
  const calls = { ...calendar, appointment: [{ minutes: callMinutes }] };
  const dates = Array.from({ length: DAYS }, (_, ahead) => addDays(dateAt(shop.zone, now), ahead));
  const startsOf = (of: typeof query) => dates.flatMap((date) => dayTimes(of, date).starts);
  return { query, calls, dates, appointments: startsOf(query), callStarts: startsOf(calls) };
}

/** A naive version of the rule: some free call ends long enough before. */
const hasCall = (callStarts: readonly Instant[], minutes: number, at: Instant) =>
  callStarts.some((call) => call + minutes * 60 + CALL_LEAD_MINUTES * 60 <= at);

describe('calls and appointments', { timeout: 60_000 }, () => {
  it('[BOOK-100] an appointment is offered exactly when a call is possible before it', () => {
    fc.assert(
      fc.property(cases, (made) => {
        const { query, dates, appointments, callStarts } = open(made);
        const from = firstAfterCall({ ...query, callMinutes: made.callMinutes }, { days: DAYS });
        const within = { from: from ?? Number.POSITIVE_INFINITY };
        const offered = dates.flatMap((date) => dayTimes({ ...query, within }, date).starts);
        expect(offered).toEqual(appointments.filter((at) => hasCall(callStarts, made.callMinutes, at)));
      }),
      { numRuns: 400 },
    );
  });

  it('[BOOK-100] both times of every pair are free together, and a booking with them is accepted', () => {
    fc.assert(
      fc.property(cases, (made) => {
        const { query, calls } = open(made);
        for (const { appointment, call } of firstPairs(query, made.callMinutes, { count: 3, days: DAYS })) {
          expect(isCallInTime(call, made.callMinutes, appointment)).toBe(true);
          expect(checkCallTime({ at: call, minutes: made.callMinutes }, appointment, made.now).ok).toBe(true);
          const placed = isFree(query, appointment);
          if (!placed.ok) throw new Error('the appointment is not free');
          const taken = placed.value.map(({ chair, from, busyUntil: to }) => ({ chair, from, to }));
          expect(isFree({ ...calls, busy: alsoBusy(query.busy, taken) }, call).ok).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('[BOOK-101] if a chosen time leaves no room for a call, later pairs are offered unless nothing is left', () => {
    fc.assert(
      fc.property(cases, fc.nat(), (made, pick) => {
        const { query, appointments, callStarts } = open(made);
        const late = appointments.filter((at) => !hasCall(callStarts, made.callMinutes, at));
        const chosen = late[pick % Math.max(1, late.length)];
        if (chosen === undefined) return;
        const pairs = firstPairs(query, made.callMinutes, { count: 3, days: DAYS });
        const possible = appointments.filter((at) => hasCall(callStarts, made.callMinutes, at));
        const days = new Set(possible.map((at) => dateAt(made.shop.zone, at)));
        expect(pairs.length).toBe(Math.min(3, days.size));
        expect(pairs[0]?.appointment).toBe(possible[0]);
        for (const { appointment } of pairs) expect(appointment).toBeGreaterThan(chosen);
      }),
      { numRuns: 400 },
    );
  });

  it('is tested with cases where a call is possible for some times and not for others', () => {
    const mixed = fc.sample(cases, { numRuns: 200, seed: 1 }).filter((made) => {
      const { appointments, callStarts } = open(made);
      const possible = appointments.filter((at) => hasCall(callStarts, made.callMinutes, at)).length;
      return possible > 0 && possible < appointments.length;
    });
    expect(mixed.length).toBeGreaterThan(40);
  });
});
