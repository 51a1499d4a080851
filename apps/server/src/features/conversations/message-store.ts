import { conversationMessages, conversationPictures, users } from '@thyme/db/schema';
import type { Side } from '@thyme/domain/conversations';
import { and, asc, desc, eq, gt, inArray, isNull, lt, max } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Null if a mail with this Message-ID is already stored. */
export async function insertMessage(db: Db, row: typeof conversationMessages.$inferInsert): Promise<number | null> {
  const [added] = await db
    .insert(conversationMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: conversationMessages.id });
  return added?.id ?? null;
}

export async function hasMail(db: Db, businessId: number, mailId: string): Promise<boolean> {
  const rows = await db
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.businessId, businessId), eq(conversationMessages.mailId, mailId)));
  return rows.length > 0;
}

/** Returns how many of the pictures are unsent and belong to this person. */
export async function attachPictures(
  db: Db,
  {
    businessId,
    conversationId,
    messageId,
    uploadedBy,
    ids,
  }: { businessId: number; conversationId: number; messageId: number; uploadedBy: number; ids: readonly number[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .update(conversationPictures)
    .set({ conversationId, messageId })
    .where(
      and(
        eq(conversationPictures.businessId, businessId),
        eq(conversationPictures.uploadedBy, uploadedBy),
        isNull(conversationPictures.messageId),
        inArray(conversationPictures.id, [...ids]),
      ),
    )
    .returning({ id: conversationPictures.id });
  return rows.length;
}

const inThread = (key: ThreadKey) =>
  and(eq(conversationMessages.businessId, key.businessId), eq(conversationMessages.conversationId, key.id));

interface ThreadKey {
  businessId: number;
  id: number;
}

/** Newest first. */
export function listMessages(db: Db, key: ThreadKey, { before, limit }: { before: number | null; limit: number }) {
  return db
    .select({
      id: conversationMessages.id,
      side: conversationMessages.side,
      body: conversationMessages.body,
      route: conversationMessages.route,
      createdAt: conversationMessages.createdAt,
      author: users.firstName,
    })
    .from(conversationMessages)
    .innerJoin(users, eq(users.id, conversationMessages.authorId))
    .where(and(inThread(key), before === null ? undefined : lt(conversationMessages.id, before)))
    .orderBy(desc(conversationMessages.id))
    .limit(limit);
}

export type StoredMessage = Awaited<ReturnType<typeof listMessages>>[number];

export function listPictures(db: Db, businessId: number, messageIds: readonly number[]) {
  return db
    .select({
      id: conversationPictures.id,
      messageId: conversationPictures.messageId,
      width: conversationPictures.width,
      height: conversationPictures.height,
    })
    .from(conversationPictures)
    .where(
      and(eq(conversationPictures.businessId, businessId), inArray(conversationPictures.messageId, [...messageIds])),
    )
    .orderBy(asc(conversationPictures.id));
}

/** The messages of a side after a given one, oldest first. */
export function listAfter(db: Db, key: ThreadKey, side: Side, after: number) {
  return db
    .select({ id: conversationMessages.id, body: conversationMessages.body })
    .from(conversationMessages)
    .where(and(inThread(key), eq(conversationMessages.side, side), gt(conversationMessages.id, after)))
    .orderBy(asc(conversationMessages.id));
}

/** The newest message of a side up to a given id; 0 if there is none. */
export async function newestUpTo(db: Db, key: ThreadKey, side: Side, id: number): Promise<number> {
  const [row] = await db
    .select({ id: max(conversationMessages.id) })
    .from(conversationMessages)
    .where(and(inThread(key), eq(conversationMessages.side, side), lt(conversationMessages.id, id + 1)));
  return row?.id ?? 0;
}
