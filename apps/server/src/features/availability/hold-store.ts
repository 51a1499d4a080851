import { holds } from '@thyme/db/schema';
import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Deletes expired holds; their chairs and seats are deleted by cascade. */
export async function deleteLapsedHolds(db: Db, now: number): Promise<number> {
  const { rowCount } = await db.delete(holds).where(lte(holds.expiresAt, now));
  return rowCount ?? 0;
}

/** The same for one shop, before its times are sold. */
export async function deleteLapsedHoldsOf(db: Db, businessId: number, now: number): Promise<number> {
  const { rowCount } = await db.delete(holds).where(and(eq(holds.businessId, businessId), lte(holds.expiresAt, now)));
  return rowCount ?? 0;
}
