import type { Minor } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import type { CartQuote } from './quote-cart.ts';

/** Amounts a client may send along; each that is sent has to be what the server computes. */
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

/** `upfrontAmount` is the deposit with the special deposits, as an amount. */
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
