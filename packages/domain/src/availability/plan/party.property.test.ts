import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDay, type Weekday } from '../../time/index.ts';
import { ARRANGEMENTS, type AvailabilityQuery, busyCalendar, dayTimes, isPartyFree, mostTogether } from '../index.ts';
import { countCombinations, type PartyCase, partyFits } from '../testing/slow-party.ts';
import type { AppointmentLine, Step } from '../types.ts';

const ZONE = 'Europe/Dublin';
const DATE = '2026-06-17';
const midnight = startOfDay(ZONE, DATE);
const OPENS = 600;
const SLOT = 5;
const CHAIRS = [4, 2, 9];
const UNITS = [21, 22];

const fives = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map((count) => count * 5);

/** Steps that begin or end hands-on, or hands-free. */
const anySteps = fc
  .array(fc.record({ minutes: fives(5, 15), isHandsFree: fc.boolean() }), { minLength: 1, maxLength: 3 })
  .filter((steps) => steps.some(({ isHandsFree }) => !isHandsFree));

const sum = (steps: readonly Step[]) => steps.reduce((minutes, step) => minutes + step.minutes, 0);

const duration = fc.oneof(
  fives(5, 30).map((minutes) => ({ minutes })),
  anySteps.map((steps) => ({ minutes: sum(steps), steps })),
);

const resource = fc.oneof(
  fc.record({ units: fc.subarray(UNITS, { minLength: 1 }) }),
  fc.record({ units: fc.subarray(UNITS, { minLength: 1 }), fromMinute: fives(0, 10), toMinute: fives(10, 30) }),
);

const anyLine: fc.Arbitrary<AppointmentLine> = fc
  .record({
    duration,
    chairs: fc.option(fc.subarray(CHAIRS, { minLength: 1 }), { nil: undefined, freq: 2 }),
    around: fc.constantFrom([0, 0], [0, 0], [5, 0], [0, 10], [5, 5]),
    resources: fc.option(fc.array(resource, { minLength: 1, maxLength: 2 }), { nil: undefined, freq: 3 }),
    own: fc.option(
      fc.record({ chair: fc.constantFrom(...CHAIRS), duration }).map(({ chair, duration: own }) => [{ chair, ...own }]),
      { nil: undefined, freq: 2 },
    ),
  })
  .map(({ duration: length, chairs, around: [beforeMinutes = 0, bufferMinutes = 0], resources, own }) => ({
    ...length,
    beforeMinutes,
    bufferMinutes,
    ...(chairs ? { chairs } : {}),
    ...(resources ? { resources } : {}),
    ...(own ? { own } : {}),
  }));

const range = fc
  .record({ chair: fc.constantFrom(...CHAIRS, ...UNITS), at: fives(-20, 90), minutes: fives(5, 40) })
  .map(({ chair, at, minutes }) => ({ chair, from: OPENS + at, to: OPENS + at + minutes }));

/** One case in a hundred has more, and trying them all can take minutes. */
const MOST_COMBINATIONS = 1_000;

const anyCase = fc.record({
  chairs: fc.subarray(CHAIRS, { minLength: 1 }),
  units: fc.subarray(UNITS),
  ranges: fc.array(range, { maxLength: 5 }),
  off: fc.array(range, { maxLength: 2 }),
  party: fc.oneof(
    fc.tuple(fc.array(anyLine, { minLength: 1, maxLength: 3 })),
    fc.array(fc.array(anyLine, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 3 }),
  ),
  // A moved group keeps its distances.
  together: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ARRANGEMENTS) },
    {
      weight: 1,
      arbitrary: fc.array(fives(0, 40), { minLength: 3, maxLength: 3 }).map((all) => all.map((late) => late * 60)),
    },
  ),
  open: fives(40, 140),
});

const cases = anyCase.filter((made) => countCombinations(made) <= MOST_COMBINATIONS);

type Made = PartyCase & { readonly open: number };

const inSeconds = ({ chair, from, to }: { chair: number; from: number; to: number }) => ({
  chair,
  from: midnight + from * 60,
  to: midnight + to * 60,
});

function queryOf(made: Made): AvailabilityQuery {
  const [appointment = [], ...beside] = made.party;
  return {
    shop: {
      zone: ZONE,
      hours: ([0, 1, 2, 3, 4, 5, 6] as Weekday[]).map((weekday) => ({ weekday, from: OPENS, to: OPENS + made.open })),
      closedWeekdays: [],
      closedDates: [],
      blockedDates: [],
      slotMinutes: SLOT,
      noticeMinutes: 0,
    },
    busy: busyCalendar(made.chairs, made.ranges.map(inSeconds), made.off.map(inSeconds), made.units),
    appointment,
    beside,
    together: made.together,
    now: midnight,
  };
}

function slowStarts(made: Made): number[] {
  const starts: number[] = [];
  for (let minute = OPENS; minute < OPENS + made.open; minute += SLOT) {
    if (partyFits(made, minute, OPENS + made.open)) starts.push(midnight + minute * 60);
  }
  return starts;
}

const clashes = (a: { chair: number; from: number; to: number }, b: typeof a) =>
  a.chair === b.chair && a.from < b.to && b.from < a.to;

describe('people, rooms, steps and groups', { timeout: 120_000 }, () => {
  it('[PEOPLE-001] [GROUP-002] finds the same starts as trying every choice', () => {
    fc.assert(
      fc.property(cases, (made) => {
        expect(dayTimes(queryOf(made), DATE).starts).toEqual(slowStarts(made));
      }),
      { numRuns: 800 },
    );
  });

  it('is tested with cases where some starts are free and some are not', () => {
    const sample = fc.sample(cases, { numRuns: 300, seed: 7 });
    const mixed = sample.filter((made) => {
      const free = slowStarts(made).length;
      return free > 0 && free < made.open / SLOT - 4;
    });
    expect(mixed.length).toBeGreaterThan(25);
    expect(mixed.filter(({ party }) => party.length > 1).length).toBeGreaterThan(8);
  });

  it('[PEOPLE-002] occupies every chair and unit for one guest at a time, and nothing that is taken', () => {
    fc.assert(
      fc.property(cases, (made) => {
        const query = queryOf(made);
        const taken = made.ranges.map(inSeconds);
        for (const start of dayTimes(query, DATE).starts) {
          const placed = isPartyFree(query, start);
          expect(placed.ok).toBe(true);
          if (!placed.ok) continue;
          expect(placed.value.map((lines) => lines.length)).toEqual(made.party.map((lines) => lines.length));
          const kept = placed.value.flatMap((lines) => lines.flatMap(({ busy }) => busy));
          kept.forEach((one, index) => {
            expect(taken.some((other) => clashes(one, other))).toBe(false);
            expect(kept.slice(index + 1).some((other) => clashes(one, other))).toBe(false);
          });
          for (const [guest, lines] of placed.value.entries())
            for (const [line, { chair }] of lines.entries())
              expect(made.party[guest]?.[line]?.chairs ?? CHAIRS).toContain(chair);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[PEOPLE-002] keeps the preparation and clean-up of every service, also when the next one is somebody else’s', () => {
    const keeps = (
      kept: readonly { chair: number; from: number; to: number }[],
      chair: number,
      from: number,
      to: number,
    ) => {
      for (let at = from; at < to; at += 300)
        if (!kept.some((range) => range.chair === chair && range.from <= at && at < range.to)) return false;
      return true;
    };
    // Each service of a guest by somebody else.
    const changing = cases.map((made) => ({
      ...made,
      ...{ chairs: CHAIRS, units: UNITS, ranges: [], off: [], open: 300 },
      party: made.party.map((lines) => lines.map((line, at) => ({ ...line, chairs: CHAIRS.slice(at, at + 1) }))),
    }));
    let [examples, changes] = [0, 0];
    fc.assert(
      fc.property(fc.oneof(cases, changing), (made) => {
        examples += 1;
        const query = queryOf(made);
        for (const start of dayTimes(query, DATE).starts) {
          const placed = isPartyFree(query, start);
          for (const [guest, lines] of (placed.ok ? placed.value : []).entries()) {
            const kept = lines.flatMap(({ busy }) => busy);
            for (const [line, { chair, from, to }] of lines.entries()) {
              const {
                beforeMinutes = 0,
                bufferMinutes = 0,
                resources = [],
              } = made.party[guest]?.[line] ?? { minutes: 0 };
              const [before, after] = [from - beforeMinutes * 60, to + bufferMinutes * 60];
              expect(keeps(kept, chair, before, from) && keeps(kept, chair, to, after)).toBe(true);
              for (const { units, fromMinute } of resources)
                if (fromMinute === undefined) expect(units.some((unit) => keeps(kept, unit, before, after))).toBe(true);
              const next = lines[line + 1];
              if (bufferMinutes > 0 && next && next.chair !== chair) changes++;
            }
          }
        }
      }),
      { numRuns: 300 },
    );
    // A few examples, as in a mutation run, may happen to have none.
    expect(changes).toBeGreaterThanOrEqual(examples < 300 ? 0 : 100);
  });

  it('[GROUP-001] says how many guests a shop could ever serve in this way', () => {
    const always = fc
      .tuple(cases, fc.constantFrom(...ARRANGEMENTS))
      .map(([made, together]) => ({ ...made, together, ranges: [], off: [], open: 300 }));
    fc.assert(
      fc.property(always, (made) => {
        const { busy } = queryOf(made);
        const most = mostTogether(busy, made.party, made.together);
        const fits = (count: number) =>
          count === 0 || partyFits({ ...made, party: made.party.slice(0, count) }, OPENS + 60, OPENS + 400);
        expect(fits(most)).toBe(true);
        expect(most === made.party.length || !fits(most + 1)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
