import type { VoucherPurpose } from '@thyme/domain/books';
import { packageLimits, voucherLimits } from '@thyme/domain/vouchers';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { businesses } from '../businesses.ts';
import { createdAt, identity, minor, percent } from '../columns.ts';
import { services } from '../services.ts';
import { textLimits } from '../text-limits.ts';

/** Vouchers and packages a business offers for sale. */
export const vouchers = pgTable(
  'vouchers',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    note: text('note').notNull().default(''),
    color: text('color').notNull().default('sage'),
    /** The price. */
    retail: minor('retail').notNull(),
    /** Its value. */
    value: minor('value').notNull(),
    /** The range in which guests choose its price and value; null if both are fixed. */
    amountFrom: minor('amount_from'),
    amountTo: minor('amount_to'),
    /** A package: how many sessions it has. Null: a voucher, whose value is money. */
    sessions: smallint('sessions'),
    /** Whether anyone with the code may use a session of the package, or only its owner. */
    shareable: boolean('shareable').notNull().default(false),
    /** In months; at least five years for a voucher, as Irish law requires. */
    validFor: smallint('valid_for').notNull().default(60),
    /** Null is unlimited (-999 on the wire). */
    limitNumberOfSales: integer('limit_number_of_sales'),
    totalSale: integer('total_sale').notNull().default(0),
    /** True: covers every service, and `voucher_services` is ignored. */
    allServices: boolean('all_services').notNull().default(true),
    /** `single` is taxed when it is sold, `multi` when it is used; a sold voucher keeps its purpose. */
    purpose: text('purpose').$type<VoucherPurpose>().notNull().default('multi'),
    /** Sold only by the periods of a membership: no list of vouchers or packages shows it. */
    isMembership: boolean('is_membership').notNull().default(false),
    /** For a membership: the rate that its price includes. Null for the shop's. */
    vatRate: percent('vat_rate'),
    active: boolean('active').notNull().default(true),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('vouchers_id').on(t.id),
    check('vouchers_money', sql`${t.retail} between 1 and 10000000 and ${t.value} between 1 and 10000000`),
    check('vouchers_price', sql`${t.retail} <= ${t.value}`),
    check(
      'vouchers_amount',
      sql`case when ${t.amountFrom} is null then ${t.amountTo} is null
        else ${t.amountTo} is not null and ${t.sessions} is null and ${t.retail} = ${t.value} and ${t.amountFrom} >= 1 and ${t.amountTo} <= 10000000
          and ${t.value} between ${t.amountFrom} and ${t.amountTo} end`,
    ),
    check('vouchers_validity', sql`${t.validFor} >= case when ${t.sessions} is null then 60 else 1 end`),
    check('vouchers_sessions', sql`${t.sessions} between 1 and ${sql.raw(String(packageLimits.sessions))}`),
    ...textLimits(t, { name: voucherLimits.name, title: voucherLimits.title, note: voucherLimits.note }),
    check('vouchers_purpose', sql`${t.purpose} in ('multi', 'single')`),
    check('vouchers_membership', sql`not ${t.isMembership} or ${t.sessions} is not null`),
    check('vouchers_vat_rate', sql`${t.vatRate} between 0 and 100`),
    check('vouchers_limit', sql`${t.limitNumberOfSales} >= 0`),
    check(
      'vouchers_sold',
      sql`${t.totalSale} >= 0 and ${t.totalSale} <= coalesce(${t.limitNumberOfSales}, ${t.totalSale})`,
    ),
  ],
);

export const voucherServices = pgTable(
  'voucher_services',
  {
    businessId: integer('business_id').notNull(),
    voucherId: integer('voucher_id').notNull(),
    serviceId: integer('service_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.voucherId, t.serviceId] }),
    foreignKey({ columns: [t.businessId, t.voucherId], foreignColumns: [vouchers.businessId, vouchers.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.businessId, t.serviceId], foreignColumns: [services.businessId, services.id] }).onDelete(
      'cascade',
    ),
    index('voucher_services_service').on(t.businessId, t.serviceId),
  ],
);
