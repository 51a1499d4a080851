import type { PaymentStatus, SaleStatus } from '@thyme/domain/payments';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { businesses } from '../businesses.ts';
import { createdAt, currency, identity, instant, minor, updatedAt } from '../columns.ts';

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
    /** A rule of the shop asked for the whole price; once paid, the booking is accepted. */
    inFull: boolean('in_full').notNull().default(false),
    claimedAmount: minor('claimed_amount').notNull().default(0),
    paidAmount: minor('paid_amount').notNull().default(0),
    paymentStatus: text('payment_status')
      .$type<PaymentStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when status = 'pending' then 'Unpaid' when paid_amount >= claimed_amount then 'Paid' when paid_amount > 0 then 'Upfront' else 'Unpaid' end`,
      ),
    /** When the parts of a group are due, if each guest pays their own; null if one pays for all. */
    partsUntil: instant('parts_until'),
    /** When the link expires that asks the guest who booked for the deposit of a whole group; null without one. */
    depositUntil: instant('deposit_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('sales_id').on(t.id),
    index('sales_guest').on(t.userId, t.id),
    index('sales_recent').on(t.businessId, t.createdAt),
    index('sales_parts').on(t.partsUntil).where(sql`${t.partsUntil} is not null`),
    index('sales_deposit').on(t.depositUntil).where(sql`${t.depositUntil} is not null`),
    index('sales_pending').on(t.createdAt).where(sql`${t.status} = 'pending'`),
    check('sales_status', sql`${t.status} in ('pending', 'confirmed', 'void')`),
    check('sales_confirmed', sql`${t.status} <> 'confirmed' or ${t.confirmedAt} is not null`),
    check('sales_source', sql`${t.source} in ('web', 'desk', 'waiting-list')`),
    check(
      'sales_money',
      sql`${t.discount} >= 0 and ${t.totalAmount} >= 0 and ${t.totalAmount} = ${t.subTotal} - ${t.discount}`,
    ),
    check('sales_links', sql`${t.partsUntil} is null or ${t.depositUntil} is null`),
    check('sales_payable', sql`${t.payableNow} between 0 and ${t.totalAmount}`),
    check('sales_sums', sql`${t.claimedAmount} >= 0 and ${t.paidAmount} >= 0`),
  ],
);
