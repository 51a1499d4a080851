import { businesses, businessMembers, formerSlugs, trades } from '@thyme/db/schema';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Addresses that are or were a shop's. */
export async function listTaken(db: Db, slugs: readonly string[]): Promise<{ id: number; slug: string }[]> {
  const now = db
    .select({ id: businesses.id, slug: businesses.slug })
    .from(businesses)
    .where(inArray(businesses.slug, [...slugs]));
  const before = db
    .select({ id: formerSlugs.businessId, slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(inArray(formerSlugs.slug, [...slugs]));
  return now.unionAll(before);
}

/** Trades come with the first shop of their kind. */
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

/** Null when the address belongs to another shop. */
export async function insertBusiness(db: Db, values: typeof businesses.$inferInsert): Promise<number | null> {
  const [row] = await db
    .insert(businesses)
    .values(values)
    .onConflictDoNothing({ target: businesses.slug })
    .returning({ id: businesses.id });
  return row?.id ?? null;
}
