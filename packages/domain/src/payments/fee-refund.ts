import type { Minor } from '../money/index.ts';

export type RefundOfFee = {
  /** The fee, and what went back of it before. */
  readonly fee: Minor;
  readonly refunded: Minor;
  /** What the refund takes off what is owed; the rest was paid too much. */
  readonly credit: Minor;
  /** The part that is handed back in cash or by the card reader. What goes back to the card counts by its own payment. */
  readonly handed: Minor;
};

/**
 * How much of a refund at the till belongs to a fee that was paid: the fee came last and goes back first. A refund of chosen
 * lines or of a tip is none of it, so it is not asked about.
 */
export function feeShare({ fee, refunded, credit, handed }: RefundOfFee): Minor {
  return Math.max(0, Math.min(fee - refunded, credit, handed));
}
