import { businesses, clientDetails, notifications } from '@thyme/db/schema';
import type { Instant, Zone } from '@thyme/domain/time';
import { and, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Null when a notification with this key exists. */
export async function insert(db: Db, row: typeof notifications.$inferInsert): Promise<number | null> {
  const [inserted] = await db.insert(notifications).values(row).returning({ id: notifications.id });
  return inserted?.id ?? null;
}

export interface ListedNotification {
  row: NotificationRow;
  businessSlug: string | null;
  businessName: string | null;
  zone: Zone | null;
  thumbnailId: number | null;
}

export interface Recipient {
  recipientId: number;
  /** Older notifications are not shown, so that their months are not read. */
  since: Instant;
}

const shownTo = ({ recipientId, since }: Recipient) =>
  and(eq(notifications.recipientId, recipientId), gte(notifications.createdAt, since));

export function listNewest(db: Db, to: Recipient, limit: number, offset: number): Promise<ListedNotification[]> {
  return db
    .select({
      row: notifications,
      businessSlug: businesses.slug,
      businessName: businesses.name,
      zone: businesses.zone,
      thumbnailId: businesses.thumbnailId,
    })
    .from(notifications)
    .leftJoin(businesses, eq(businesses.id, notifications.businessId))
    .where(shownTo(to))
    .orderBy(desc(notifications.id))
    .limit(limit)
    .offset(offset);
}

export interface Counts {
  total: number;
  fresh: number;
}

export async function countFor(db: Db, to: Recipient): Promise<Counts> {
  const [row] = await db
    .select({ total: count(), fresh: sql<number>`count(*) filter (where ${notifications.seenAt} is null)::int` })
    .from(notifications)
    .where(shownTo(to));
  return row ?? { total: 0, fresh: 0 };
}

export async function markAllSeen(db: Db, to: Recipient, now: Instant): Promise<number> {
  const { rowCount } = await db
    .update(notifications)
    .set({ seenAt: now })
    .where(and(shownTo(to), isNull(notifications.seenAt)));
  return rowCount ?? 0;
}

/** Deletes the recipient's own only; other ids are ignored. */
export async function deleteOwn(db: Db, recipientId: number, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await db
    .delete(notifications)
    .where(and(eq(notifications.recipientId, recipientId), inArray(notifications.id, [...ids])));
  return rowCount ?? 0;
}

export async function clientDetailOf(db: Db, userId: number): Promise<number | null> {
  const [row] = await db.select({ id: clientDetails.id }).from(clientDetails).where(eq(clientDetails.userId, userId));
  return row?.id ?? null;
}
