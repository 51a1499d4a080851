import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { chairs } from '../availability/chairs.ts';
import { appointments } from '../bookings/bookings.ts';
import { createdAt, currency, identity, minor } from '../columns.ts';
import { payments, refunds } from '../payments/payments.ts';
import { voucherUses } from '../vouchers/sold-vouchers.ts';
import { checkouts } from './checkouts.ts';
import { sales } from './sales.ts';

/**
 * Append-only, enforced by a trigger. `claim` entries say what is owed, `payment` entries what was paid, `platform`
 * entries what Thyme keeps. A correction is another entry. Tips are a separate kind of claim, one per recipient.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    saleId: integer('sale_id').notNull(),
    appointmentId: integer('appointment_id'),
    side: text('side').notNull(),
    kind: text('kind').notNull(),
    amount: minor('amount').notNull(),
    currency: currency(),
    /** How money moved: card, google, apple, voucher, package, cash. */
    method: text('method'),
    paymentId: integer('payment_id'),
    refundId: integer('refund_id'),
    voucherUseId: integer('voucher_use_id'),
    /** The payment at the till that wrote it, or that it reverses. */
    checkoutId: integer('checkout_id'),
    /** The recipient of a tip; null if it belongs to no single person. */
    chairId: integer('chair_id'),
    actorId: integer('actor_id').references(() => users.id),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('ledger_entries_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    foreignKey({ columns: [t.businessId, t.paymentId], foreignColumns: [payments.businessId, payments.id] }),
    foreignKey({ columns: [t.businessId, t.refundId], foreignColumns: [refunds.businessId, refunds.id] }),
    foreignKey({ columns: [t.businessId, t.voucherUseId], foreignColumns: [voucherUses.businessId, voucherUses.id] }),
    foreignKey({ columns: [t.businessId, t.checkoutId], foreignColumns: [checkouts.businessId, checkouts.id] }),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }),
    index('ledger_entries_checkout').on(t.businessId, t.checkoutId).where(sql`${t.checkoutId} is not null`),
    index('ledger_entries_tips').on(t.businessId, t.chairId, t.createdAt).where(sql`${t.chairId} is not null`),
    index('ledger_entries_sale').on(t.businessId, t.saleId),
    index('ledger_entries_appointment').on(t.businessId, t.appointmentId),
    index('ledger_entries_day').on(t.businessId, t.createdAt),
    index('ledger_entries_actor').on(t.actorId).where(sql`${t.actorId} is not null`),
    // A payment, a refund and a use of a voucher are each booked once.
    uniqueIndex('ledger_entries_payment').on(t.businessId, t.paymentId, t.side).where(sql`${t.paymentId} is not null`),
    uniqueIndex('ledger_entries_refund').on(t.businessId, t.refundId).where(sql`${t.refundId} is not null`),
    uniqueIndex('ledger_entries_voucher_use')
      .on(t.businessId, t.voucherUseId)
      .where(sql`${t.voucherUseId} is not null`),
    check(
      'ledger_entries_kind',
      sql`case ${t.side}
        when 'claim' then (${t.kind} in ('sale', 'fee') and ${t.amount} >= 0) or (${t.kind} in ('cancellation', 'credit') and ${t.amount} <= 0)
          or (${t.kind} = 'discount' and (${t.amount} <= 0 or ${t.checkoutId} is not null)) or (${t.kind} in ('tip', 'product', 'edit') and ${t.amount} <> 0)
        when 'payment' then (${t.kind} in ('charge', 'voucher_use', 'session_use', 'session_expiry', 'till', 'refund_failed') and ${t.amount} > 0) or (${t.kind} in ('refund', 'voucher_return', 'session_return', 'till_refund') and ${t.amount} < 0)
        when 'platform' then ${t.kind} = 'fee' and ${t.amount} <> 0
        else false end`,
    ),
    check(
      'ledger_entries_method',
      sql`${t.method} in ('card', 'google', 'apple', 'voucher', 'package', 'cash', 'transfer')`,
    ),
    check('ledger_entries_how', sql`${t.side} <> 'payment' or ${t.method} is not null`),
    check(
      'ledger_entries_origin',
      sql`(${t.kind} = 'charge') <= (${t.paymentId} is not null) and (${t.kind} = 'refund') <= (${t.refundId} is not null)
        and (${t.kind} in ('voucher_use', 'voucher_return', 'session_use', 'session_return', 'session_expiry')) = (${t.voucherUseId} is not null)`,
    ),
    check('ledger_entries_tip', sql`${t.chairId} is null or ${t.kind} = 'tip'`),
  ],
);
