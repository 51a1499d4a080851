export { type CancellationQuote, quoteCancellation, refundCancellation, returnKept } from './cancellation.ts';
export { completeSale } from './complete.ts';
export { confirmCardPayment, openCardOrder, returnedWords } from './orders.ts';
export { payBalance } from './pay-balance.ts';
export { releasePayment } from './release.ts';
export { renewOrder } from './renew-order.ts';
export {
  type PaymentRefusal,
  type PaymentRequest,
  paymentRefusalMessage,
  planCardPayment,
  reservePayment,
} from './reserve.ts';
export { hasMovedMoney, restoreClaim } from './restore.ts';
export { settleOrder } from './settle.ts';
export { type StartedPayment, startPayment } from './start.ts';
export { confirmSubscription, type SubscriptionAnswer, subscribe } from './subscriptions.ts';
export { redeemAtTill, TILL_METHODS, type TillMethod, type TillRefusal, takeAtTill } from './till.ts';
export { moneyOfSale, moneyOfVisit, readVisitMoney, type VisitMoney } from './visit-money.ts';
