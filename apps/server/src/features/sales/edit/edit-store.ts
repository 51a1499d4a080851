import { ledgerEntries, saleLines, sales } from '@thyme/db/schema';
import type { Minor } from '@thyme/domain/money';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { AppointmentKey } from '../appointment-key.ts';
import type { SaleKey } from '../sale-key.ts';

export type NewSaleLine = typeof saleLines.$inferInsert;

const servicesOf = ({ businessId, appointmentId }: AppointmentKey) =>
  and(eq(saleLines.businessId, businessId), eq(saleLines.appointmentId, appointmentId), eq(saleLines.kind, 'service'));

/** The invoiced services of an appointment. */
export function listServiceLines(db: Db, key: AppointmentKey) {
  return db.select().from(saleLines).where(servicesOf(key)).orderBy(asc(saleLines.id));
}

export async function replaceServiceLines(db: Db, key: AppointmentKey, rows: readonly NewSaleLine[]): Promise<void> {
  await db.delete(saleLines).where(servicesOf(key));
  await addLines(db, rows);
}

export async function addLines(db: Db, rows: readonly NewSaleLine[]): Promise<void> {
  if (rows.length > 0) await db.insert(saleLines).values([...rows]);
}

/** The amount due at booking cannot exceed the new total. */
export async function changeTotals(
  db: Db,
  { businessId, saleId }: SaleKey,
  { subTotal, discount }: { subTotal: Minor; discount: Minor },
): Promise<void> {
  const total = sql`${sales.totalAmount} + ${subTotal - discount}::bigint`;
  await db
    .update(sales)
    .set({
      subTotal: sql`${sales.subTotal} + ${subTotal}::bigint`,
      discount: sql`${sales.discount} + ${discount}::bigint`,
      totalAmount: total,
      payableNow: sql`least(${sales.payableNow}, ${total})`,
    })
    .where(and(eq(sales.businessId, businessId), eq(sales.id, saleId)));
}

/** The last ledger entry of a sale; 0 if there is none. The caller holds the lock of the sale. */
export async function findLastEntryId(db: Db, { businessId, saleId }: SaleKey): Promise<number> {
  const [row] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.businessId, businessId), eq(ledgerEntries.saleId, saleId)))
    .orderBy(desc(ledgerEntries.id))
    .limit(1);
  return row?.id ?? 0;
}

/** Whether money was paid or refunded since a ledger entry. */
export async function hasPaymentSince(db: Db, { businessId, saleId }: SaleKey, entryId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.businessId, businessId),
        eq(ledgerEntries.saleId, saleId),
        eq(ledgerEntries.side, 'payment'),
        gt(ledgerEntries.id, entryId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Restores the former amount, unless the rest of the sale got cheaper meanwhile. */
export async function restorePayableNow(db: Db, { businessId, saleId }: SaleKey, payableNow: Minor): Promise<void> {
  await db
    .update(sales)
    .set({ payableNow: sql`least(${payableNow}::bigint, ${sales.totalAmount})` })
    .where(and(eq(sales.businessId, businessId), eq(sales.id, saleId)));
}
