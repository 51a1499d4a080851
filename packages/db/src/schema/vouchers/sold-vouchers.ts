import { type SoldVoucherStatus, voucherLimits } from '@thyme/domain/vouchers';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { createdAt, currency, identity, instant, minor } from '../columns.ts';
import { saleLines } from '../sales/sale-lines.ts';
import { sales } from '../sales/sales.ts';
import { textLimits } from '../text-limits.ts';
import { vouchers } from './vouchers.ts';

/** The offer when it was sold: later edits do not change it. No service ids: valid for all. */
export interface VoucherTerms {
  name: string;
  title: string;
  color: string;
  retail: number;
  validFor: number;
  services: { id: number; label: string }[];
  /** 'single' was taxed when it was sold; left out, it is taxed when it is used. */
  purpose?: 'single';
  /** For a package: anyone with the code may use a session. */
  shareable?: boolean;
  /** The sessions of one period of a membership. */
  membership?: boolean;
}

/**
 * Vouchers and packages that were sold. `remaining` is maintained by the trigger on `voucher_uses`. Value and remaining
 * are cents, or sessions where the unit says so; what was paid for them is in the terms.
 */
export const soldVouchers = pgTable(
  'sold_vouchers',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    voucherId: integer('voucher_id').notNull(),
    saleId: integer('sale_id').notNull(),
    saleLineId: integer('sale_line_id').notNull(),
    buyerId: integer('buyer_id')
      .notNull()
      .references(() => users.id),
    /** The person it is for, by name; and their account, once they have claimed it. */
    owner: text('owner').notNull(),
    ownerId: integer('owner_id').references(() => users.id),
    /** The address the code is mailed to, if any; deleted once it has been. */
    ownerEmail: text('owner_email'),
    /** The giver's signature; empty once they have closed their account. */
    giver: text('giver').notNull().default(''),
    /** When the code is to be mailed; null when it is not, or has been. */
    sendAt: instant('send_at'),
    /** When it was mailed last, and how often. */
    sentAt: instant('sent_at'),
    sends: smallint('sends').notNull().default(0),
    code: text('voucher_code').notNull().unique(),
    message: text('message').notNull().default(''),
    terms: jsonb('terms').$type<VoucherTerms>().notNull(),
    unit: text('unit').$type<'money' | 'session'>().notNull().default('money'),
    value: minor('value').notNull(),
    remaining: minor('remaining').notNull(),
    currency: currency(),
    status: text('status').$type<SoldVoucherStatus>().notNull().default('active'),
    purchasedAt: instant('purchase_date').notNull().default(sql`now()`),
    expiresAt: instant('expiry_date').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('sold_vouchers_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.voucherId], foreignColumns: [vouchers.businessId, vouchers.id] }),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    foreignKey({ columns: [t.businessId, t.saleLineId], foreignColumns: [saleLines.businessId, saleLines.id] }),
    index('sold_vouchers_voucher').on(t.businessId, t.voucherId),
    index('sold_vouchers_sale').on(t.businessId, t.saleId),
    index('sold_vouchers_sale_line').on(t.businessId, t.saleLineId),
    index('sold_vouchers_buyer').on(t.buyerId, t.purchasedAt),
    index('sold_vouchers_owner').on(t.ownerId, t.purchasedAt),
    check('sold_vouchers_code', sql`${t.code} = upper(${t.code})`),
    index('sold_vouchers_due').on(t.sendAt).where(sql`${t.sendAt} is not null and ${t.status} = 'active'`),
    ...textLimits(t, {
      owner: voucherLimits.owner,
      ownerEmail: voucherLimits.ownerEmail,
      code: voucherLimits.code,
      giver: voucherLimits.giver,
      message: voucherLimits.message,
    }),
    check('sold_vouchers_send', sql`${t.sendAt} is null or ${t.ownerEmail} is not null`),
    check('sold_vouchers_sent', sql`(${t.sends} > 0) = (${t.sentAt} is not null)`),
    check('sold_vouchers_remaining', sql`${t.value} > 0 and ${t.remaining} between 0 and ${t.value}`),
    check('sold_vouchers_status', sql`${t.status} in ('pending', 'active', 'void')`),
    check('sold_vouchers_unit', sql`${t.unit} in ('money', 'session')`),
    index('sold_vouchers_packages')
      .on(t.expiresAt)
      .where(sql`${t.unit} = 'session' and ${t.status} = 'active' and ${t.remaining} > 0`),
    check('sold_vouchers_expiry', sql`${t.expiresAt} > ${t.purchasedAt}`),
  ],
);

/**
 * Value taken from (positive) or returned to (negative) a voucher, append-only. Inserting moves the balance;
 * no row is returned when the voucher is not active or its balance is too low.
 */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    soldVoucherId: integer('sold_voucher_id').notNull(),
    saleId: integer('sale_id').notNull(),
    amount: minor('amount').notNull(),
    /** The use of a session that this row restores, once. */
    returnsId: integer('returns_id'),
    /** The balance afterwards; set by the trigger. */
    remaining: minor('remaining').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('voucher_uses_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.soldVoucherId],
      foreignColumns: [soldVouchers.businessId, soldVouchers.id],
    }),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    foreignKey({
      name: 'voucher_uses_returned',
      columns: [t.businessId, t.returnsId],
      foreignColumns: [t.businessId, t.id],
    }),
    uniqueIndex('voucher_uses_returns').on(t.businessId, t.returnsId).where(sql`${t.returnsId} is not null`),
    check('voucher_uses_return', sql`${t.returnsId} is null or ${t.amount} < 0`),
    index('voucher_uses_voucher').on(t.businessId, t.soldVoucherId, t.id),
    index('voucher_uses_sale').on(t.businessId, t.saleId),
    check('voucher_uses_amount', sql`${t.amount} <> 0 and ${t.remaining} >= 0`),
  ],
);
