export { closeOrders } from './orders/close-orders.ts';
export { returnedWords } from './orders/orders.ts';
export { type PaymentRefusal, paymentRefusalMessage, planCardPayment, reservePayment } from './orders/reserve.ts';
export { settleOrder } from './orders/settle.ts';
export { startPayment } from './orders/start.ts';
export { type CancellationQuote, quoteCancellation, refundCancellation, returnKept } from './refunds/cancellation.ts';
export { redeemAtTill, type TillMethod, type TillRefusal, takeAtTill } from './till/till.ts';
