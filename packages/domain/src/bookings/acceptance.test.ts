import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AcceptRule,
  acceptRuleLimits,
  acceptRulesOf,
  answerOf,
  answerTo,
  type Booked,
  checkAcceptRules,
  isAcceptedAtOnce,
  isAnswered,
  isForAll,
  RULE_ANSWERS,
  RULE_GUESTS,
  withAnswer,
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
const inFull = (guests: AcceptRule['guests'], more: Partial<AcceptRule> = {}) =>
  withAnswer(rule(guests, true, more), 'in-full');
const anyRule: fc.Arbitrary<AcceptRule> = fc
  .record({
    guests: fc.constantFrom(...RULE_GUESTS),
    longerThan: fc.constantFrom(null, 60, 180),
    paid: fc.boolean(),
    answer: fc.constantFrom(...RULE_ANSWERS),
  })
  .map(({ guests, longerThan, paid, answer }) =>
    withAnswer(rule(guests, false, { longerThan, paid }), paid && answer === 'in-full' ? 'accepted' : answer),
  );
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
          new Set(rules.map(({ accepts: _, inFull: _full, ...condition }) => JSON.stringify(condition))).size ===
            rules.length;
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
    ['twice', [rule('new', true), inFull('new'), rule('anybody', true)]],
    ['paid-first', [inFull('new', { paid: true }), rule('anybody', true)]],
  ])('[ANSWER-007] refuses: %s', (code, rules) => {
    expect(checkAcceptRules(rules)).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('paying in full first', () => {
  const rules = [inFull('missed'), rule('anybody', true, { longerThan: 180 }), rule('anybody', false)];

  it.each([
    ['a guest who missed an appointment', { hasMissed: true }, 'in-full'],
    ['the same before a video call', { hasMissed: true, hasCall: true }, 'decide'],
    ['another guest', {}, 'decide'],
    ['another guest, long', { minutes: 240 }, 'accepted'],
  ])('[ANSWER-009] %s', (_name, about, answer) => {
    expect(answerTo(rules, booking(about))).toBe(answer);
  });

  it('[ANSWER-009] is accepted exactly where it was asked for, and a call still comes first', () => {
    fc.assert(
      fc.property(fc.array(anyRule), anyBooking, (any, about) => {
        const answer = answerTo(any, about);
        // The whole price was not asked for, so a rule that wants it does not accept the booking.
        expect(isAcceptedAtOnce(any, about)).toBe(answer === 'accepted');
        expect(isAcceptedAtOnce(any, { ...about, inFull: true })).toBe(!about.hasCall);
      }),
    );
  });

  it('[ANSWER-009] goes by the usual deposit, never by what it asks for itself', () => {
    const paid = [rule('known', false, { paid: true }), inFull('anybody')];
    const known = booking({ isKnown: true });
    expect(answerTo(paid, known)).toBe('in-full');
    // Asked for in full and paid: the first rule is about a deposit that was not due.
    expect(isAcceptedAtOnce(paid, { ...known, inFull: true })).toBe(true);
    expect(answerTo(paid, { ...known, hasPaid: true })).toBe('decide');
  });

  it('[ANSWER-009] counts as answered, unless there is nothing to pay', () => {
    expect(isAnswered(rules, { ...booking({ hasMissed: true }), hasPrice: true })).toBe(true);
    expect(isAnswered(rules, { ...booking({ hasMissed: true }), hasPrice: false })).toBe(false);
    expect(isAnswered(rules, { ...booking({ minutes: 240 }), hasPrice: false })).toBe(true);
    expect(isAnswered(rules, { ...booking({}), hasPrice: true })).toBe(false);
  });

  it('[ANSWER-009] a rule that was stored before there were three answers keeps its own', () => {
    const stored: AcceptRule[] = JSON.parse(
      '[{"guests":"known","longerThan":null,"paid":false,"accepts":true},{"guests":"anybody","longerThan":null,"paid":false,"accepts":false}]',
    );
    expect(stored.map(answerOf)).toEqual(['accepted', 'decide']);
    expect(checkAcceptRules(stored).ok).toBe(true);
  });

  it('[ANSWER-009] an answer replaces another', () => {
    fc.assert(
      fc.property(anyRule, fc.constantFrom(...RULE_ANSWERS), (one, answer) => {
        const { accepts: _, inFull: _full, ...condition } = one;
        expect(answerOf(withAnswer(one, answer))).toBe(answer);
        expect(withAnswer(one, answer)).toMatchObject(condition);
      }),
    );
  });
});
