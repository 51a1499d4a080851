import type { Minor } from '../money/index.ts';

export type RefundOfFee = {
  /** The fee, and what was already refunded of it. */
  readonly fee: Minor;
  readonly refunded: Minor;
  /** How much the refund reduces the claim; the rest was an overpayment. */
  readonly credit: Minor;
  /** The part refunded in cash or by the card reader. Refunds to the card count by their own payment. */
  readonly handed: Minor;
};

/**
 * How much of a refund at the till belongs to a paid fee: the fee came last and is refunded first. Refunds of chosen
 * lines or of a tip do not count.
 */
export function feeShare({ fee, refunded, credit, handed }: RefundOfFee): Minor {
  return Math.max(0, Math.min(fee - refunded, credit, handed));
}
