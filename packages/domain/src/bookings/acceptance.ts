import { ok, type Result, refuse } from '../result/index.ts';

/** Which guests a rule is about. */
export const RULE_GUESTS = ['anybody', 'known', 'new', 'missed'] as const;
export type RuleGuests = (typeof RULE_GUESTS)[number];

/** A rule matches a booking that meets all of its conditions. */
export type AcceptRule = {
  readonly guests: RuleGuests;
  /** Only bookings of more minutes than this; null for any length. */
  readonly longerThan: number | null;
  /** Only bookings whose deposit was due and paid. */
  readonly paid: boolean;
  /** Whether it accepts what it matches, or leaves it to the business. */
  readonly accepts: boolean;
  /** It accepts what is paid in full when booking, and so the whole price is asked for. Left out where it is not. */
  readonly inFull?: boolean;
};

/** What a rule does: it accepts, asks for the whole price first, or leaves the booking to the business. */
export const RULE_ANSWERS = ['accepted', 'in-full', 'decide'] as const;
export type RuleAnswer = (typeof RULE_ANSWERS)[number];

export const answerOf = ({ accepts, inFull }: AcceptRule): RuleAnswer =>
  inFull ? 'in-full' : accepts ? 'accepted' : 'decide';

/** A rule with another answer. */
export function withAnswer({ inFull: _, ...rule }: AcceptRule, answer: RuleAnswer): AcceptRule {
  const isInFull = answer === 'in-full';
  return { ...rule, accepts: answer !== 'decide', ...(isInFull ? { inFull: true } : {}) };
}

export type Booked = {
  /** Has been here before. */
  readonly isKnown: boolean;
  /** Did not come to an earlier appointment. */
  readonly hasMissed: boolean;
  /** A video call comes before the first appointment. */
  readonly hasCall: boolean;
  /** A deposit is due by the usual terms; no booking is made without paying it. What a rule asks for on top does not count. */
  readonly hasPaid: boolean;
  /** From its first minute to its last. */
  readonly minutes: number;
};

export const acceptRuleLimits = { rules: 10, longerThan: { least: 15, most: 12 * 60 } } as const;

const rule = (guests: RuleGuests, accepts: boolean, more: Partial<AcceptRule> = {}): AcceptRule => ({
  guests,
  longerThan: null,
  paid: false,
  accepts,
  ...more,
});

/** Whether a rule decides about every booking that reaches it. */
export const isForAll = ({ guests, longerThan, paid }: AcceptRule): boolean =>
  guests === 'anybody' && longerThan === null && !paid;

function matches({ guests, longerThan, paid }: AcceptRule, booked: Booked): boolean {
  if (guests === 'missed' && !booked.hasMissed) return false;
  if (guests === 'known' && !booked.isKnown) return false;
  if (guests === 'new' && booked.isKnown) return false;
  if (longerThan !== null && booked.minutes <= longerThan) return false;
  return !paid || booked.hasPaid;
}

/** The answer of the first rule that matches. Before a call the business decides, so nothing more is asked for. */
export function answerTo(rules: readonly AcceptRule[], booked: Booked): RuleAnswer {
  if (booked.hasCall) return 'decide';
  const rule = rules.find((one) => matches(one, booked));
  return rule ? answerOf(rule) : 'decide';
}

/**
 * Whether a booking that is paid as far as it was asked for is accepted at once. `inFull` is what was decided when it was
 * made: a rule that asks for the whole price accepts no booking that paid less, for example from before the rule.
 */
export function isAcceptedAtOnce(
  rules: readonly AcceptRule[],
  booked: Booked & { readonly inFull?: boolean | undefined },
): boolean {
  return booked.inFull ? !booked.hasCall : answerTo(rules, booked) === 'accepted';
}

/** Whether the business would not have been asked. A booking without a price cannot be paid, so that one waits. */
export function isAnswered(rules: readonly AcceptRule[], booked: Booked & { readonly hasPrice: boolean }): boolean {
  const answer = answerTo(rules, booked);
  return answer === 'accepted' || (answer === 'in-full' && booked.hasPrice);
}

/** The rules of a business: its own, or what it chose when it opened. */
export function acceptRulesOf(stored: {
  readonly acceptRules: readonly AcceptRule[];
  readonly confirmsAtOnce: boolean;
  readonly acceptsKnown: boolean;
  readonly newOnlyPaid: boolean;
}): readonly AcceptRule[] {
  const { acceptRules, confirmsAtOnce, acceptsKnown, newOnlyPaid } = stored;
  if (acceptRules.length > 0) return acceptRules;
  return [
    rule('known', confirmsAtOnce || acceptsKnown),
    rule('new', confirmsAtOnce, { paid: true }),
    rule('anybody', confirmsAtOnce && !newOnlyPaid),
  ];
}

type RulesRefusal = { readonly code: 'many' | 'length' | 'twice' | 'last' | 'paid-first' };

const conditionOf = ({ guests, longerThan, paid }: AcceptRule) => `${guests} ${longerThan} ${paid}`;

/** Rules that can be stored: each with a condition of its own, and at the end one for everybody else. */
export function checkAcceptRules(rules: readonly AcceptRule[]): Result<readonly AcceptRule[], RulesRefusal> {
  const { least, most } = acceptRuleLimits.longerThan;
  if (rules.length > acceptRuleLimits.rules) return refuse('many');
  if (rules.some(({ longerThan }) => longerThan !== null && !(longerThan >= least && longerThan <= most)))
    return refuse('length');
  if (rules.findIndex(isForAll) !== rules.length - 1 || rules.length === 0) return refuse('last');
  if (new Set(rules.map(conditionOf)).size < rules.length) return refuse('twice');
  if (rules.some(({ paid, inFull }) => paid && inFull)) return refuse('paid-first');
  return ok(rules);
}

export function acceptRulesMessage({ code }: RulesRefusal): string {
  switch (code) {
    case 'many':
      return `You can have up to ${acceptRuleLimits.rules} rules.`;
    case 'length':
      return 'A length is between 15 minutes and 12 hours.';
    case 'twice':
      return 'Two of these rules are about the same bookings. Please remove one.';
    case 'last':
      return 'The last rule is for everybody else.';
    case 'paid-first':
      return 'A rule about a paid deposit can’t also ask for the full price.';
  }
}

/** Common reasons for declining, in the words the guest reads. */
export const DECLINE_REASONS = [
  'We’re fully booked that day.',
  'The person you chose isn’t working then.',
  'We don’t offer this service at the moment.',
  'Please book a consultation first.',
  'We need more notice for this service.',
] as const;
