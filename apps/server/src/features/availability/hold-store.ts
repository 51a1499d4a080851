import { holds } from '@thyme/db/schema';
import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Frees what lapsed holds kept: their chairs and seats go with them. */
export async function deleteLapsedHolds(db: Db, now: number): Promise<number> {
  const { rowCount } = await db.delete(holds).where(lte(holds.expiresAt, now));
  return rowCount ?? 0;
}

/** The same for one shop, before its times are sold again. */
export async function deleteLapsedHoldsOf(db: Db, businessId: number, now: number): Promise<number> {
  const { rowCount } = await db.delete(holds).where(and(eq(holds.businessId, businessId), lte(holds.expiresAt, now)));
  return rowCount ?? 0;
}
