import {
  type AccountState,
  type DisputeStatus,
  PAYOUT_KINDS,
  type PayoutKind,
  type PayoutStatus,
} from '@thyme/domain/payouts';
import { sql } from 'drizzle-orm';
import {
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
import { businesses } from '../businesses.ts';
import { createdAt, currency, identity, instant, minor, updatedAt } from '../columns.ts';
import { payments, refunds } from './payments.ts';

/** The account at the card provider that a business is paid out to. */
export const connectedAccounts = pgTable(
  'connected_accounts',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    provider: text('provider').notNull(),
    providerAccountId: text('provider_account_id').notNull(),
    state: text('state').$type<AccountState>().notNull().default('pending'),
    /** The bank account's label: 'AIB ··4417'. */
    bank: text('bank'),
    /** What the provider still needs, in words for the owner. */
    needs: jsonb('needs').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.provider] }),
    unique('connected_accounts_provider').on(t.provider, t.providerAccountId),
    check('connected_accounts_state', sql`${t.state} in ('pending', 'active', 'restricted')`),
  ],
);

/** Money sent to a business's bank: a transfer to its account at the provider, then a payout from there. */
export const payouts = pgTable(
  'payouts',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    provider: text('provider').notNull(),
    providerAccountId: text('provider_account_id').notNull(),
    bank: text('bank'),
    amount: minor('amount').notNull(),
    currency: currency(),
    status: text('status').$type<PayoutStatus>().notNull().default('requested'),
    /** It includes movements before this instant. */
    periodEnd: instant('period_end').notNull(),
    arrivesAt: instant('arrives_at').notNull(),
    /** How much was transferred to the account for it; less than the amount if an earlier payout left money there. */
    transferred: minor('transferred').notNull().default(0),
    providerTransferId: text('provider_transfer_id'),
    providerPayoutId: text('provider_payout_id'),
    failure: text('failure'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').default(sql`now()`),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('payouts_id').on(t.id),
    uniqueIndex('payouts_provider_payout').on(t.provider, t.providerPayoutId),
    uniqueIndex('payouts_period').on(t.businessId, t.periodEnd).where(sql`${t.status} <> 'failed'`),
    index('payouts_recent').on(t.businessId, t.createdAt),
    index('payouts_to_send').on(t.nextTryAt).where(sql`${t.status} in ('requested', 'sent')`),
    check('payouts_amount', sql`${t.amount} > 0 and ${t.transferred} between 0 and ${t.amount}`),
    check('payouts_status', sql`${t.status} in ('requested', 'sent', 'arrived', 'failed')`),
  ],
);

/** A payment that the guest's bank disputes or enquires about. */
export const disputes = pgTable(
  'disputes',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    provider: text('provider').notNull(),
    providerDisputeId: text('provider_dispute_id').notNull(),
    paymentId: integer('payment_id').notNull(),
    amount: minor('amount').notNull(),
    currency: currency(),
    status: text('status').$type<DisputeStatus>().notNull(),
    /** The bank's reason, in words for the owner. */
    reason: text('reason').notNull(),
    respondBy: instant('respond_by'),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('disputes_id').on(t.id),
    unique('disputes_provider').on(t.provider, t.providerDisputeId),
    foreignKey({ columns: [t.businessId, t.paymentId], foreignColumns: [payments.businessId, payments.id] }),
    index('disputes_payment').on(t.businessId, t.paymentId),
    check('disputes_amount', sql`${t.amount} > 0`),
    check('disputes_status', sql`${t.status} in ('inquiry', 'open', 'review', 'won', 'lost')`),
  ],
);

/**
 * The money that the platform holds for a business; append-only except for the payout that an entry becomes part of.
 * The entries of a payout, with its own, sum to zero.
 */
export const payoutEntries = pgTable(
  'payout_entries',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    kind: text('kind').$type<PayoutKind>().notNull(),
    amount: minor('amount').notNull(),
    currency: currency(),
    paymentId: integer('payment_id'),
    refundId: integer('refund_id'),
    disputeId: integer('dispute_id'),
    /** The payout that paid it out. */
    payoutId: integer('payout_id'),
    /** Dedupe key: each cause is written once. */
    ref: text('ref').notNull(),
    /** When the money moved. */
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('payout_entries_ref').on(t.businessId, t.ref),
    foreignKey({ columns: [t.businessId, t.paymentId], foreignColumns: [payments.businessId, payments.id] }),
    foreignKey({ columns: [t.businessId, t.refundId], foreignColumns: [refunds.businessId, refunds.id] }),
    foreignKey({ columns: [t.businessId, t.disputeId], foreignColumns: [disputes.businessId, disputes.id] }),
    foreignKey({ columns: [t.businessId, t.payoutId], foreignColumns: [payouts.businessId, payouts.id] }),
    index('payout_entries_day').on(t.businessId, t.createdAt),
    index('payout_entries_payment').on(t.businessId, t.paymentId),
    index('payout_entries_refund').on(t.businessId, t.refundId),
    index('payout_entries_dispute').on(t.businessId, t.disputeId),
    index('payout_entries_payout').on(t.businessId, t.payoutId),
    check('payout_entries_kind', sql`${t.kind} in (${sql.raw(PAYOUT_KINDS.map((kind) => `'${kind}'`).join(', '))})`),
    check(
      'payout_entries_sign',
      sql`case when ${t.kind} in ('charge', 'refund_failed', 'dispute_won', 'payout_failed') then ${t.amount} > 0
        when ${t.kind} in ('refund', 'dispute', 'payout') then ${t.amount} < 0 else ${t.amount} <> 0 end`,
    ),
  ],
);

/** The last comparison of our books with themselves and with the provider's. */
export const payoutChecks = pgTable('payout_checks', {
  businessId: integer('business_id')
    .primaryKey()
    .references(() => businesses.id),
  differences: jsonb('differences').$type<{ what: string; ours: number; theirs: number }[]>().notNull().default([]),
  checkedAt: instant('checked_at').notNull().default(sql`now()`),
});
