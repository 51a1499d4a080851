import { dedupeKeys } from '@thyme/db/schema';
import { lte, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** By the database's clock, which also decided when they expire. */
export async function deleteExpiredDedupeKeys(db: Db): Promise<number> {
  const { rowCount } = await db.delete(dedupeKeys).where(lte(dedupeKeys.expiresAt, sql`now()`));
  return rowCount ?? 0;
}
