import { type Minor, splitProportionally, sumOf } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';

/** The source of an appointment's money: cash, the shop's card reader, a voucher, or an online payment. */
export const REFUND_WAYS = ['cash', 'reader', 'voucher', 'online'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

export type PaidBy = {
  readonly way: RefundWay;
  /** The voucher or the online payment; 0 for the till's own. */
  readonly id: number;
  /** What is not refunded yet. */
  readonly left: Minor;
};

export type TillRefund = { readonly way: RefundWay; readonly id: number; readonly amount: Minor };

export type TillRefundRefusal =
  | { readonly code: 'bad-amount' }
  | { readonly code: 'more-than-paid'; readonly most: Minor }
  /** Less than that was paid this way. */
  | { readonly code: 'not-that-way'; readonly most: Minor };

/**
 * Where a refund goes. By default it is shared by all sources in proportion. A voucher or an online payment gets back
 * at most what it paid; cash and card reader can refund anything that was paid.
 */
export function planRefund(
  amount: Minor,
  {
    paid,
    to,
    sources,
  }: { readonly paid: Minor; readonly to: RefundWay | 'as-paid'; readonly sources: readonly PaidBy[] },
): Result<TillRefund[], TillRefundRefusal> {
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse('bad-amount');
  if (amount > paid) return refuse('more-than-paid', { most: paid });
  if (to === 'cash' || to === 'reader') return ok([{ way: to, id: 0, amount }]);
  const from = sources.filter(({ way }) => to === 'as-paid' || way === to);
  const most = mostTo(to, { paid, sources });
  if (amount > most) return refuse('not-that-way', { most });
  const parts = splitProportionally(
    amount,
    from.map(({ left }) => left),
  );
  return ok(
    from.map(({ way, id }, index) => ({ way, id, amount: parts[index] ?? 0 })).filter((part) => part.amount > 0),
  );
}

/** The maximum refund by one method. */
export function mostTo(
  to: RefundWay | 'as-paid',
  { paid, sources }: { readonly paid: Minor; readonly sources: readonly PaidBy[] },
): Minor {
  if (to === 'cash' || to === 'reader') return paid;
  const left = sources.filter(({ way }) => to === 'as-paid' || way === to).map((source) => Math.max(0, source.left));
  return Math.min(paid, sumOf(left));
}
