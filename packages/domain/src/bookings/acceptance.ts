/** Whose bookings a shop accepts automatically. */
export const ACCEPT_WHO = ['everybody', 'known', 'nobody'] as const;
export type AcceptWho = (typeof ACCEPT_WHO)[number];

export type AcceptRule = {
  readonly who: AcceptWho;
  /** With 'everybody': new guests only once their deposit is paid. */
  readonly newOnlyPaid: boolean;
};

export type Booked = {
  /** Has been here before. */
  readonly isKnown: boolean;
  /** A video call comes before the first appointment. */
  readonly hasCall: boolean;
  /** A deposit was due and paid. */
  readonly hasPaid: boolean;
};

type Reason = 'call' | 'known' | 'new-paid' | 'new';

export type Acceptance = { readonly isAccepted: boolean; readonly by: Reason };

/** The rules from top to bottom: the first that matches decides whether a booking is accepted at once. */
export function acceptanceOf({ who, newOnlyPaid }: AcceptRule, { isKnown, hasCall, hasPaid }: Booked): Acceptance {
  if (hasCall) return { isAccepted: false, by: 'call' };
  if (isKnown) return { isAccepted: who !== 'nobody', by: 'known' };
  if (hasPaid) return { isAccepted: who === 'everybody', by: 'new-paid' };
  return { isAccepted: who === 'everybody' && !newOnlyPaid, by: 'new' };
}

/** Parses the two columns of a business. */
export function acceptRuleOf(stored: {
  readonly confirmsAtOnce: boolean;
  readonly acceptsKnown: boolean;
  readonly newOnlyPaid: boolean;
}): AcceptRule {
  const { confirmsAtOnce, acceptsKnown, newOnlyPaid } = stored;
  return { who: confirmsAtOnce ? 'everybody' : acceptsKnown ? 'known' : 'nobody', newOnlyPaid };
}

/** Common reasons for declining, in the words the guest reads. */
export const DECLINE_REASONS = [
  'We’re fully booked that day.',
  'The person you chose isn’t working then.',
  'We don’t offer this service at the moment.',
  'Please book a consultation first.',
  'We need more notice for this service.',
] as const;
