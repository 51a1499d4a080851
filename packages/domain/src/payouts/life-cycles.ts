import type { LifeCycle } from '../life-cycle/index.ts';

/** A business's account at the card provider. `restricted`: the provider needs something first. */
export const ACCOUNT_STATES = ['pending', 'active', 'restricted'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** A bank may return money after it arrived. A failed payout stays failed; its money goes out with the next one. */
export const PAYOUT_STATUSES = ['requested', 'sent', 'arrived', 'failed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];
export const PAYOUT_LIFE: LifeCycle<PayoutStatus> = {
  requested: ['sent', 'arrived', 'failed'],
  sent: ['arrived', 'failed'],
  arrived: ['failed'],
  failed: [],
};

/**
 * A guest's bank takes a payment back until the dispute is decided. `inquiry` only asks and moves no money. Messages
 * arrive in any order, so a decision can follow any status. A lost dispute may be appealed; a won one is final.
 */
export const DISPUTE_STATUSES = ['inquiry', 'open', 'review', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
export const DISPUTE_LIFE: LifeCycle<DisputeStatus> = {
  inquiry: ['open', 'review', 'won', 'lost'],
  open: ['review', 'won', 'lost'],
  review: ['won', 'lost'],
  won: [],
  lost: ['won'],
};

/** Whether the bank has the disputed money. */
export function isWithdrawn(status: DisputeStatus): boolean {
  return status === 'open' || status === 'review' || status === 'lost';
}
