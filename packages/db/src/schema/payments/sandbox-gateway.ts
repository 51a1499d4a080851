import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, currency, identity, instant, minor, updatedAt } from '../columns.ts';

/** The tables of the built-in card gateway. The rest of the product reaches them only through its card port. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  createdAt: createdAt(),
});

/** Saved test cards. `end` identifies the test card. */
export const sandboxCards = pgTable(
  'sandbox_cards',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => sandboxCustomers.id, { onDelete: 'cascade' }),
    brand: text('brand').notNull(),
    end: text('card_end').notNull(),
    expMonth: smallint('exp_month').notNull(),
    expYear: smallint('exp_year').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sandbox_cards_customer').on(t.customerId)],
);

export const sandboxOrders = pgTable(
  'sandbox_orders',
  {
    id: text('id').primaryKey(),
    publicId: text('public_id').notNull().unique(),
    reference: text('reference').notNull(),
    description: text('description').notNull().default(''),
    amount: minor('amount').notNull(),
    currency: currency(),
    state: text('state').notNull().default('pending'),
    method: text('method'),
    cardBrand: text('card_brand'),
    cardEnd: text('card_end'),
    cardExpMonth: smallint('card_exp_month'),
    cardExpYear: smallint('card_exp_year'),
    /** The customer for whom the paying card is saved, if the guest agreed. */
    customerId: text('customer_id').references(() => sandboxCustomers.id, { onDelete: 'set null' }),
    keepsCard: boolean('keeps_card').notNull().default(false),
    savedCardId: text('saved_card_id'),
    failure: text('failure'),
    /** Fingerprint of the redeemed wallet token: a token pays once. */
    walletToken: text('wallet_token').unique(),
    billing: jsonb('billing').notNull().default({}),
    refundedAmount: minor('refunded_amount').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: instant('expires_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (t) => [
    check('sandbox_orders_state', sql`${t.state} in ('pending', 'challenge', 'completed', 'failed', 'cancelled')`),
    check('sandbox_orders_amount', sql`${t.amount} > 0 and ${t.refundedAmount} between 0 and ${t.amount}`),
    check('sandbox_orders_completed', sql`(${t.state} = 'completed') = (${t.completedAt} is not null)`),
    index('sandbox_orders_recent').on(t.createdAt),
    index('sandbox_orders_reference').on(t.reference),
    index('sandbox_orders_customer').on(t.customerId).where(sql`${t.customerId} is not null`),
  ],
);

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => sandboxOrders.id),
    /** The caller's key: the same key is the same refund. */
    requestKey: text('request_key').notNull().unique(),
    amount: minor('amount').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sandbox_refunds_order').on(t.orderId), check('sandbox_refunds_amount', sql`${t.amount} > 0`)],
);

/** Webhooks of the gateway to its merchant, sent until acknowledged. */
export const sandboxWebhooks = pgTable(
  'sandbox_webhooks',
  {
    id: identity().primaryKey(),
    /** Null if it is about an account or a payout. */
    orderId: text('order_id').references(() => sandboxOrders.id),
    eventId: text('event_id').notNull().unique(),
    body: jsonb('body').notNull(),
    createdAt: createdAt(),
    dueAt: instant('due_at').notNull().default(sql`now()`),
    tries: integer('tries').notNull().default(0),
    deliveredAt: instant('delivered_at'),
  },
  (t) => [
    index('sandbox_webhooks_order').on(t.orderId),
    index('sandbox_webhooks_due').on(t.dueAt).where(sql`${t.deliveredAt} is null`),
  ],
);

/** A connected account of the built-in gateway. `bankEnd` identifies a test bank: see test-banks.ts. */
export const sandboxAccounts = pgTable('sandbox_accounts', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  state: text('state').notNull().default('pending'),
  bankEnd: text('bank_end'),
  /** The secret in the onboarding address; its holder may fill in the form. */
  secret: text('secret').notNull().unique(),
  balance: minor('balance').notNull().default(0),
  createdAt: createdAt(),
});

/** Movements of a connected account. The same key is the same movement. */
export const sandboxTransfers = pgTable(
  'sandbox_transfers',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => sandboxAccounts.id),
    kind: text('kind').notNull(),
    amount: minor('amount').notNull(),
    currency: currency(),
    requestKey: text('request_key').notNull().unique(),
    state: text('state').notNull().default('sent'),
    failure: text('failure'),
    /** When a payout reaches the bank. */
    arrivesAt: instant('arrives_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('sandbox_transfers_account').on(t.accountId),
    index('sandbox_transfers_due').on(t.arrivesAt).where(sql`${t.state} = 'sent' and ${t.kind} = 'payout'`),
    check('sandbox_transfers_kind', sql`${t.kind} in ('transfer', 'payout') and ${t.amount} > 0`),
    check('sandbox_transfers_state', sql`${t.state} in ('sent', 'arrived', 'failed')`),
  ],
);

/** Disputes of test cards. `movesAt`: when the next step is due. */
export const sandboxDisputes = pgTable(
  'sandbox_disputes',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => sandboxOrders.id),
    amount: minor('amount').notNull(),
    state: text('state').notNull().default('planned'),
    outcome: text('outcome').notNull(),
    reason: text('reason').notNull(),
    respondBy: instant('respond_by'),
    movesAt: instant('moves_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('sandbox_disputes_order').on(t.orderId),
    index('sandbox_disputes_due').on(t.movesAt).where(sql`${t.movesAt} is not null`),
    check('sandbox_disputes_state', sql`${t.state} in ('planned', 'open', 'won', 'lost')`),
  ],
);
