import type { OrderStatus, RefundStatus } from '@thyme/domain/payments';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { appointments } from '../bookings/bookings.ts';
import { createdAt, currency, identity, instant, minor, updatedAt } from '../columns.ts';
import { sales } from '../sales/sales.ts';
import { subscriptions } from './subscriptions.ts';

/** An order at a card provider. `publicId` may be shown to the browser, the provider's own id may not. */
export const cardOrders = pgTable(
  'card_orders',
  {
    id: identity().primaryKey(),
    publicId: text('public_id').notNull().unique(),
    provider: text('provider').notNull(),
    providerOrderId: text('provider_order_id'),
    purpose: text('purpose').notNull(),
    userId: integer('user_id').references(() => users.id),
    businessId: integer('business_id'),
    saleId: integer('sale_id'),
    appointmentId: integer('appointment_id'),
    subscriptionId: integer('subscription_id'),
    method: text('method').notNull().default('card'),
    amount: minor('amount').notNull(),
    /** The whole order is a tip or a fee for the appointment, which is claimed when it is paid. */
    extra: text('extra').$type<'tip' | 'fee'>(),
    /** Its card is saved for off-session charges, as its owner agreed. */
    isRecurring: boolean('is_recurring').notNull().default(false),
    currency: currency(),
    status: text('status').$type<OrderStatus>().notNull().default('created'),
    failure: text('failure'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: instant('expires_at').notNull(),
    /** When to poll the provider if its webhook has not arrived; null once the order is settled. */
    reconcileAt: instant('reconcile_at'),
    reconcileTries: integer('reconcile_tries').notNull().default(0),
    renewedFromId: integer('renewed_from_id'),
  },
  (t) => [
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    foreignKey({
      columns: [t.businessId, t.subscriptionId],
      foreignColumns: [subscriptions.businessId, subscriptions.id],
    }),
    foreignKey({ columns: [t.renewedFromId], foreignColumns: [t.id] }),
    uniqueIndex('card_orders_provider').on(t.provider, t.providerOrderId),
    uniqueIndex('card_orders_renewed_once').on(t.renewedFromId),
    index('card_orders_sale').on(t.businessId, t.saleId),
    index('card_orders_appointment').on(t.businessId, t.appointmentId).where(sql`${t.appointmentId} is not null`),
    index('card_orders_subscription').on(t.businessId, t.subscriptionId).where(sql`${t.subscriptionId} is not null`),
    index('card_orders_user').on(t.userId),
    index('card_orders_to_reconcile').on(t.reconcileAt).where(sql`${t.reconcileAt} is not null`),
    check('card_orders_provider_name', sql`${t.provider} in ('sandbox', 'stripe', 'revolut')`),
    check('card_orders_method', sql`${t.method} in ('card', 'google', 'apple')`),
    check(
      'card_orders_purpose',
      sql`case ${t.purpose}
        when 'sale' then ${t.businessId} is not null and ${t.saleId} is not null and ${t.subscriptionId} is null
        when 'subscription' then ${t.businessId} is not null and ${t.subscriptionId} is not null and ${t.saleId} is null
        when 'open' then ${t.saleId} is null and ${t.subscriptionId} is null
        else false end`,
    ),
    check('card_orders_amount', sql`${t.amount} > 0`),
    check(
      'card_orders_extra',
      sql`${t.extra} is null or (${t.extra} in ('tip', 'fee') and ${t.purpose} = 'sale' and ${t.appointmentId} is not null)`,
    ),
    check(
      'card_orders_status',
      sql`${t.status} in ('created', 'pending', 'authorised', 'paid', 'failed', 'cancelled', 'expired')`,
    ),
    check(
      'card_orders_settled',
      sql`${t.status} not in ('paid', 'failed', 'cancelled', 'expired') or ${t.reconcileAt} is null`,
    ),
  ],
);

/** Money that was received. `refundedAmount` includes refunds in progress and cannot exceed the amount. */
export const payments = pgTable(
  'payments',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    saleId: integer('sale_id').notNull(),
    orderId: integer('order_id').references(() => cardOrders.id),
    provider: text('provider').notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    method: text('method').notNull(),
    amount: minor('amount').notNull(),
    currency: currency(),
    refundedAmount: minor('refunded_amount').notNull().default(0),
    /** For example 'Visa ending 4242'. */
    instrument: text('instrument'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('payments_id').on(t.id),
    unique('payments_provider').on(t.provider, t.providerPaymentId),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    uniqueIndex('payments_order').on(t.orderId),
    index('payments_sale').on(t.businessId, t.saleId),
    check('payments_method', sql`${t.method} in ('card', 'google', 'apple', 'cash', 'transfer')`),
    check('payments_amount', sql`${t.amount} > 0 and ${t.refundedAmount} between 0 and ${t.amount}`),
  ],
);

/** Inserting one reserves its amount on the payment (no row is returned when too little is left); a failed refund releases it. */
export const refunds = pgTable(
  'refunds',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    paymentId: integer('payment_id').notNull(),
    saleId: integer('sale_id').notNull(),
    amount: minor('amount').notNull(),
    currency: currency(),
    status: text('status').$type<RefundStatus>().notNull().default('requested'),
    reason: text('reason').notNull(),
    /** Sent to the provider with every attempt, so that a retry refunds once. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    providerRefundId: text('provider_refund_id'),
    failure: text('failure'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').default(sql`now()`),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('refunds_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.paymentId], foreignColumns: [payments.businessId, payments.id] }),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    index('refunds_payment').on(t.businessId, t.paymentId),
    index('refunds_sale').on(t.businessId, t.saleId),
    index('refunds_to_send').on(t.nextTryAt).where(sql`${t.status} in ('requested', 'sent')`),
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_status', sql`${t.status} in ('requested', 'sent', 'succeeded', 'failed')`),
  ],
);

/** Webhook events of providers, stored and applied once for each event id (`dedupeKeys`). Partitioned by month. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    payload: jsonb('payload').notNull(),
    receivedAt: instant('received_at').notNull().default(sql`now()`),
    appliedAt: instant('applied_at'),
    tries: integer('tries').notNull().default(0),
    failure: text('failure'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId, t.receivedAt] }),
    index('provider_events_to_apply').on(t.receivedAt).where(sql`${t.appliedAt} is null`),
  ],
);
