import { businesses, formerSlugs } from '@thyme/db/schema';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { claimCodes } from '../../../platform/database/unique-codes.ts';

export async function countFormer(db: Db, businessId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(formerSlugs).where(eq(formerSlugs.businessId, businessId));
  return row?.total ?? 0;
}

/** Changes a shop's address; the previous one redirects there. False if another shop has it. */
export async function moveAddress(
  db: Db,
  { businessId, from, to, now }: { businessId: number; from: string; to: string; now: number },
): Promise<boolean> {
  if (!(await claimCodes(db, 'slug', { businessId, codes: [to] }))) return false;
  await db.delete(formerSlugs).where(and(eq(formerSlugs.businessId, businessId), eq(formerSlugs.slug, to)));
  await db.insert(formerSlugs).values({ businessId, slug: from, createdAt: now });
  await db.update(businesses).set({ slug: to, updatedAt: now }).where(eq(businesses.id, businessId));
  return true;
}

/** Addresses that are or were in use by a shop. */
export async function listTakenSlugs(db: Db, slugs: readonly string[]): Promise<{ id: number; slug: string }[]> {
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
