import type { LifeCycle } from '../life-cycle/index.ts';
import { type Minor, percentOf } from '../money/index.ts';
import { HOUR, type Instant } from '../time/index.ts';

/** How long a guest can object before an announced fee is charged. */
export const CARD_FEE_GRACE = 48 * HOUR;
/** The limits of a shop's rule, and of what a guest writes. */
export const cardFeeLimits = { percent: 100, lateHours: 168, note: 500 } as const;

/** `paused`: the guest objected. `link`: the card could not be charged, and the guest was sent a link. */
export const CARD_FEE_STATUSES = ['announced', 'paused', 'link', 'paid', 'dropped'] as const;
export type CardFeeStatus = (typeof CARD_FEE_STATUSES)[number];
export const CARD_FEE_LIFE: LifeCycle<CardFeeStatus> = {
  announced: ['paused', 'link', 'paid', 'dropped'],
  paused: ['announced', 'paid', 'dropped'],
  link: ['paid', 'dropped'],
  paid: [],
  // A payment under way when the shop dropped the fee still counts.
  dropped: ['paid'],
};

export type CardFeeReason = 'no-show' | 'late-cancellation';

/** What a guest agreed to when they booked. */
export type FeeTerms = { readonly percent: number; readonly lateHours: number };

export type MissedAppointment = {
  readonly status: string;
  readonly startsAt: Instant;
  readonly cancelledAt: Instant | null;
  readonly cancelledBy: string | null;
};

/** Why a fee can be charged for an appointment; null where it cannot. What the shop cancels costs its guest nothing. */
export function feeReason(missed: MissedAppointment, { lateHours }: FeeTerms): CardFeeReason | null {
  if (missed.status === 'No Show') return 'no-show';
  if (missed.status !== 'Cancelled' || missed.cancelledBy !== 'guest' || missed.cancelledAt === null) return null;
  return missed.cancelledAt > missed.startsAt - lateHours * HOUR ? 'late-cancellation' : null;
}

/** The most that can be charged: the agreed part of the price, less what the shop kept already. */
export function mostFee({ percent }: FeeTerms, { price, kept }: { readonly price: Minor; readonly kept: Minor }): Minor {
  return Math.max(0, percentOf(price, percent) - kept);
}
