import type { Minor } from '../money/index.ts';

/** A payment, the fee that was taken of it, and what has been refunded of it. */
export type ChargedFee = { readonly amount: Minor; readonly fee: Minor; readonly refunded: Minor };

/** The part of a payment's fee that is left when this much of the payment is left. */
function feeLeft({ amount, fee }: ChargedFee, left: Minor): Minor {
  return amount <= 0 ? fee : Math.floor((fee * left * 2 + amount) / (2 * amount));
}

/**
 * The fee that goes back with a refund, in proportion. However a payment is refunded in parts, nothing of its fee is left
 * once all of it went back. A failed refund is a negative one.
 */
export function feeOfRefund(charged: ChargedFee, refund: Minor): Minor {
  const before = charged.amount - charged.refunded;
  return feeLeft(charged, before) - feeLeft(charged, before - refund);
}
