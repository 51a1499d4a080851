import type { CardFeeStatus } from './card-fee.ts';

/** The displayed status of a fee: a paid one with refunds is refunded, in full or in part. */
export type ShownFeeStatus = CardFeeStatus | 'refunded' | 'partly-refunded';

export function shownFeeStatus(fee: {
  readonly status: string;
  readonly amount: number;
  readonly refunded: number;
}): ShownFeeStatus {
  const status = fee.status as CardFeeStatus;
  if (status !== 'paid' || fee.refunded <= 0) return status;
  return fee.refunded >= fee.amount ? 'refunded' : 'partly-refunded';
}
