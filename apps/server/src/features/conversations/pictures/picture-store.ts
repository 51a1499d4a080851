import { conversationPictures, conversations } from '@thyme/db/schema';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export async function insertPicture(db: Db, row: typeof conversationPictures.$inferInsert): Promise<number> {
  const [added] = await db.insert(conversationPictures).values(row).returning({ id: conversationPictures.id });
  if (!added) throw new Error('The picture was not stored.');
  return added.id;
}

export async function countUnsent(db: Db, uploadedBy: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(conversationPictures)
    .where(and(eq(conversationPictures.uploadedBy, uploadedBy), isNull(conversationPictures.messageId)));
  return row?.total ?? 0;
}

/** A sent picture with the participants of its conversation; null while it is not sent. */
export async function findSent(db: Db, id: number) {
  const [row] = await db
    .select({
      businessId: conversationPictures.businessId,
      storageKey: conversationPictures.storageKey,
      guestId: conversations.userId,
    })
    .from(conversationPictures)
    .innerJoin(
      conversations,
      and(
        eq(conversations.businessId, conversationPictures.businessId),
        eq(conversations.id, conversationPictures.conversationId),
      ),
    )
    .where(eq(conversationPictures.id, id));
  return row ?? null;
}

/** Deletes pictures that were never sent, and returns their file keys. */
export async function deleteUnsent(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .delete(conversationPictures)
    .where(
      and(isNull(conversationPictures.messageId), sql`${conversationPictures.createdAt} < to_timestamp(${before})`),
    )
    .returning({ key: conversationPictures.storageKey });
  return rows.map(({ key }) => key);
}
