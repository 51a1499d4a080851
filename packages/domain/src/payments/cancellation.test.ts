import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, wallAt } from '../time/index.ts';
import {
  type CancellationInput,
  cancellationFee,
  chargeAt,
  isPolicyCode,
  type PolicyCode,
  policyFacts,
  policySentence,
  policyTimeline,
} from './index.ts';

const ZONE = 'Europe/Dublin';
const at = (date: string, minute: number, second = 0) => instantOf(ZONE, wallAt(date, minute)) + second;
const startsAt = at('2026-08-13', 11 * 60 + 30);
const terms = (...policies: PolicyCode[]) => ({ policies, startsAt, zone: ZONE });
const cancel = (policies: PolicyCode[], when: number, changes: Partial<CancellationInput> = {}) =>
  cancellationFee({ ...terms(...policies), by: 'guest', at: when, total: 8000, paid: 8000, ...changes });

describe('fees', () => {
  it.each([
    ['a week before', at('2026-08-06', 600), 0],
    ['48 hours before, to the second', at('2026-08-11', 11 * 60 + 30), 0],
    ['a second later', at('2026-08-11', 11 * 60 + 30, 1), 4000],
    ['on the day', at('2026-08-13', 10), 4000],
  ])('[CONST-032] policy 1 takes 50%% within 48 hours: %s', (_, when, fee) => {
    expect(cancel([1], when)).toMatchObject({ fee, refund: 8000 - fee, isDecidedByBusiness: false });
  });

  it.each([
    ['the evening before', at('2026-08-12', 24 * 60, -1), 0],
    ['from midnight on the wall of the shop', at('2026-08-13', 0), 8000],
    ['just before', startsAt - 1, 8000],
  ])('[CONST-033] policy 2 takes 100%% on the day of the appointment: %s', (_, when, fee) => {
    expect(cancel([2], when)).toMatchObject({ fee, refund: 8000 - fee });
  });

  it('[CONST-034] policy 3 leaves the charge to the business, and withholds the refund meanwhile', () => {
    expect(cancel([3], at('2026-08-01', 0))).toEqual({ percent: 100, isDecidedByBusiness: true, fee: 8000, refund: 0 });
    expect(cancel([1, 3], at('2026-08-01', 0))).toMatchObject({ fee: 0, isDecidedByBusiness: false });
    expect(cancel([1, 3], startsAt - 60)).toMatchObject({ fee: 4000, refund: 4000, isDecidedByBusiness: true });
    expect(cancel([3], startsAt - 60, { paid: 0 })).toMatchObject({ fee: 0, isDecidedByBusiness: false });
  });

  it('[CONST-034] there is nothing to decide while cancelling is free', () => {
    expect(chargeAt(terms(1, 3), at('2026-08-01', 0))).toEqual({ percent: 0, isDecidedByBusiness: false });
    expect(chargeAt(terms(1, 3), startsAt - 60)).toEqual({ percent: 50, isDecidedByBusiness: true });
  });

  it('the stricter of two policies wins', () => {
    expect(cancel([1, 2], at('2026-08-12', 0)).fee).toBe(4000);
    expect(cancel([1, 2], at('2026-08-13', 0)).fee).toBe(8000);
  });

  it('a fee is deducted from what was paid and never exceeds it', () => {
    expect(cancel([1], startsAt - 60, { paid: 1600 })).toMatchObject({ fee: 1600, refund: 0 });
    expect(cancel([1], startsAt - 60, { paid: 5000 })).toMatchObject({ fee: 4000, refund: 1000 });
    expect(cancel([1], startsAt - 60, { paid: 0 })).toMatchObject({ fee: 0, refund: 0 });
  });

  it.each(['business', 'system'] as const)('costs the guest nothing when the %s cancels', (by) => {
    expect(cancel([1, 2], startsAt - 60, { by })).toMatchObject({ percent: 0, fee: 0, refund: 8000 });
  });

  it('are zero without a policy', () => {
    expect(cancel([], startsAt - 1)).toMatchObject({ fee: 0, refund: 8000 });
  });

  it('48 hours are real hours over a clock change', () => {
    const monday = { policies: [1] as PolicyCode[], startsAt: at('2026-03-30', 600), zone: ZONE };
    expect(chargeAt(monday, at('2026-03-28', 540)).percent).toBe(0);
    expect(chargeAt(monday, at('2026-03-28', 540, 1)).percent).toBe(50);
  });

  it('there are three policy codes', () => {
    expect([0, 1, 2, 3, 4, 1.5].filter(isPolicyCode)).toEqual([1, 2, 3]);
  });

  it('fee and refund always sum to what was paid', () => {
    const policies = fc.subarray<PolicyCode>([1, 2, 3]);
    const amounts = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(policies, amounts, amounts, fc.integer({ min: 1, max: 400_000 }), (codes, total, paid, before) => {
        const { fee, refund } = cancel(codes, startsAt - before, { total, paid });
        expect(fee + refund).toBe(paid);
        expect(fee).toBeLessThanOrEqual(total);
        expect(Math.min(fee, refund)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the timeline', () => {
  const booked = at('2026-08-01', 600);

  it('has a free, a half and a full segment', () => {
    expect(policyTimeline(terms(1, 2), booked)).toEqual([
      { from: booked, until: at('2026-08-11', 11 * 60 + 30, 1), percent: 0, isDecidedByBusiness: false },
      { from: at('2026-08-11', 11 * 60 + 30, 1), until: at('2026-08-13', 0), percent: 50, isDecidedByBusiness: false },
      { from: at('2026-08-13', 0), until: startsAt, percent: 100, isDecidedByBusiness: false },
    ]);
  });

  it('begins at the current moment', () => {
    expect(policyTimeline(terms(1, 2), at('2026-08-12', 0)).map(({ percent }) => percent)).toEqual([50, 100]);
    expect(policyTimeline(terms(1), startsAt)).toEqual([]);
    expect(policyTimeline(terms(), booked)).toHaveLength(1);
    expect(policyTimeline(terms(3), booked)).toMatchObject([{ percent: 100, isDecidedByBusiness: true }]);
  });

  it('covers all the time until the appointment and gives the right fee at each moment', () => {
    const policies = fc.subarray<PolicyCode>([1, 2, 3]);
    fc.assert(
      fc.property(policies, fc.integer({ min: 1, max: 400_000 }), fc.nat(), (codes, before, seed) => {
        const from = startsAt - before;
        const segments = policyTimeline(terms(...codes), from);
        expect(segments[0]?.from).toBe(from);
        expect(segments.at(-1)?.until).toBe(startsAt);
        segments.slice(1).forEach((segment, index) => {
          expect(segment.from).toBe(segments[index]?.until);
        });
        const moment = from + (seed % before);
        const { percent } = segments.find((segment) => moment >= segment.from && moment < segment.until) ?? {};
        expect(percent).toBe(chargeAt(terms(...codes), moment).percent);
      }),
    );
  });
});

describe('the sentence', () => {
  const now = at('2026-08-01', 600);

  it.each([
    [[1], 'Free to cancel until Tue 11 Aug, 11:30 am, Irish time'],
    [[2], 'Free to cancel until Wed 12 Aug, 11:59 pm, Irish time'],
    [[1, 2], 'Free to cancel until Tue 11 Aug, 11:30 am, Irish time'],
    [[3], 'If you cancel, the business decides whether to charge you'],
    [[], 'Free to cancel until the appointment begins'],
  ] as [PolicyCode[], string][])('for %j: %s', (policies, sentence) => {
    expect(policySentence(terms(...policies), now)).toBe(sentence);
  });

  it('states the charge when the free period is over', () => {
    expect(policySentence(terms(1), startsAt - 60)).toBe('Cancelling now costs 50% of the services');
    expect(policyFacts(terms(1), startsAt)).toMatchObject({ kind: 'charged-now', percent: 50 });
    expect(policyFacts(terms(), startsAt)).toEqual({ kind: 'always-free' });
  });

  it('the last free moment is free and the next is not', () => {
    for (const policies of [[1], [2], [1, 2], [1, 3]] as PolicyCode[][]) {
      const facts = policyFacts(terms(...policies), now);
      if (facts.kind !== 'free-until') throw new Error('expected a free moment');
      expect(chargeAt(terms(...policies), facts.until).percent).toBe(0);
      expect(chargeAt(terms(...policies), facts.until + 1).percent).toBeGreaterThan(0);
    }
  });
});
