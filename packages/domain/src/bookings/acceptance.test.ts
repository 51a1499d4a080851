import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCEPT_WHO, acceptanceOf, acceptRuleOf } from './acceptance.ts';

const rule = fc.record({ who: fc.constantFrom(...ACCEPT_WHO), newOnlyPaid: fc.boolean() });
const booked = fc.record({ isKnown: fc.boolean(), hasCall: fc.boolean(), hasPaid: fc.boolean() });
const facts = (more: object) => ({ isKnown: false, hasCall: false, hasPaid: false, ...more });

describe('accepting bookings automatically', () => {
  it.each([
    ['nobody, a known guest', { who: 'nobody', newOnlyPaid: false }, { isKnown: true }, false],
    ['known guests, a known guest', { who: 'known', newOnlyPaid: false }, { isKnown: true }, true],
    ['known guests, a new guest who has paid', { who: 'known', newOnlyPaid: false }, { hasPaid: true }, false],
    ['known guests, a new guest', { who: 'known', newOnlyPaid: false }, {}, false],
    ['nobody, a new guest', { who: 'nobody', newOnlyPaid: false }, {}, false],
    ['everybody, a new guest', { who: 'everybody', newOnlyPaid: false }, {}, true],
    ['everybody but unpaid new guests, unpaid', { who: 'everybody', newOnlyPaid: true }, {}, false],
    ['everybody but unpaid new guests, paid', { who: 'everybody', newOnlyPaid: true }, { hasPaid: true }, true],
    [
      'everybody, a call comes first',
      { who: 'everybody', newOnlyPaid: false },
      { hasCall: true, hasPaid: true },
      false,
    ],
  ] as const)('[ANSWER-001] %s', (_name, given, about, isAccepted) => {
    expect(acceptanceOf(given, facts(about)).isAccepted).toBe(isAccepted);
  });

  it('[ANSWER-001] anyone accepted under a narrower rule is accepted under a wider one', () => {
    fc.assert(
      fc.property(rule, booked, ({ newOnlyPaid }, about) => {
        const [wide, middle, narrow] = ACCEPT_WHO.map((who) => acceptanceOf({ who, newOnlyPaid }, about).isAccepted);
        if (narrow) expect(middle).toBe(true);
        if (middle) expect(wide).toBe(true);
      }),
    );
  });

  it('[ANSWER-001] nothing is accepted before a call', () => {
    fc.assert(
      fc.property(rule, booked, (given, about) => {
        expect(acceptanceOf(given, { ...about, hasCall: true }).isAccepted).toBe(false);
      }),
    );
  });

  it('reads the rule of a business', () => {
    const stored = { confirmsAtOnce: false, acceptsKnown: false, newOnlyPaid: true };
    expect(acceptRuleOf(stored)).toEqual({ who: 'nobody', newOnlyPaid: true });
    expect(acceptRuleOf({ ...stored, acceptsKnown: true }).who).toBe('known');
    expect(acceptRuleOf({ ...stored, confirmsAtOnce: true }).who).toBe('everybody');
  });
});
