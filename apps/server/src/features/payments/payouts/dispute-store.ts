import { businesses, disputes, payments, sales, users } from '@thyme/db/schema';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type DisputeRow = typeof disputes.$inferSelect;

export async function findPayment(db: Db, provider: string, providerPaymentId: string) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerPaymentId, providerPaymentId)));
  return row ?? null;
}

/** Locks the dispute and returns its previous state; a new one is stored first. */
export async function lockDispute(
  db: Db,
  fresh: typeof disputes.$inferInsert,
): Promise<{ row: DisputeRow; isNew: boolean }> {
  const [made] = await db.insert(disputes).values(fresh).onConflictDoNothing().returning();
  if (made) return { row: made, isNew: true };
  const [row] = await db
    .select()
    .from(disputes)
    .where(
      and(
        eq(disputes.businessId, fresh.businessId),
        eq(disputes.provider, fresh.provider),
        eq(disputes.providerDisputeId, fresh.providerDisputeId),
      ),
    )
    .for('update');
  if (!row) throw new Error('The dispute was not stored.');
  return { row, isNew: false };
}

export async function updateDispute(db: Db, id: number, values: Partial<typeof disputes.$inferInsert>): Promise<void> {
  await db.update(disputes).set(values).where(eq(disputes.id, id));
}

/** The disputes of a business with guest and purpose, latest first. */
export function listDisputes(db: Db, businessId: number, limit: number) {
  return db
    .select({
      dispute: disputes,
      guest: sql<string>`btrim(${users.firstName} || ' ' || ${users.lastName})`,
      instrument: payments.instrument,
      paidAt: payments.createdAt,
      refunded: payments.refundedAmount,
    })
    .from(disputes)
    .innerJoin(payments, and(eq(payments.businessId, disputes.businessId), eq(payments.id, disputes.paymentId)))
    .innerJoin(sales, and(eq(sales.businessId, payments.businessId), eq(sales.id, payments.saleId)))
    .innerJoin(users, eq(users.id, sales.userId))
    .where(eq(disputes.businessId, businessId))
    .orderBy(desc(disputes.createdAt), desc(disputes.id))
    .limit(limit);
}

/** The total that banks have withheld and not returned. */
export async function sumWithdrawn(db: Db, businessId: number): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${disputes.amount}), 0)::float8` })
    .from(disputes)
    .where(and(eq(disputes.businessId, businessId), sql`${disputes.status} in ('open', 'review', 'lost')`));
  return row?.amount ?? 0;
}

export async function findZone(db: Db, businessId: number): Promise<string> {
  const [row] = await db.select({ zone: businesses.zone }).from(businesses).where(eq(businesses.id, businessId));
  return row?.zone ?? 'Europe/Dublin';
}
