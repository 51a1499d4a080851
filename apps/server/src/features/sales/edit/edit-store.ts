import { saleLines, sales } from '@thyme/db/schema';
import type { Minor } from '@thyme/domain/money';
import { and, asc, eq, sql } from 'drizzle-orm';
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

/** What was due at booking cannot exceed the new total. */
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
