import type { Minor } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import type { CartQuote } from './quote-cart.ts';

/** Optional amounts from a client; each one sent must equal the amount the server computes. */
export type SentTotals = {
  readonly totalAmount?: Minor | null;
  readonly upfrontAmount?: Minor | null;
  readonly discount?: Minor | null;
};

export type TotalsRefusal = {
  readonly code: 'total-differs';
  readonly field: keyof SentTotals;
  readonly expected: Minor;
};

/** `upfrontAmount` is the total payable now, or its deposits alone: the specification uses the name for both. */
export function checkSentTotals(quote: CartQuote, sent: SentTotals): Result<undefined, TotalsRefusal> {
  const deposits = quote.deposit + quote.specialDeposit;
  const accepted: Record<keyof SentTotals, readonly [Minor, ...Minor[]]> = {
    totalAmount: [quote.total],
    upfrontAmount: [deposits, quote.payableNow],
    discount: [quote.discount],
  };
  for (const field of ['totalAmount', 'upfrontAmount', 'discount'] as const) {
    const amount = sent[field];
    if (amount !== undefined && amount !== null && !accepted[field].includes(amount)) {
      return refuse('total-differs', { field, expected: accepted[field][0] });
    }
  }
  return ok();
}
