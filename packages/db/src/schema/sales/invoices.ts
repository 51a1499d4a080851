import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { businesses } from '../businesses.ts';
import { createdAt, identity } from '../columns.ts';
import { sales } from './sales.ts';

/** The last number that each business has used; writing an invoice locks its row, so numbers have no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    businessId: integer('business_id')
      .primaryKey()
      .references(() => businesses.id),
    lastNumber: integer('last_number').notNull().default(0),
  },
  (t) => [check('invoice_counters_number', sql`${t.lastNumber} >= 0`)],
);

export interface InvoiceParty {
  name: string;
  address?: string;
  email?: string;
  mobile?: string;
  country?: string;
  vatNumber?: string;
}

/** One for each sale. `number` comes from the counter of its business; rows can neither be changed nor deleted. */
export const invoices = pgTable(
  'invoices',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    saleId: integer('sale_id').notNull(),
    prefix: text('prefix').notNull(),
    number: integer('number').notNull().default(0),
    /** Buyer and seller as they were that day; the law requires them even when the account is erased. */
    buyer: jsonb('buyer').$type<InvoiceParty>().notNull(),
    seller: jsonb('seller').$type<InvoiceParty>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('invoices_id').on(t.id),
    unique('invoices_number').on(t.businessId, t.number),
    unique('invoices_sale').on(t.businessId, t.saleId),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    index('invoices_recent').on(t.businessId, t.createdAt),
    check('invoices_number_given', sql`${t.number} > 0`),
  ],
);
