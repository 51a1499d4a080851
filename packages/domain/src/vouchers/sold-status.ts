import type { LifeCycle } from '../life-cycle/index.ts';

/** A voucher is reserved while its sale waits for the payment, and valid once it is paid; a late payment reserves it again. */
export const SOLD_VOUCHER_STATUSES = ['pending', 'active', 'void'] as const;
export type SoldVoucherStatus = (typeof SOLD_VOUCHER_STATUSES)[number];
export const SOLD_VOUCHER_LIFE: LifeCycle<SoldVoucherStatus> = {
  pending: ['active', 'void'],
  void: ['pending'],
  active: [],
};
