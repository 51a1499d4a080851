import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AcceptRule,
  acceptRuleLimits,
  acceptRulesOf,
  type Booked,
  checkAcceptRules,
  isAcceptedAtOnce,
  isForAll,
  RULE_GUESTS,
} from './acceptance.ts';

const rule = (guests: AcceptRule['guests'], accepts: boolean, more: Partial<AcceptRule> = {}): AcceptRule => ({
  guests,
  longerThan: null,
  paid: false,
  accepts,
  ...more,
});
const booking = (more: Partial<Booked>): Booked => ({
  isKnown: false,
  hasMissed: false,
  hasCall: false,
  hasPaid: false,
  minutes: 60,
  ...more,
});
const anyRule: fc.Arbitrary<AcceptRule> = fc.record({
  guests: fc.constantFrom(...RULE_GUESTS),
  longerThan: fc.constantFrom(null, 60, 180),
  paid: fc.boolean(),
  accepts: fc.boolean(),
});
const anyBooking = fc.record({
  isKnown: fc.boolean(),
  hasMissed: fc.boolean(),
  hasCall: fc.boolean(),
  hasPaid: fc.boolean(),
  minutes: fc.constantFrom(30, 60, 61, 180, 240),
});
const opened = (more: object) =>
  acceptRulesOf({ acceptRules: [], confirmsAtOnce: false, acceptsKnown: false, newOnlyPaid: false, ...more });

describe('accepting bookings automatically', () => {
  it.each([
    ['nobody, a known guest', {}, { isKnown: true }, false],
    ['known guests, a known guest', { acceptsKnown: true }, { isKnown: true }, true],
    ['known guests, a new guest who has paid', { acceptsKnown: true }, { hasPaid: true }, false],
    ['known guests, a new guest', { acceptsKnown: true }, {}, false],
    ['nobody, a new guest', {}, {}, false],
    ['everybody, a new guest', { confirmsAtOnce: true }, {}, true],
    ['everybody but unpaid new guests, unpaid', { confirmsAtOnce: true, newOnlyPaid: true }, {}, false],
    ['everybody but unpaid new guests, paid', { confirmsAtOnce: true, newOnlyPaid: true }, { hasPaid: true }, true],
    ['everybody, a call comes first', { confirmsAtOnce: true }, { hasCall: true, hasPaid: true }, false],
  ])('[ANSWER-001] %s', (_name, stored, about, isAccepted) => {
    expect(isAcceptedAtOnce(opened(stored), booking(about))).toBe(isAccepted);
  });

  it('[ANSWER-001] nothing is accepted before a call', () => {
    fc.assert(
      fc.property(fc.array(anyRule), anyBooking, (rules, about) => {
        expect(isAcceptedAtOnce(rules, { ...about, hasCall: true })).toBe(false);
      }),
    );
  });

  it('[ANSWER-007] the order decides: the same rules the other way round answer differently', () => {
    const missed = rule('missed', false);
    const known = rule('known', true);
    const about = booking({ isKnown: true, hasMissed: true });
    expect(isAcceptedAtOnce([missed, known, rule('anybody', true)], about)).toBe(false);
    expect(isAcceptedAtOnce([known, missed, rule('anybody', true)], about)).toBe(true);
  });

  it.each([
    ['longer than the rule says', { longerThan: 180 }, { minutes: 181 }, true],
    ['just as long as the rule says', { longerThan: 180 }, { minutes: 180 }, false],
    ['paid, as the rule asks', { paid: true }, { hasPaid: true }, true],
    ['unpaid', { paid: true }, {}, false],
    ['long but unpaid, where the rule asks for both', { paid: true, longerThan: 60 }, { minutes: 90 }, false],
  ])('[ANSWER-007] %s', (_name, conditions, about, isMatch) => {
    const rules = [rule('anybody', true, conditions), rule('anybody', false)];
    expect(isAcceptedAtOnce(rules, booking(about))).toBe(isMatch);
  });

  it('[ANSWER-007] the rules of the owner replace those from the opening', () => {
    const own = [rule('new', true), rule('anybody', false)];
    expect(opened({ acceptRules: own, confirmsAtOnce: true })).toEqual(own);
  });

  it('[ANSWER-007] what is stored decides about every booking, each rule with a condition of its own', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 12 }), (rules) => {
        const isFit =
          rules.length > 0 &&
          rules.length <= acceptRuleLimits.rules &&
          rules.findIndex(isForAll) === rules.length - 1 &&
          new Set(rules.map(({ accepts: _, ...condition }) => JSON.stringify(condition))).size === rules.length;
        expect(checkAcceptRules(rules).ok).toBe(isFit);
      }),
    );
  });

  it.each([
    ['last', [rule('known', true)]],
    ['last', [rule('anybody', true), rule('known', true)]],
    ['length', [rule('anybody', true, { longerThan: 0 }), rule('anybody', true)]],
    ['length', [rule('anybody', true, { longerThan: Number.NaN }), rule('anybody', true)]],
    ['twice', [rule('new', true), rule('new', false), rule('anybody', true)]],
  ])('[ANSWER-007] refuses: %s', (code, rules) => {
    expect(checkAcceptRules(rules)).toMatchObject({ ok: false, refusal: { code } });
  });
});
