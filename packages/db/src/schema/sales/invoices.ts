import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { appointments } from '../bookings/bookings.ts';
import { businesses } from '../businesses.ts';
import { createdAt, currency, identity, minor } from '../columns.ts';
import { sales } from './sales.ts';

/** The last number that each business has used; writing an invoice locks its row, so numbers are gapless. */
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
    /** The buyer and seller on that day; the law requires them even when the account is erased. */
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

/** The last credit note number that each business has used; locked like `invoiceCounters`. */
export const creditNoteCounters = pgTable(
  'credit_note_counters',
  {
    businessId: integer('business_id')
      .primaryKey()
      .references(() => businesses.id),
    lastNumber: integer('last_number').notNull().default(0),
  },
  (t) => [check('credit_note_counters_number', sql`${t.lastNumber} >= 0`)],
);

/** What a credit note credits of one line of its invoice; amounts are minor units and include the VAT. */
export interface CreditedLine {
  /** The line of the sale. */
  lineId: number;
  name: string;
  amount: number;
  /** As on the line of the invoice. */
  vatRate: number | null;
  vat: number;
}

/**
 * One for each refund of a sale that has an invoice. It refers to that invoice, whose buyer and seller are also its own;
 * rows can neither be changed nor deleted.
 */
export const creditNotes = pgTable(
  'credit_notes',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    saleId: integer('sale_id').notNull(),
    invoiceId: integer('invoice_id').notNull(),
    appointmentId: integer('appointment_id'),
    prefix: text('prefix').notNull(),
    number: integer('number').notNull().default(0),
    reason: text('reason').notNull(),
    amount: minor('amount').notNull(),
    currency: currency(),
    lines: jsonb('lines').$type<CreditedLine[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('credit_notes_id').on(t.id),
    unique('credit_notes_number').on(t.businessId, t.number),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    foreignKey({ columns: [t.businessId, t.invoiceId], foreignColumns: [invoices.businessId, invoices.id] }),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('credit_notes_sale').on(t.businessId, t.saleId),
    index('credit_notes_invoice').on(t.businessId, t.invoiceId),
    index('credit_notes_appointment').on(t.businessId, t.appointmentId).where(sql`${t.appointmentId} is not null`),
    check('credit_notes_number_given', sql`${t.number} > 0`),
    check('credit_notes_amount', sql`${t.amount} > 0`),
  ],
);
