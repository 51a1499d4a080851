import { businesses, favourites } from '@thyme/db/schema';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type FavouriteRow = typeof favourites.$inferSelect;

const shown = (userId: number) => and(eq(favourites.userId, userId), eq(businesses.published, true));

export async function listNewest(db: Db, userId: number, limit: number, offset: number): Promise<FavouriteRow[]> {
  const rows = await db
    .select({ favourite: favourites })
    .from(favourites)
    .innerJoin(businesses, eq(businesses.id, favourites.businessId))
    .where(shown(userId))
    .orderBy(desc(favourites.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.favourite);
}

export async function countOf(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(favourites)
    .innerJoin(businesses, eq(businesses.id, favourites.businessId))
    .where(shown(userId));
  return row?.total ?? 0;
}

export async function isPublished(db: Db, businessId: number): Promise<boolean> {
  const rows = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.id, businessId), eq(businesses.published, true)));
  return rows.length > 0;
}

export async function insert(db: Db, userId: number, businessId: number, now: number): Promise<void> {
  await db.insert(favourites).values({ userId, businessId, createdAt: now }).onConflictDoNothing();
}

export async function remove(db: Db, userId: number, businessId: number): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.businessId, businessId)));
}
