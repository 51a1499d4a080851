/** How a payment was made: card or wallet online, the shop's card reader, cash, or a voucher. */
export const PAYMENT_WAYS = ['online', 'card', 'cash', 'voucher'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** `deposit`: paid for an upcoming appointment; `kept`: paid for one that was cancelled or missed; `undone`: reversed at the till on the same day. */
export const PAYMENT_STATES = ['paid', 'deposit', 'kept', 'refunded', 'on-its-way', 'failed', 'undone'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
