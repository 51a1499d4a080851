import { cardOrders, payments, refunds } from '@thyme/db/schema';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

export async function findRefund(db: Db, id: number) {
  const [row] = await db
    .select({ refund: refunds, payment: payments, order: cardOrders })
    .from(refunds)
    .innerJoin(payments, and(eq(payments.businessId, refunds.businessId), eq(payments.id, refunds.paymentId)))
    .innerJoin(cardOrders, eq(cardOrders.id, payments.orderId))
    .where(eq(refunds.id, id));
  return row ?? null;
}

export async function lockRefund(db: Db, id: number) {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row ?? null;
}

export async function updateRefund(db: Db, id: number, values: Partial<typeof refunds.$inferInsert>): Promise<void> {
  await db.update(refunds).set(values).where(eq(refunds.id, id));
}

export async function listDueRefunds(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.status, ['requested', 'sent']), lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
