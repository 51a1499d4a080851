import { systemLog } from '@thyme/db/schema';
import { lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export async function insertEntry(db: Db, entry: typeof systemLog.$inferInsert): Promise<void> {
  await db.insert(systemLog).values(entry);
}

export async function deleteBefore(db: Db, instant: number): Promise<number> {
  const { rowCount } = await db.delete(systemLog).where(lt(systemLog.createdAt, instant));
  return rowCount ?? 0;
}
