import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from '../money/index.ts';
import { dateAt, HOUR, instantOf, startOfDay, wallAt } from '../time/index.ts';
import {
  type CancellationStep,
  cancellationFee,
  chargedFromHours,
  checkSteps,
  leadWords,
  type PolicyCode,
  policyFacts,
  policySentence,
  policyTimeline,
  stepsMessage,
} from './index.ts';

const ZONE = 'Europe/Dublin';
const startsAt = instantOf(ZONE, wallAt('2026-08-29', 14 * 60 + 30));
const now = instantOf(ZONE, wallAt('2026-08-20', 600));
const own = (...steps: [number, number][]) => steps.map(([hours, percent]): CancellationStep => ({ hours, percent }));
const amounts = fc.nat({ max: 1_000_000 });

/** Valid steps: distinct hours from far to near, distinct percentages from low to high. */
const anySteps = fc.integer({ min: 1, max: 10 }).chain((count) =>
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 1440 }), { minLength: count, maxLength: count }),
      fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: count, maxLength: count }),
    )
    .map(([hours, percents]) => {
      hours.sort((a, b) => b - a);
      percents.sort((a, b) => a - b);
      return hours.map((hour, index) => ({ hours: hour, percent: percents[index] as number }));
    }),
);

describe('own cancellation steps', () => {
  it('[POLICY-001] a fee never exceeds the total or what was paid, and only rises towards the appointment', () => {
    const before = fc.integer({ min: 1, max: 1500 * HOUR });
    fc.assert(
      fc.property(anySteps, amounts, amounts, before, before, fc.boolean(), (steps, total, paid, a, b, decides) => {
        const policies: PolicyCode[] = decides ? [3] : [];
        const at = (moment: number) =>
          cancellationFee({ policies, steps, startsAt, zone: ZONE, by: 'guest', at: moment, total, paid });
        const [early, late] = [at(startsAt - Math.max(a, b)), at(startsAt - Math.min(a, b))];
        for (const { fee, refund } of [early, late]) {
          expect(fee).toBeLessThanOrEqual(Math.min(total, paid));
          expect(fee + refund).toBe(paid);
        }
        expect(late.fee).toBeGreaterThanOrEqual(early.fee);
        expect(late.percent).toBeGreaterThanOrEqual(early.percent);
      }),
    );
  });

  it('[POLICY-002] the three codes cost the same as before there were steps, to the cent', () => {
    const codes = fc.subarray<PolicyCode>([1, 2, 3]);
    const days = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(
        codes,
        days,
        fc.integer({ min: 1, max: 100 * HOUR }),
        amounts,
        amounts,
        (policies, day, before, total, paid) => {
          const start = startsAt + day * 24 * HOUR;
          const at = start - before;
          const fixed = policies.filter((code) => code !== 3);
          let percent = policies.includes(3) && fixed.length === 0 ? 100 : 0;
          if (fixed.includes(1) && start - at < 48 * HOUR) percent = 50;
          if (fixed.includes(2) && at >= startOfDay(ZONE, dateAt(ZONE, start))) percent = 100;
          const outcome = cancellationFee({ policies, startsAt: start, zone: ZONE, by: 'guest', at, total, paid });
          expect(outcome.percent).toBe(percent);
          expect(outcome.fee).toBe(Math.min(paid, percentOf(total, percent)));
        },
      ),
    );
  });

  it('[POLICY-003] the timeline and the sentence reflect the steps', () => {
    const terms = { policies: [], steps: own([24, 30], [4, 100]), startsAt, zone: ZONE };
    expect(policySentence(terms, now)).toBe('Free to cancel until Fri 28 Aug, 2:30 pm, Irish time');
    expect(policyTimeline(terms, now).map(({ percent, until }) => [percent, until])).toEqual([
      [0, startsAt - 24 * HOUR + 1],
      [30, startsAt - 4 * HOUR + 1],
      [100, startsAt],
    ]);
    expect(policySentence(terms, startsAt - 5 * HOUR)).toBe('Cancelling now costs 30% of the services');
    expect(policyFacts({ ...terms, policies: [3] }, startsAt - HOUR)).toEqual({
      kind: 'charged-now',
      percent: 100,
      isDecidedByBusiness: true,
    });
  });

  it('[POLICY-003] names the hours from which a charge is due', () => {
    const terms = { policies: [], steps: own([24, 30], [4, 100]), startsAt, zone: ZONE };
    expect([30, 5, 1].map((hours) => chargedFromHours(terms, startsAt - hours * HOUR))).toEqual([null, 24, 4]);
    const presets = { policies: [1, 2] as PolicyCode[], startsAt, zone: ZONE };
    expect([50, 40, 1].map((hours) => chargedFromHours(presets, startsAt - hours * HOUR))).toEqual([null, 48, null]);
  });

  it('[POLICY-003] exactly that many hours before still has the lower charge', () => {
    const terms = {
      policies: [],
      steps: own([24, 30]),
      startsAt,
      zone: ZONE,
      by: 'guest' as const,
      total: 6800,
      paid: 6800,
    };
    expect(cancellationFee({ ...terms, at: startsAt - 24 * HOUR }).fee).toBe(0);
    expect(cancellationFee({ ...terms, at: startsAt - 24 * HOUR + 1 }).fee).toBe(2040);
  });
});

describe('checking steps', () => {
  it('[POLICY-004] accepts all steps that come nearer and cost more', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        expect(checkSteps(steps)).toEqual({ ok: true, value: steps });
      }),
    );
    expect(checkSteps([])).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['percent', own([24, 101])],
    ['percent', own([24, 0])],
    ['percent', own([24, 12.5])],
    ['hours', own([0, 50])],
    ['hours', own([1441, 50])],
    ['hours', own([1.5, 50])],
    ['order', own([24, 50], [24, 100])],
    ['order', own([24, 50], [4, 50])],
    ['order', own([4, 50], [24, 100])],
    ['order', own([24, 100], [4, 50])],
  ] as const)('[POLICY-004] refuses wrong %s: %j', (code, steps) => {
    const result = checkSteps(steps);
    expect(result).toMatchObject({ ok: false, refusal: { code } });
  });

  it.each([
    [own([0, 50]), 'Step 1: please enter whole hours, from 1 to 1,440.'],
    [own([24, 50], [4, 101]), 'Step 2: please enter a whole percentage from 1 to 100.'],
    [
      own([24, 50], [4, 50]),
      'Step 2: each step has to be closer to the appointment and keep more than the one before.',
    ],
  ])('[POLICY-004] names the wrong step: %j', (steps, message) => {
    const result = checkSteps(steps);
    expect(!result.ok && stepsMessage(result.refusal)).toBe(message);
  });

  it('[POLICY-004] refuses more than ten', () => {
    const eleven = Array.from({ length: 11 }, (_, index): [number, number] => [100 - index, index + 1]);
    const result = checkSteps(own(...eleven));
    expect(result).toEqual({ ok: false, refusal: { code: 'too-many', step: 10 } });
    expect(!result.ok && stepsMessage(result.refusal)).toBe('Please use at most 10 steps.');
  });

  it.each([
    [1, '1 hour'],
    [4, '4 hours'],
    [48, '48 hours'],
    [72, '3 days'],
    [100, '100 hours'],
  ])('%d hours read "%s"', (hours, words) => {
    expect(leadWords(hours)).toBe(words);
  });
});
