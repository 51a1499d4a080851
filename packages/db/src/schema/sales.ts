import type { PaymentStatus, SaleStatus } from '@thyme/domain/payments';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { appointments } from './bookings.ts';
import { businesses } from './businesses.ts';
import { createdAt, currency, identity, instant, minor, updatedAt } from './columns.ts';
import { payments, refunds } from './payments.ts';
import { servicePricings } from './services.ts';
import { vouchers, voucherUses } from './vouchers.ts';

/**
 * What a guest bought at once. `claimedAmount` and `paidAmount` are sums over the sale's ledger, maintained by a trigger;
 * the payment status follows from them.
 */
export const sales = pgTable(
  'sales',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status').$type<SaleStatus>().notNull().default('pending'),
    source: text('source').notNull().default('web'),
    currency: currency(),
    subTotal: minor('sub_total').notNull(),
    discount: minor('discount').notNull().default(0),
    totalAmount: minor('total_amount').notNull(),
    /** What was due at booking: deposit, special deposits and vouchers bought. */
    payableNow: minor('payable_now').notNull().default(0),
    claimedAmount: minor('claimed_amount').notNull().default(0),
    paidAmount: minor('paid_amount').notNull().default(0),
    paymentStatus: text('payment_status')
      .$type<PaymentStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when status = 'pending' then 'Unpaid' when paid_amount >= claimed_amount then 'Paid' when paid_amount > 0 then 'Upfront' else 'Unpaid' end`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('sales_id').on(t.id),
    index('sales_guest').on(t.userId, t.id),
    index('sales_recent').on(t.businessId, t.createdAt),
    index('sales_pending').on(t.createdAt).where(sql`${t.status} = 'pending'`),
    check('sales_status', sql`${t.status} in ('pending', 'confirmed', 'void')`),
    check('sales_confirmed', sql`${t.status} <> 'confirmed' or ${t.confirmedAt} is not null`),
    check('sales_source', sql`${t.source} in ('web', 'desk', 'waiting-list')`),
    check(
      'sales_money',
      sql`${t.discount} >= 0 and ${t.totalAmount} >= 0 and ${t.totalAmount} = ${t.subTotal} - ${t.discount}`,
    ),
    check('sales_payable', sql`${t.payableNow} between 0 and ${t.totalAmount}`),
    check('sales_sums', sql`${t.claimedAmount} >= 0 and ${t.paidAmount} >= 0`),
  ],
);

export const saleLines = pgTable(
  'sale_lines',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    saleId: integer('sale_id').notNull(),
    kind: text('kind').notNull(),
    appointmentId: integer('appointment_id'),
    pricingId: integer('service_pricing_id'),
    voucherId: integer('voucher_id'),
    /** Whom a bought voucher is for. */
    voucherOwner: text('voucher_owner'),
    productName: text('product_name').notNull(),
    productQty: integer('product_qty').notNull().default(1),
    unitPrice: minor('unit_price').notNull(),
    /** Off the whole line, not each unit. */
    discount: minor('discount').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('sale_lines_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    foreignKey({
      columns: [t.businessId, t.pricingId],
      foreignColumns: [servicePricings.businessId, servicePricings.id],
    }),
    foreignKey({ columns: [t.businessId, t.voucherId], foreignColumns: [vouchers.businessId, vouchers.id] }),
    index('sale_lines_sale').on(t.businessId, t.saleId),
    index('sale_lines_appointment').on(t.businessId, t.appointmentId),
    index('sale_lines_pricing').on(t.businessId, t.pricingId),
    index('sale_lines_voucher').on(t.businessId, t.voucherId).where(sql`${t.voucherId} is not null`),
    check('sale_lines_kind', sql`${t.kind} in ('service', 'voucher', 'consultation')`),
    check(
      'sale_lines_product',
      sql`(${t.kind} = 'service') = (${t.pricingId} is not null) and (${t.kind} = 'voucher') = (${t.voucherId} is not null)`,
    ),
    check('sale_lines_qty', sql`${t.productQty} between 1 and 1000`),
    check(
      'sale_lines_price',
      sql`${t.unitPrice} >= 0 and ${t.discount} between 0 and ${t.unitPrice} * ${t.productQty}`,
    ),
  ],
);

/**
 * Append-only; a trigger refuses the rest. `claim` entries say what is owed, `payment` entries what was paid,
 * `platform` entries what Thyme keeps. A correction is another entry.
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
    /** How money moved: card, google, apple, voucher, cash. */
    method: text('method'),
    paymentId: integer('payment_id'),
    refundId: integer('refund_id'),
    voucherUseId: integer('voucher_use_id'),
    actorId: integer('actor_id').references((): AnyPgColumn => users.id),
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
        when 'claim' then (${t.kind} in ('sale', 'fee') and ${t.amount} >= 0) or (${t.kind} in ('cancellation', 'discount') and ${t.amount} <= 0)
        when 'payment' then (${t.kind} in ('charge', 'voucher_use', 'till', 'refund_failed') and ${t.amount} > 0) or (${t.kind} in ('refund', 'voucher_return') and ${t.amount} < 0)
        when 'platform' then ${t.kind} = 'fee' and ${t.amount} <> 0
        else false end`,
    ),
    check('ledger_entries_method', sql`${t.method} in ('card', 'google', 'apple', 'voucher', 'cash', 'transfer')`),
    check('ledger_entries_how', sql`${t.side} <> 'payment' or ${t.method} is not null`),
    check(
      'ledger_entries_origin',
      sql`(${t.kind} = 'charge') <= (${t.paymentId} is not null) and (${t.kind} = 'refund') <= (${t.refundId} is not null)
        and (${t.kind} in ('voucher_use', 'voucher_return')) = (${t.voucherUseId} is not null)`,
    ),
  ],
);
