import type { LifeCycle } from '../life-cycle/index.ts';
import { type Currency, formatMinor, type Minor, percentOf } from '../money/index.ts';
import { HOUR, type Instant } from '../time/index.ts';

/** How long a guest can object before an announced fee is charged. */
export const CARD_FEE_GRACE = 48 * HOUR;
/** The limits of a shop's rule, of a guest's objection and of the consent. */
export const cardFeeLimits = { percent: 100, lateHours: 168, note: 500, words: 500 } as const;
/** Set on a fee's `failure` when it was dropped because the appointment was not missed after all. */
export const FEE_UNDONE = 'undone';

/** `paused`: the guest objected. `link`: the card could not be charged, and the guest got a link. */
export const CARD_FEE_STATUSES = ['announced', 'paused', 'link', 'paid', 'dropped'] as const;
export type CardFeeStatus = (typeof CARD_FEE_STATUSES)[number];
export const CARD_FEE_LIFE: LifeCycle<CardFeeStatus> = {
  announced: ['paused', 'link', 'paid', 'dropped'],
  // A guest who already has the link may still pay by it.
  paused: ['announced', 'paid', 'dropped'],
  link: ['paused', 'paid', 'dropped'],
  paid: [],
  dropped: [],
};

export type CardFeeReason = 'no-show' | 'late-cancellation';

/** The terms that a guest agreed to when booking. */
export type FeeTerms = { readonly percent: number; readonly lateHours: number };

/** The consent text. It is stored as it was shown. */
export function feeConsentWords({ percent, lateHours }: FeeTerms): string {
  const hours = lateHours === 1 ? 'an hour' : `${lateHours} hours`;
  return `If you don’t come, or cancel less than ${hours} before, the shop may charge this card up to ${percent}% of the price, less what you’ve paid. You’ll be told two days before, and you can object.`;
}

/** A guest can object until the fee is charged; a card that could not be charged is not retried automatically. */
export function mayObject(
  { status, chargeAt }: { readonly status: CardFeeStatus; readonly chargeAt: Instant },
  now: Instant,
) {
  return status === 'link' || (status === 'announced' && now < chargeAt);
}

export type MissedAppointment = {
  readonly status: string;
  readonly startsAt: Instant;
  readonly cancelledAt: Instant | null;
  readonly cancelledBy: string | null;
  /** A late cancellation that the shop forgave. */
  readonly isForgiven?: boolean;
};

/** Why a fee can be charged for an appointment; null if it cannot. An appointment cancelled by the shop costs nothing. */
export function feeReason(missed: MissedAppointment, { lateHours }: FeeTerms): CardFeeReason | null {
  if (missed.status === 'No Show') return 'no-show';
  if (missed.isForgiven) return null;
  if (missed.status !== 'Cancelled' || missed.cancelledBy !== 'guest' || missed.cancelledAt === null) return null;
  return missed.cancelledAt > missed.startsAt - lateHours * HOUR ? 'late-cancellation' : null;
}

/** The maximum charge: the agreed part of the price, less what the shop already kept. */
export function mostFee(
  { percent }: FeeTerms,
  { price, kept }: { readonly price: Minor; readonly kept: Minor },
): Minor {
  return Math.max(0, percentOf(price, percent) - kept);
}

/** The most that a guest who cancels at an instant may be charged on the stored card. */
export function lateFee(
  terms: FeeTerms,
  {
    startsAt,
    at,
    ...money
  }: { readonly startsAt: Instant; readonly at: Instant; readonly price: Minor; readonly kept: Minor },
): Minor {
  const cancelled = { status: 'Cancelled', startsAt, cancelledAt: at, cancelledBy: 'guest' };
  return feeReason(cancelled, terms) === null ? 0 : mostFee(terms, money);
}

export const lateFeeSentence = (amount: Minor, currency: Currency): string =>
  `You agreed to a fee of up to ${formatMinor(amount, currency)} for cancelling this late`;

/** The cost of cancelling now in a sentence: the policy's, unless nothing was paid that it could keep. */
export function costSentence(
  policy: string,
  cost: { readonly percent: number; readonly paid: Minor; readonly lateFee: Minor; readonly currency: Currency },
): string {
  if (cost.percent === 0 || cost.paid > 0) return policy;
  return cost.lateFee > 0
    ? lateFeeSentence(cost.lateFee, cost.currency)
    : 'You haven’t paid anything yet, so cancelling costs you nothing';
}
