import { productLimits, STOCK_KINDS, type StockKind } from '@thyme/domain/products';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { users } from './accounts/accounts.ts';
import { holds } from './availability/availability.ts';
import { businesses } from './businesses.ts';
import { createdAt, identity, instant, minor, percent, updatedAt } from './columns.ts';
import { oneOf, textLimits } from './text-limits.ts';

/** The products of a shop. */
export const products = pgTable(
  'products',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    name: text('name').notNull(),
    /** Includes the VAT. */
    price: minor('price').notNull(),
    /** Percent; null if the shop's rate for products applies. */
    vatRate: percent('vat_rate'),
    /** The shop's own number or the barcode; empty for none. */
    sku: text('sku').notNull().default(''),
    /** The stock at or below which the owner is warned; 0 warns when there is none. */
    lowAt: integer('low_at').notNull().default(0),
    /** Guests can order it with a booking. */
    soldOnline: boolean('sold_online').notNull().default(false),
    /** The sum of its movements, maintained by `sum_stock`. Negative if more was sold at the till than was in stock. */
    stock: integer('stock').notNull().default(0),
    archivedAt: instant('archived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('products_id').on(t.id),
    // Till, VAT rates and reports identify a product by its name.
    uniqueIndex('products_name').on(t.businessId, sql`lower(${t.name})`),
    uniqueIndex('products_sku').on(t.businessId, t.sku).where(sql`${t.sku} <> ''`),
    ...textLimits(t, { name: productLimits.name, sku: productLimits.sku }),
    check('products_price', sql`${t.price} > 0`),
    check('products_vat_rate', sql`${t.vatRate} between 0 and 100`),
    check('products_low_at', sql`${t.lowAt} between 0 and ${sql.raw(String(productLimits.lowAt))}`),
  ],
);

/** Every change of a product's stock; append-only. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    productId: integer('product_id').notNull(),
    kind: text('kind').$type<StockKind>().notNull(),
    /** Pieces: positive in, negative out. */
    quantity: integer('quantity').notNull(),
    reason: text('reason').notNull().default(''),
    /** The line of a sale; deleted once its payment was undone, so there is no foreign key. */
    saleLineId: integer('sale_line_id'),
    appointmentId: integer('appointment_id'),
    /** Sold although there was not enough. */
    isOversold: boolean('is_oversold').notNull().default(false),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('stock_movements_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.productId], foreignColumns: [products.businessId, products.id] }),
    index('stock_movements_product').on(t.businessId, t.productId, t.id),
    index('stock_movements_actor').on(t.actorId),
    // A line is booked out once and restocked once.
    uniqueIndex('stock_movements_line').on(t.businessId, t.saleLineId, t.kind).where(sql`${t.saleLineId} is not null`),
    ...textLimits(t, { reason: productLimits.reason }),
    check('stock_movements_kind', sql`${t.kind} in ${oneOf(STOCK_KINDS)}`),
    check(
      'stock_movements_quantity',
      sql`case ${t.kind} when 'sale' then ${t.quantity} < 0 when 'correction' then ${t.quantity} <> 0 else ${t.quantity} > 0 end`,
    ),
    check('stock_movements_reason', sql`${t.kind} <> 'correction' or ${t.reason} <> ''`),
  ],
);

/** Pieces reserved for a guest who is paying; deleted with the hold of the sale. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    productId: integer('product_id').notNull(),
    holdId: integer('hold_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('stock_holds_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.productId], foreignColumns: [products.businessId, products.id] }),
    foreignKey({ columns: [t.businessId, t.holdId], foreignColumns: [holds.businessId, holds.id] }).onDelete('cascade'),
    index('stock_holds_product').on(t.businessId, t.productId),
    index('stock_holds_hold').on(t.businessId, t.holdId),
    check('stock_holds_quantity', sql`${t.quantity} > 0`),
  ],
);
