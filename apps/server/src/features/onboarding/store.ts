import { businesses, businessMembers, trades } from '@thyme/db/schema';
import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { claimCodes } from '../../platform/database/unique-codes.ts';

/** A trade is created with its first shop. */
export async function ensureTrade(db: Db, trade: typeof trades.$inferInsert): Promise<void> {
  await db.insert(trades).values(trade).onConflictDoNothing();
}

export async function countOwned(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(businessMembers)
    .where(and(eq(businessMembers.userId, userId), eq(businessMembers.role, 'owner')));
  return row?.total ?? 0;
}

/** Null when the slug belongs to another shop; the caller then rolls back. */
export async function insertBusiness(db: Db, values: typeof businesses.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(businesses).values(values).onConflictDoNothing().returning({ id: businesses.id });
  if (!row) return null;
  return (await claimCodes(db, 'slug', { businessId: row.id, codes: [values.slug] })) ? row.id : null;
}
