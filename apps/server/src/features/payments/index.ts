export { forgetBilling } from './billing/billing-store.ts';
export { closeOrders } from './orders/close-orders.ts';
export { returnedWords } from './orders/orders.ts';
export {
  type PaymentPlan,
  type PaymentRefusal,
  paymentRefusalMessage,
  planSalePayment,
} from './orders/plan-payment.ts';
export { settleOrder } from './orders/settle.ts';
export { startPayment } from './orders/start.ts';
export { type AppointmentRefund, listRefundsOf } from './refunds/appointment-refunds-store.ts';
export {
  type CancellationQuote,
  quoteCancellation,
  refundCancellation,
  refundRetained,
} from './refunds/cancellation.ts';
export { type PartReturned, refundPart } from './refunds/refund-part.ts';
export { readCredit, refundCredit } from './refunds/credit.ts';
export { forgetCards } from './saved-cards/saved-cards.ts';
export { redeemAtTill, type TillMethod, type TillRefusal, takeAtTill } from './till/till.ts';
