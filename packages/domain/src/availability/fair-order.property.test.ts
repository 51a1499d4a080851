import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, startOfDay } from '../time/index.ts';
import { alsoBusy, type BusyRange, busyCalendar, fairOrder, SPREAD_RULES, spreadBusy } from './index.ts';

const ZONE = 'Europe/Dublin';
const DATE = '2026-06-17';
const midnight = startOfDay(ZONE, DATE);
const TEN = midnight + 10 * 3600;
const rule = fc.constantFrom(...SPREAD_RULES);
const chairs = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 });
const days = chairs.chain((ids) =>
  fc.tuple(
    ...ids.map((chair) =>
      fc.record({
        chair: fc.constant(chair),
        takenSeconds: fc.integer({ min: 0, max: 4 }).map((count) => count * 900),
        idleSince: fc.option(
          fc.integer({ min: 0, max: 4 }).map((count) => midnight + count * 900),
          { nil: undefined },
        ),
      }),
    ),
  ),
);
const turn = fc.record({ day: fc.integer({ min: 0, max: 99_999 }), last: fc.option(fc.integer({ min: 1, max: 50 })) });

/** Books a number of appointments for anyone, one after the other, and returns who got each. */
function book(ids: readonly number[], spread: Parameters<typeof spreadBusy>[1], starts: readonly number[]): number[] {
  let busy = busyCalendar(ids, []);
  let { last } = spread;
  return starts.map((at) => {
    const isFree = (chair: number) => {
      const spans = busy.spans[busy.chairs.indexOf(chair)] as Float64Array;
      for (let i = 0; i < spans.length; i += 2) if (spans[i] === at) return false;
      return true;
    };
    const order = spreadBusy(busy, { ...spread, last }, ZONE, at).chairs;
    const chosen = order.find(isFree) ?? 0;
    last = chosen;
    busy = alsoBusy(busy, [{ chair: chosen, from: at, to: at + 900 }]);
    return chosen;
  });
}

const counts = (ids: readonly number[], given: readonly number[]) =>
  ids.map((id) => given.filter((chair) => chair === id).length);
const spreadOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

describe('who gets an appointment for anyone', () => {
  it('[PLAN-010] is an order of all chairs, and the same one for the same facts', () => {
    fc.assert(
      fc.property(rule, days, turn, (by, list, when) => {
        const order = fairOrder(by, list, when);
        expect(order.toSorted((a, b) => a - b)).toEqual(list.map(({ chair }) => chair).sort((a, b) => a - b));
        expect(fairOrder(by, list, when)).toEqual(order);
      }),
    );
  });

  it('[PLAN-010] least booked: no one comes before a person with less to do that day', () => {
    fc.assert(
      fc.property(days, turn, (list, when) => {
        const taken = fairOrder('least-booked', list, when).map(
          (chair) => list.find((day) => day.chair === chair)?.takenSeconds ?? 0,
        );
        expect(taken).toEqual(taken.toSorted((a, b) => a - b));
      }),
    );
  });

  it('[PLAN-010] longest idle: people without an appointment come first, then by the end of the last one', () => {
    fc.assert(
      fc.property(days, turn, (list, when) => {
        const since = fairOrder('longest-idle', list, when).map(
          (chair) => list.find((day) => day.chair === chair)?.idleSince ?? 0,
        );
        expect(since).toEqual(since.toSorted((a, b) => a - b));
      }),
    );
  });

  it('[PLAN-010] in turn: the person after the last comes first; seniority: the order of the columns', () => {
    const list = [7, 3, 9].map((chair) => ({ chair, takenSeconds: 0, idleSince: undefined }));
    const inTurn = (last: number | null) => fairOrder('in-turn', list, { day: 5, last });
    expect([inTurn(null), inTurn(7), inTurn(3), inTurn(9), inTurn(4)]).toEqual([
      [7, 3, 9],
      [3, 9, 7],
      [9, 7, 3],
      [7, 3, 9],
      [7, 3, 9],
    ]);
    expect(fairOrder('seniority', list, { day: 5, last: 7 })).toEqual([7, 3, 9]);
  });

  it.each(['least-booked', 'longest-idle', 'in-turn'] as const)(
    '[PLAN-011] by "%s" nobody gets more than one appointment more than another on a quiet day',
    (by) => {
      fc.assert(
        fc.property(chairs, fc.integer({ min: 1, max: 20 }), (ids, count) => {
          const starts = Array.from({ length: count }, (_, index) => TEN + index * 900);
          expect(spreadOf(counts(ids, book(ids, { rule: by, last: null }, starts)))).toBeLessThanOrEqual(1);
        }),
      );
    },
  );

  it('[PLAN-011] one appointment a day does not always go to the first column', () => {
    fc.assert(
      fc.property(chairs, fc.constantFrom('least-booked', 'longest-idle'), (ids, by) => {
        const starts = Array.from({ length: ids.length }, (_, day) => TEN + day * 86_400);
        const first = starts.map(
          (at) => spreadBusy(busyCalendar(ids, []), { rule: by, last: null }, ZONE, at).chairs[0],
        );
        expect(new Set(first).size).toBe(ids.length);
      }),
    );
  });

  it('counts only the times of that day, and does not reorder rooms', () => {
    const hour = (chair: number, from: number): BusyRange => ({ chair, from, to: from + 3600 });
    const yesterday = hour(1, midnight - 7200);
    const busy = busyCalendar([1, 2], [yesterday, hour(2, TEN), hour(8, TEN)], [], [8]);
    const day = dayNumber(DATE);
    const spread = spreadBusy(busy, { rule: 'least-booked', last: null }, ZONE, TEN + 7200);
    expect(spread.chairs).toEqual([1, 2, 8]);
    expect(spread.spans[0]?.[0]).toBe(yesterday.from);
    expect(
      fairOrder('least-booked', [{ chair: 1, takenSeconds: 0, idleSince: undefined }], { day, last: null }),
    ).toEqual([1]);
    const other = busyCalendar([1, 2], [hour(1, TEN)], [], [8]);
    expect(spreadBusy(other, { rule: 'least-booked', last: null }, ZONE, TEN + 7200).chairs).toEqual([2, 1, 8]);
  });
});
