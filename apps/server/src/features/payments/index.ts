export { moneyOfSale, moneyOfVisit, readVisitMoney, type VisitMoney } from '../sales/appointment-money.ts';
export { completeSale } from '../sales/complete.ts';
export { releasePayment } from '../sales/release-payment.ts';
export { hasMovedMoney, restoreClaim } from '../sales/restore-claim.ts';
export { confirmCardPayment, openCardOrder, returnedWords } from './orders/orders.ts';
export { renewOrder } from './orders/renew-order.ts';
export {
  type PaymentRefusal,
  type PaymentRequest,
  paymentRefusalMessage,
  planCardPayment,
  reservePayment,
} from './orders/reserve.ts';
export { settleOrder } from './orders/settle.ts';
export { type StartedPayment, startPayment } from './orders/start.ts';
export { payBalance } from './pay-balance.ts';
export { type CancellationQuote, quoteCancellation, refundCancellation, returnKept } from './refunds/cancellation.ts';
export { confirmSubscription, type SubscriptionAnswer, subscribe } from './subscriptions/subscriptions.ts';
export { redeemAtTill, TILL_METHODS, type TillMethod, type TillRefusal, takeAtTill } from './till/till.ts';
