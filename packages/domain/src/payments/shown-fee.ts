import type { CardFeeStatus } from './card-fee.ts';

/** A fee as people read it: a paid one of which money went back is refunded, all of it or a part. */
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
