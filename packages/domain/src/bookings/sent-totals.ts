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

/** `upfrontAmount` is the sum of deposit and special deposits, in major units. */
export function checkSentTotals(quote: CartQuote, sent: SentTotals): Result<undefined, TotalsRefusal> {
  const expected: Record<keyof SentTotals, Minor> = {
    totalAmount: quote.total,
    upfrontAmount: quote.deposit + quote.specialDeposit,
    discount: quote.discount,
  };
  for (const field of ['totalAmount', 'upfrontAmount', 'discount'] as const) {
    const amount = sent[field];
    if (amount !== undefined && amount !== null && amount !== expected[field]) {
      return refuse('total-differs', { field, expected: expected[field] });
    }
  }
  return ok();
}
