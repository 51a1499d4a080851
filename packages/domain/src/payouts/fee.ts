import type { Minor } from '../money/index.ts';

/** A payment, its fee, and what has been refunded of it. */
export type ChargedFee = { readonly amount: Minor; readonly fee: Minor; readonly refunded: Minor };

/** The remaining part of a payment's fee when this much of the payment remains. */
function feeLeft({ amount, fee }: ChargedFee, left: Minor): Minor {
  return amount <= 0 ? fee : Math.floor((fee * left * 2 + amount) / (2 * amount));
}

/**
 * The fee that is returned with a refund, in proportion. However a payment is refunded in parts, none of its fee is
 * left once all of it is refunded. A failed refund is a negative one.
 */
export function feeOfRefund(charged: ChargedFee, refund: Minor): Minor {
  const before = charged.amount - charged.refunded;
  return feeLeft(charged, before) - feeLeft(charged, before - refund);
}
