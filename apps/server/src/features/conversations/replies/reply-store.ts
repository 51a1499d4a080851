import { savedReplies } from '@thyme/db/schema';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export function listReplies(db: Db, businessId: number) {
  return db
    .select({ id: savedReplies.id, title: savedReplies.title, body: savedReplies.body })
    .from(savedReplies)
    .where(eq(savedReplies.businessId, businessId))
    .orderBy(asc(savedReplies.id));
}

export async function countReplies(db: Db, businessId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(savedReplies).where(eq(savedReplies.businessId, businessId));
  return row?.total ?? 0;
}

export async function insertReply(db: Db, row: typeof savedReplies.$inferInsert): Promise<number> {
  const [added] = await db.insert(savedReplies).values(row).returning({ id: savedReplies.id });
  if (!added) throw new Error('The reply was not stored.');
  return added.id;
}

const isOne = (businessId: number, id: number) => and(eq(savedReplies.businessId, businessId), eq(savedReplies.id, id));

export async function updateReply(
  db: Db,
  { businessId, id }: { businessId: number; id: number },
  values: { title: string; body: string },
): Promise<boolean> {
  const rows = await db
    .update(savedReplies)
    .set(values)
    .where(isOne(businessId, id))
    .returning({ id: savedReplies.id });
  return rows.length === 1;
}

export async function deleteReply(db: Db, { businessId, id }: { businessId: number; id: number }) {
  const [row] = await db.delete(savedReplies).where(isOne(businessId, id)).returning({ title: savedReplies.title });
  return row ?? null;
}
