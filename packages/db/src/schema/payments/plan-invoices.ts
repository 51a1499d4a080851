import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, currency, identity, instant, minor, percent } from '../columns.ts';
import type { InvoiceParty } from '../sales/invoices.ts';
import { cardOrders } from './payments.ts';
import { subscriptions } from './subscriptions.ts';

/** Plan invoices to businesses. One gapless series; append-only. */
export const planInvoices = pgTable(
  'plan_invoices',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    number: integer('number').notNull().unique(),
    subscriptionId: integer('subscription_id').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => cardOrders.id),
    plan: text('plan').notNull(),
    amount: minor('amount').notNull(),
    currency: currency(),
    /** Percent of VAT in the amount; null if the marketplace is not registered for VAT. */
    vatRate: percent('vat_rate'),
    /** What was paid for. */
    periodFrom: instant('period_from').notNull(),
    periodUntil: instant('period_until').notNull(),
    /** How it was paid, such as 'Visa ending 4242'. */
    instrument: text('instrument'),
    buyer: jsonb('buyer').$type<InvoiceParty>().notNull(),
    seller: jsonb('seller').$type<InvoiceParty>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('plan_invoices_id').on(t.id),
    unique('plan_invoices_order').on(t.orderId),
    foreignKey({
      columns: [t.businessId, t.subscriptionId],
      foreignColumns: [subscriptions.businessId, subscriptions.id],
    }),
    index('plan_invoices_business').on(t.businessId, t.createdAt),
    index('plan_invoices_subscription').on(t.businessId, t.subscriptionId),
    check('plan_invoices_number_given', sql`${t.number} > 0`),
    check('plan_invoices_amount', sql`${t.amount} > 0`),
    check('plan_invoices_vat_rate', sql`${t.vatRate} between 0 and 100`),
  ],
);
