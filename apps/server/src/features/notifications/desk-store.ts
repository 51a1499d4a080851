import { notifications } from '@thyme/db/schema';
import type { Instant } from '@thyme/domain/time';
import { and, count, desc, eq, gte, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export interface Reader {
  userId: number;
  businessId: number;
  /** Older notifications are not shown, so that their months are not read. */
  since: Instant;
}

const isFor = ({ userId, businessId, since }: Reader) =>
  and(
    eq(notifications.recipientId, userId),
    eq(notifications.businessId, businessId),
    gte(notifications.createdAt, since),
  );

/** Newest first. */
export function listInbox(db: Db, reader: Reader, limit: number) {
  return db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      title: notifications.title,
      message: notifications.message,
      refId: notifications.refId,
      createdAt: notifications.createdAt,
      seenAt: notifications.seenAt,
    })
    .from(notifications)
    .where(isFor(reader))
    .orderBy(desc(notifications.id))
    .limit(limit);
}

export type InboxRow = Awaited<ReturnType<typeof listInbox>>[number];

export async function countUnseen(db: Db, reader: Reader): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notifications)
    .where(and(isFor(reader), isNull(notifications.seenAt)));
  return row?.total ?? 0;
}

/** Notifications that arrived after the list was read stay unseen. */
export async function markSeenUpTo(db: Db, reader: Reader, lastId: number, now: number): Promise<number> {
  const rows = await db
    .update(notifications)
    .set({ seenAt: now })
    .where(and(isFor(reader), isNull(notifications.seenAt), lte(notifications.id, lastId)))
    .returning({ id: notifications.id });
  return rows.length;
}
