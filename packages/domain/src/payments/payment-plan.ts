import { type Minor, sumOf } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';

/** 'stripe' means a card payment on the wire, whichever provider handles it. */
export const PAYMENT_METHODS = ['stripe', 'google', 'apple', 'voucher'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export type PaymentPlan = {
  /** The amount due now, before vouchers. */
  readonly payable: Minor;
  /** The part of it that vouchers can pay: a voucher does not buy vouchers. Defaults to all of it. */
  readonly coverable?: Minor;
  /** The whole price that vouchers can pay; defaults to the amount due now. */
  readonly price?: Minor;
  /** The amount each redeemed voucher covers. */
  readonly vouchers: readonly Minor[];
  /** The payment method chosen for the rest. */
  readonly method?: Exclude<PaymentMethod, 'voucher'> | null;
  /** The amount that the client expects to be charged. */
  readonly charged?: Minor | null;
};

export type PlanRefusal =
  | { readonly code: 'method-missing' | 'vouchers-too-much' }
  | { readonly code: 'amount-differs'; readonly expected: Minor };

export type PlannedPayment = {
  readonly byVoucher: Minor;
  /** For a card or wallet, now. */
  readonly byMethod: Minor;
  /** What vouchers pay beyond the amount due now; it reduces what is due later. */
  readonly ahead: Minor;
};

/** The amount left for a card or wallet. A method is required exactly if something is left. */
export function planPayment(plan: PaymentPlan): Result<PlannedPayment, PlanRefusal> {
  const { payable, coverable = payable, price = coverable, charged } = plan;
  const byVoucher = sumOf(plan.vouchers);
  if (byVoucher > Math.max(price, coverable) || plan.vouchers.some((amount) => amount < 0))
    return refuse('vouchers-too-much');
  const now = Math.min(byVoucher, coverable);
  const byMethod = payable - now;
  if (byMethod > 0 && !plan.method) return refuse('method-missing');
  if (charged !== undefined && charged !== null && charged !== byMethod) {
    return refuse('amount-differs', { expected: byMethod });
  }
  return ok({ byVoucher, byMethod, ahead: byVoucher - now });
}
