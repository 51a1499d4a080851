import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, wallAt } from '../time/index.ts';
import { type NewsFacts, newsRefusal, nextQuiet, quietAt, recordRefusal } from './index.ts';

const agreed: NewsFacts = {
  isBlocked: false,
  hasAddress: true,
  hasComplained: false,
  isOptedOut: false,
  shopChoice: true,
  generalChoice: null,
  hasBounced: false,
};

describe('the news of a shop', () => {
  it.each([
    [{}, null],
    [{ shopChoice: null }, 'not-asked'],
    [{ shopChoice: null, generalChoice: true }, null],
    [{ shopChoice: null, generalChoice: false }, 'said-no'],
    [{ shopChoice: false, generalChoice: true }, 'said-no'],
    [{ isOptedOut: true }, 'opted-out'],
    [{ isOptedOut: true, hasComplained: true }, 'complained'],
    [{ isBlocked: true }, 'blocked'],
    [{ hasAddress: false }, 'no-address'],
    [{ hasBounced: true }, 'bounced'],
  ] as const)('[CAMP-002] with %j are refused: %s', (facts, refusal) => {
    expect(newsRefusal({ ...agreed, ...facts })).toBe(refusal);
  });

  it('[CAMP-002] are never sent without consent, nor against a refusal of any kind', () => {
    const choice = fc.constantFrom(true, false, null);
    const facts = fc.record({
      isBlocked: fc.boolean(),
      hasAddress: fc.boolean(),
      hasComplained: fc.boolean(),
      isOptedOut: fc.boolean(),
      shopChoice: choice,
      generalChoice: choice,
      hasBounced: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (given) => {
        if (newsRefusal(given) !== null) return;
        expect(given.shopChoice === true || (given.shopChoice === null && given.generalChoice === true)).toBe(true);
        expect([given.isBlocked, given.hasComplained, given.isOptedOut, given.hasBounced, given.hasAddress]).toEqual([
          false,
          false,
          false,
          false,
          true,
        ]);
      }),
    );
  });
});

describe('what the desk can record', () => {
  const link = { isAllowed: false, source: 'link' } as const;
  it.each([
    [true, { hasAccount: false, known: null }, null],
    [true, { hasAccount: true, known: null }, 'has-account'],
    [true, { hasAccount: false, known: link }, 'unsubscribed'],
    [true, { hasAccount: false, known: { isAllowed: false, source: 'desk' } }, null],
    [false, { hasAccount: true, known: { isAllowed: true, source: 'account' } }, null],
    [false, { hasAccount: false, known: link }, null],
  ] as const)('[CAMP-013] %s of %j: %s', (wanted, guest, refusal) => {
    expect(recordRefusal(wanted, guest)).toBe(refusal);
  });
});

describe('the next quiet time', () => {
  const zone = 'Europe/Dublin';
  const night = { from: 21, until: 8 };
  const on = (minutes: number, date = '2026-06-18') => instantOf(zone, wallAt(date as never, minutes));

  it('[CAMP-007] begins this evening, or tomorrow if it has already begun', () => {
    expect(nextQuiet(zone, on(9 * 60), night)).toBe(on(21 * 60));
    expect(nextQuiet(zone, on(21 * 60), night)).toBe(on(21 * 60, '2026-06-19'));
    expect(nextQuiet(zone, on(9 * 60), { from: 8, until: 8 })).toBeNull();
  });

  it('[CAMP-007] is quiet when it begins, and not before', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), hour, hour, (at, from, until) => {
        const quiet = { from, until };
        const begins = nextQuiet(zone, at, quiet);
        // At a change of the clock an hour may not exist; the rule is about ordinary days.
        fc.pre(begins !== null && quietAt(zone, at, quiet) === null && from > 2 && until > 2);
        expect(quietAt(zone, begins ?? 0, quiet)).not.toBeNull();
        expect(quietAt(zone, (begins ?? 0) - 60, quiet)).toBeNull();
      }),
    );
  });
});
