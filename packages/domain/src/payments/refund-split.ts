import { type Minor, splitProportionally, sumOf } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';

/** Where money came from and can be refunded to. */
export type MoneySource = {
  readonly id: number;
  readonly kind: 'card' | 'google' | 'apple' | 'voucher' | 'package' | 'cash' | 'transfer';
  readonly paid: Minor;
  readonly refunded: Minor;
};

export type RefundPart = { readonly source: MoneySource; readonly amount: Minor };
export type RefundRefusal =
  | { readonly code: 'bad-amount' }
  | { readonly code: 'more-than-paid'; readonly refundable: Minor };

export function refundableOf(source: MoneySource): Minor {
  return Math.max(0, source.paid - source.refunded);
}

/**
 * Splits a refund over its sources in proportion to what each still has in the sale. The parts sum to the amount, and
 * no source gets back more than it paid.
 */
export function splitRefund(amount: Minor, sources: readonly MoneySource[]): Result<RefundPart[], RefundRefusal> {
  if (!Number.isInteger(amount) || amount < 0) return refuse('bad-amount');
  const left = sources.map(refundableOf);
  const refundable = sumOf(left);
  if (amount > refundable) return refuse('more-than-paid', { refundable });
  const parts = splitProportionally(amount, left);
  return ok(sources.map((source, index) => ({ source, amount: parts[index] ?? 0 })).filter((part) => part.amount > 0));
}

/**
 * Splits a refund: one guest's own payments bear as much as they can, the rest comes from what was paid for all. So
 * money returns to the person who paid it.
 */
export function splitOwnFirst(
  amount: Minor,
  own: readonly MoneySource[],
  shared: readonly MoneySource[],
): Result<RefundPart[], RefundRefusal> {
  const byOwn = Math.min(amount, sumOf(own.map(refundableOf)));
  const first = splitRefund(byOwn, own);
  const rest = splitRefund(amount - byOwn, shared);
  if (!first.ok) return first;
  if (!rest.ok) return refuse('more-than-paid', { refundable: byOwn + sumOf(shared.map(refundableOf)) });
  return ok([...first.value, ...rest.value]);
}
