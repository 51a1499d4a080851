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
import { appointments } from '../bookings/bookings.ts';
import { identity, minor, percent } from '../columns.ts';
import { products } from '../products.ts';
import { servicePricings } from '../services.ts';
import { vouchers } from '../vouchers/vouchers.ts';
import { sales } from './sales.ts';

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
    /** The stocked product; null for one that was only named at the till. */
    productId: integer('product_id'),
    /** A product ordered with the booking: paid then, and handed over at the appointment. */
    isOrdered: boolean('is_ordered').notNull().default(false),
    /** The recipient of a bought voucher. */
    voucherOwner: text('voucher_owner'),
    productName: text('product_name').notNull(),
    productQty: integer('product_qty').notNull().default(1),
    unitPrice: minor('unit_price').notNull(),
    /** Discount on the whole line, not per unit. */
    discount: minor('discount').notNull().default(0),
    /**
     * Percent of VAT that the line includes, when it was sold; null if the seller was not registered for VAT or had not
     * set it, and for vouchers, whose VAT is due when they are used.
     */
    vatRate: percent('vat_rate'),
    /** Sold at the member price, this many percent below the usual one; null for everything else. */
    memberPercent: smallint('member_percent'),
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
    foreignKey({ columns: [t.businessId, t.productId], foreignColumns: [products.businessId, products.id] }),
    index('sale_lines_sale').on(t.businessId, t.saleId),
    index('sale_lines_appointment').on(t.businessId, t.appointmentId),
    index('sale_lines_pricing').on(t.businessId, t.pricingId),
    index('sale_lines_voucher').on(t.businessId, t.voucherId).where(sql`${t.voucherId} is not null`),
    index('sale_lines_product_of').on(t.businessId, t.productId).where(sql`${t.productId} is not null`),
    check('sale_lines_shelf', sql`${t.productId} is null or ${t.kind} = 'product'`),
    check(
      'sale_lines_ordered',
      sql`not ${t.isOrdered} or (${t.productId} is not null and ${t.appointmentId} is not null)`,
    ),
    check('sale_lines_kind', sql`${t.kind} in ('service', 'voucher', 'consultation', 'product')`),
    check(
      'sale_lines_product',
      sql`(${t.kind} = 'service') = (${t.pricingId} is not null) and (${t.kind} = 'voucher') = (${t.voucherId} is not null)`,
    ),
    check('sale_lines_member', sql`${t.memberPercent} between 1 and 100`),
    check('sale_lines_vat_rate', sql`${t.vatRate} between 0 and 100`),
    check('sale_lines_qty', sql`${t.productQty} between 1 and 1000`),
    check(
      'sale_lines_price',
      sql`${t.unitPrice} >= 0 and ${t.discount} between 0 and ${t.unitPrice} * ${t.productQty}`,
    ),
  ],
);
