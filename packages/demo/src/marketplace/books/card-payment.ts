import { HOUR, type Instant } from '@thyme/domain/time';
import type { DemoShop } from '../opening/demo-shop.ts';
import type { DemoGuest } from '../people/add-guests.ts';
import type { RowOf } from '../rows/tables.ts';
import type { World } from '../world.ts';
import type { SaleIds } from './add-sale.ts';

const instruments = [
  { method: 'card', brand: 'visa', end: '4242', says: 'Visa ending 4242' },
  { method: 'card', brand: 'mastercard', end: '4444', says: 'Mastercard ending 4444' },
  { method: 'google', brand: 'visa', end: '1881', says: 'Google Pay, Visa ending 1881' },
  { method: 'card', brand: 'visa', end: '4242', says: 'Visa ending 4242' },
  { method: 'apple', brand: 'mastercard', end: '5100', says: 'Apple Pay, Mastercard ending 5100' },
] as const;

export interface CardPayment {
  paymentId: number;
  method: (typeof instruments)[number]['method'];
  amount: number;
  /** The gateway's own row. */
  order: RowOf<'sandboxOrders'>;
}

interface Payer {
  shop: DemoShop;
  guest: DemoGuest;
}

/** A card or wallet payment, in the built-in gateway and in our ledger. */
export function payByCard({ rows }: World, payer: Payer, ids: SaleIds, amount: number, at: Instant): CardPayment {
  const { shop, guest } = payer;
  const { method, brand, end, says } = instruments[guest.id % instruments.length] ?? instruments[0];
  const name = `demo-order-${rows.next('cardOrders')}`;
  const price = { amount, currency: shop.currency };
  const order = {
    id: name,
    publicId: `${name}-public`,
    reference: `sale-${ids.saleId}`,
    ...price,
    state: 'completed',
    method,
    cardBrand: brand,
    cardEnd: end,
    refundedAmount: 0,
    createdAt: at,
    expiresAt: at + HOUR,
    completedAt: at + 60,
  };
  rows.put('sandboxOrders', order);
  const orderId = rows.add('cardOrders', {
    publicId: order.publicId,
    provider: 'sandbox',
    providerOrderId: name,
    purpose: 'sale',
    userId: guest.id,
    businessId: shop.id,
    ...ids,
    method,
    ...price,
    status: 'paid',
    createdAt: at,
    expiresAt: at + HOUR,
  });
  const paymentId = rows.add('payments', {
    businessId: shop.id,
    saleId: ids.saleId,
    orderId,
    provider: 'sandbox',
    providerPaymentId: `${name}-payment`,
    method,
    ...price,
    instrument: says,
    createdAt: at,
  });
  rows.put('ledgerEntries', {
    businessId: shop.id,
    ...ids,
    side: 'payment',
    kind: 'charge',
    ...price,
    method,
    paymentId,
    createdAt: at,
  });
  return { paymentId, method, amount, order };
}

export interface Refund {
  amount: number;
  at: Instant;
  reason: string;
}

/** Refunds an amount to the card it came from. */
export function refundToCard({ rows }: World, shop: DemoShop, ids: SaleIds, from: CardPayment, refund: Refund) {
  const { amount, at, reason } = refund;
  const key = `${from.order.id}-refund`;
  const refundId = rows.add('refunds', {
    businessId: shop.id,
    paymentId: from.paymentId,
    saleId: ids.saleId,
    amount,
    currency: shop.currency,
    status: 'succeeded',
    reason,
    dedupeKey: key,
    providerRefundId: key,
    nextTryAt: null,
    createdAt: at,
    settledAt: at + 60,
  });
  from.order.refundedAmount = amount;
  rows.put('sandboxRefunds', { id: key, orderId: from.order.id, requestKey: key, amount, createdAt: at + 60 });
  rows.put('ledgerEntries', {
    businessId: shop.id,
    ...ids,
    side: 'payment',
    kind: 'refund',
    amount: -amount,
    currency: shop.currency,
    method: from.method,
    refundId,
    createdAt: at,
  });
}
