import type { FailedPayment } from '../after/failed-payment.ts';
import type { PaidFor } from '../after/paid-for.ts';
import type { HeldOrder } from '../order/release-order.tsx';
import type { Renewal } from '../order/renew-order.ts';
import type { Confirmation } from '../order/settle-payment.ts';

/** What a card page does with an order, whatever it is for. */
export interface CardPaymentPlan {
  /** The operation that confirms, for the log. */
  api: string;
  confirm: () => Promise<Confirmation>;
  /** Cancels this order and creates one that can be paid later. */
  renew: () => Promise<Renewal>;
  /** The order of a guest, who may pay with a saved card or save one; null for a subscription. */
  guestOrder: number | null;
  /** A subscription ends with a decline; an appointment may be paid with another card. */
  endsOnDecline: boolean;
  /** The path of the card page, to come back to. */
  page: string;
  paidFor: PaidFor;
  /** The order, where it holds a time: leaving the page shortens the hold. */
  held: HeldOrder | null;
  /** Called after a decline, to refresh the order. */
  onDecline: () => void;
  /** What the guest keeps when this payment fails. */
  kept: FailedPayment['kept'];
}
