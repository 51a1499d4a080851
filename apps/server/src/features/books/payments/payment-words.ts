/** How money came or went: a card or wallet on the site, the shop's own card reader, the drawer, a voucher. */
export const PAYMENT_WAYS = ['online', 'card', 'cash', 'voucher'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/**
 * `deposit` was paid for an appointment that is still to come, `kept` for one that was cancelled or missed; `undone` was
 * taken back at the till on the same day.
 */
export const PAYMENT_STATES = ['paid', 'deposit', 'kept', 'refunded', 'on-its-way', 'failed', 'undone'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
