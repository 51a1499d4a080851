import type { Minor } from '../money/index.ts';

/**
 * Append-only entries. `claim` entries say what the guest owes, `payment` entries what was paid, `platform` entries
 * what the marketplace keeps. Refunds and reductions are negative.
 */
export type LedgerEntry =
  | {
      readonly side: 'claim';
      /** `edit` is the change of a sale by an edit at the desk, up or down. */
      readonly kind: 'sale' | 'edit' | 'fee' | 'cancellation' | 'discount' | 'product' | 'tip' | 'credit';
      readonly amount: Minor;
    }
  | {
      readonly side: 'payment';
      /**
       * `refund_failed` reverses a refund that the provider could not send. `session_expiry` turns the price of expired
       * sessions into income: nothing is owed or paid by it.
       */
      readonly kind:
        | 'charge'
        | 'voucher_use'
        | 'session_use'
        | 'session_expiry'
        | 'till'
        | 'till_refund'
        | 'refund'
        | 'refund_failed'
        | 'voucher_return'
        | 'session_return';
      readonly amount: Minor;
    }
  | { readonly side: 'platform'; readonly kind: 'fee'; readonly amount: Minor };

export type LedgerSums = {
  readonly claimed: Minor;
  readonly paid: Minor;
  readonly due: Minor;
  readonly overpaid: Minor;
};

export function ledgerSums(entries: readonly LedgerEntry[]): LedgerSums {
  let claimed = 0;
  let paid = 0;
  for (const entry of entries) {
    if (entry.side === 'claim') claimed += entry.amount;
    else if (entry.side === 'payment') paid += entry.amount;
  }
  return { claimed, paid, due: Math.max(0, claimed - paid), overpaid: Math.max(0, paid - claimed) };
}

export type PaymentStatus = 'Unpaid' | 'Upfront' | 'Paid';

/** A sale waiting for its first payment is unpaid; after that the sums decide. A free sale is paid. */
export function paymentStatus(sale: {
  readonly isPending: boolean;
  readonly claimed: Minor;
  readonly paid: Minor;
}): PaymentStatus {
  if (sale.isPending) return 'Unpaid';
  if (sale.paid >= sale.claimed) return 'Paid';
  return sale.paid > 0 ? 'Upfront' : 'Unpaid';
}

/** Whether the balance can be paid online. */
export function isPayable(status: PaymentStatus): boolean {
  return status !== 'Paid';
}
