import { appointments, creditNoteCounters, creditNotes, invoices, sales } from '@thyme/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { insertRows, rowsParameter } from '../../../platform/database/insert-rows.ts';
import { preparedSql } from '../../../platform/database/prepared.ts';
import type { SaleKey } from '../sale-key.ts';

export type CreditNoteRow = typeof creditNotes.$inferSelect;

const ofSale = ({ businessId, saleId }: SaleKey) =>
  and(eq(creditNotes.businessId, businessId), eq(creditNotes.saleId, saleId));

export async function findInvoice(db: Db, { businessId, saleId }: SaleKey) {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.businessId, businessId), eq(invoices.saleId, saleId)));
  return row ?? null;
}

/** The printed number of an appointment's invoice; empty without one. */
export async function findInvoiceNumber(
  db: Db,
  { businessId, appointmentId }: { businessId: number; appointmentId: number },
): Promise<string> {
  const saleId = await findSaleOfAppointment(db, businessId, appointmentId);
  const invoice = saleId === null ? null : await findInvoice(db, { businessId, saleId });
  return invoice ? `${invoice.prefix}${String(invoice.number).padStart(6, '0')}` : '';
}

export function listCreditNotes(db: Db, key: SaleKey): Promise<CreditNoteRow[]> {
  return db.select().from(creditNotes).where(ofSale(key)).orderBy(asc(creditNotes.number));
}

/** The sale of a credit note, with the guest it was written for. */
export async function findCreditNote(db: Db, id: number) {
  const [row] = await db
    .select({ note: creditNotes, invoice: invoices, userId: sales.userId })
    .from(creditNotes)
    .innerJoin(invoices, and(eq(invoices.businessId, creditNotes.businessId), eq(invoices.id, creditNotes.invoiceId)))
    .innerJoin(sales, and(eq(sales.businessId, creditNotes.businessId), eq(sales.id, creditNotes.saleId)))
    .where(eq(creditNotes.id, id));
  return row ?? null;
}

export async function findSaleOfAppointment(db: Db, businessId: number, appointmentId: number): Promise<number | null> {
  const [row] = await db
    .select({ saleId: appointments.saleId })
    .from(appointments)
    .where(and(eq(appointments.businessId, businessId), eq(appointments.id, appointmentId)));
  return row?.saleId ?? null;
}

/** Gapless numbers, like those of invoices: the counter's row stays locked until the commit. */
const writeCreditNote = preparedSql<{ number: number }>(
  'invoices_write_credit_note',
  sql`
with counter as (
  insert into ${creditNoteCounters} as c (business_id, last_number) values (${sql.placeholder('businessId')}::integer, 1)
  on conflict (business_id) do update set last_number = c.last_number + 1 returning last_number
)
${insertRows(creditNotes, { rows: 'note', given: { number: sql`n.last_number` }, join: sql`cross join counter n` })} returning number`,
);
const noteParameter = rowsParameter(creditNotes);

/** Gives a credit note the next number of its business. */
export async function insertCreditNote(db: Db, note: Omit<typeof creditNotes.$inferInsert, 'number'>): Promise<number> {
  const [row] = await writeCreditNote(db, { businessId: note.businessId, note: noteParameter([note]) });
  if (!row) throw new Error('The credit note was not stored.');
  return row.number;
}
