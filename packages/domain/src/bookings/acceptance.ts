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
};

export type Booked = {
  /** Has been here before. */
  readonly isKnown: boolean;
  /** Did not come to an earlier appointment. */
  readonly hasMissed: boolean;
  /** A video call comes before the first appointment. */
  readonly hasCall: boolean;
  /** A deposit was due and paid. */
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

/** Whether a booking is accepted at once: the first rule that matches decides, and nothing is accepted before a call. */
export function isAcceptedAtOnce(rules: readonly AcceptRule[], booked: Booked): boolean {
  if (booked.hasCall) return false;
  return rules.find((one) => matches(one, booked))?.accepts ?? false;
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

type RulesRefusal = { readonly code: 'many' | 'length' | 'twice' | 'last' };

const conditionOf = ({ guests, longerThan, paid }: AcceptRule) => `${guests} ${longerThan} ${paid}`;

/** Rules that can be stored: each with a condition of its own, and at the end one for everybody else. */
export function checkAcceptRules(rules: readonly AcceptRule[]): Result<readonly AcceptRule[], RulesRefusal> {
  const { least, most } = acceptRuleLimits.longerThan;
  if (rules.length > acceptRuleLimits.rules) return refuse('many');
  if (rules.some(({ longerThan }) => longerThan !== null && !(longerThan >= least && longerThan <= most)))
    return refuse('length');
  if (rules.findIndex(isForAll) !== rules.length - 1 || rules.length === 0) return refuse('last');
  if (new Set(rules.map(conditionOf)).size < rules.length) return refuse('twice');
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
