export { forgetBilling } from './billing/billing-store.ts';
export { dropFeeOf, forgetFees } from './card-fees/decide-fee.ts';
export { cardAgreed, planEnded } from './hooks.ts';
export { closeOrders } from './orders/close-orders.ts';
export { findOrder, listOpenOrders } from './orders/order-store.ts';
export { NOT_COMPLETED, ownSettlement, returnedWords } from './orders/orders.ts';
export {
  type PaymentPlan,
  type PaymentRefusal,
  paymentRefusalMessage,
  planSalePayment,
} from './orders/plan-payment.ts';
export { settleOrder } from './orders/settle.ts';
export { cardPage, type StartedPayment, startPayment } from './orders/start.ts';
export { refundUnused } from './packages/refund-package.ts';
export { partPath } from './parts/part-link.ts';
export { type Part, readLinkedPart, readParts } from './parts/read-part.ts';
export { GroupPart } from './parts/schema.ts';
export { findOwner } from './payouts/account-store.ts';
export { collectEntries } from './payouts/collect.ts';
export { listExported } from './payouts/item-store.ts';
export { type AppointmentRefund, listRefundsOf } from './refunds/appointment-refunds-store.ts';
export {
  type CancellationQuote,
  quoteCancellation,
  refundCancellation,
  refundRetained,
} from './refunds/cancellation.ts';
export { type Credited, readCredit, refundCredit } from './refunds/credit.ts';
export { claimForgiveness } from './refunds/forgiveness-store.ts';
export { type PartReturned, refundPart } from './refunds/refund-part.ts';
export { forgetCards, savedCardMessage, usableCard } from './saved-cards/saved-cards.ts';
export { SavedCard } from './saved-cards/schema.ts';
export { DeskPlan } from './subscriptions/desk-schema.ts';
export { type MemberOff, readBill, type Taken, type TakeRefusal, takeCheckout } from './till/checkout.ts';
export {
  type RefundAtTillRefusal,
  type RefundedAtTill,
  readRefundable,
  refundAtTill,
  refundWays,
} from './till/refund-at-till.ts';
export { planAtTill, redeemAtTill, type TillMethod, type TillRefusal, takeAtTill } from './till/till.ts';
export { findUndoable, type UndoRefusal, undoCheckout } from './till/undo-checkout.ts';
