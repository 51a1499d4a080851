import type { LifeCycle } from '../life-cycle/index.ts';

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
export const REFUND_LIFE: LifeCycle<RefundStatus> = {
  requested: ['sent', 'succeeded', 'failed'],
  sent: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
};

/** A sale waits for the amount due now, is confirmed, or becomes void; a late payment may still confirm it. */
export const SALE_STATUSES = ['pending', 'confirmed', 'void'] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];
export const SALE_LIFE: LifeCycle<SaleStatus> = {
  pending: ['confirmed', 'void'],
  void: ['confirmed'],
  confirmed: [],
};

export function isSettled(status: OrderStatus): boolean {
  return status === 'paid' || status === 'failed' || status === 'cancelled' || status === 'expired';
}
