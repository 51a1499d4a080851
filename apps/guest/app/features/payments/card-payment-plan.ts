import type { FailedPayment } from './failed-payment.ts';
import type { PaidFor } from './paid-for.ts';
import type { Renewal } from './renew-order.ts';
import type { Confirmation } from './settle-payment.ts';

/** What a card page does with an order, whatever it is for. */
export interface CardPaymentPlan {
  /** The operation that confirms, for the log. */
  api: string;
  confirm: () => Promise<Confirmation>;
  /** Gives up this order and gets one that can be tried later. */
  renew: () => Promise<Renewal>;
  /** A subscription ends where the provider says no; a visit may be paid with another card. */
  endsOnDecline: boolean;
  /** The card page itself, to come back to. */
  page: string;
  paidFor: PaidFor;
  /** Where a time is kept for this payment: whose order it is, so that it can be let go. */
  keeping: { orderId: number; token: string } | null;
  /** The bank said no: how the order stands is asked again. */
  onDecline: () => void;
  /** What stays as it is when this payment fails. */
  kept: FailedPayment['kept'];
}
