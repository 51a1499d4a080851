import { ok, type Result, refuse } from '../result/index.ts';

export type LifeCycle<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

/**
 * An order at a card provider. Webhooks, the browser's return and the reconcile job arrive in any order, twice or
 * never, so `paid` is reachable from every other final status: a received payment always counts.
 */
export const ORDER_STATUSES = ['created', 'pending', 'authorised', 'paid', 'failed', 'cancelled', 'expired'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const ORDER_LIFE: LifeCycle<OrderStatus> = {
  created: ['pending', 'authorised', 'paid', 'failed', 'cancelled', 'expired'],
  pending: ['authorised', 'paid', 'failed', 'cancelled', 'expired'],
  authorised: ['paid', 'failed', 'cancelled', 'expired'],
  failed: ['pending', 'authorised', 'paid', 'cancelled', 'expired'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: [],
};

/** A refund is requested, sent to the provider, and succeeds or fails. */
export const REFUND_STATUSES = ['requested', 'sent', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** A sale waits for the amount due now, is confirmed, or becomes void; a late payment may still confirm it. */
export const SALE_STATUSES = ['pending', 'confirmed', 'void'] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];
export const SALE_LIFE: LifeCycle<SaleStatus> = {
  pending: ['confirmed', 'void'],
  void: ['confirmed'],
  confirmed: [],
};

export type StepRefusal = { readonly code: 'not-allowed' };

/** A transition to the current status succeeds without a change, so that a repeated message is idempotent. */
export function advance<Status extends string>(
  life: LifeCycle<Status>,
  from: Status,
  to: Status,
): Result<{ readonly status: Status; readonly changed: boolean }, StepRefusal> {
  if (from === to) return ok({ status: to, changed: false });
  return life[from].includes(to) ? ok({ status: to, changed: true }) : refuse('not-allowed');
}

export function isSettled(status: OrderStatus): boolean {
  return status === 'paid' || status === 'failed' || status === 'cancelled' || status === 'expired';
}
