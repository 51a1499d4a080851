import { waitingListRequests } from '@thyme/db/schema';
import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isOpen, type RequestRow } from '../store.ts';

/** A guest has one request per shop; asking for another appointment changes the latest time of the call. */
export async function upsertCallRequest(
  db: Db,
  request: typeof waitingListRequests.$inferInsert & { callUntil: number },
): Promise<RequestRow & { isNew: boolean }> {
  const { pricingId, date, fromDate, toDate, callUntil } = request;
  const [row] = await db
    .insert(waitingListRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [waitingListRequests.businessId, waitingListRequests.userId],
      targetWhere: sql`${waitingListRequests.callUntil} is not null and ${waitingListRequests.status} in ('waiting', 'offered')`,
      set: { pricingId, date, fromDate, toDate, callUntil },
    })
    .returning({ ...getTableColumns(waitingListRequests), isNew: sql<boolean>`xmax = 0` });
  if (!row) throw new Error('The request was not stored.');
  return row;
}

/** A guest's open requests for a call of a shop. */
export function lockCallRequests(db: Db, businessId: number, userId: number): Promise<RequestRow[]> {
  return db
    .select()
    .from(waitingListRequests)
    .where(
      and(
        eq(waitingListRequests.businessId, businessId),
        eq(waitingListRequests.userId, userId),
        isNotNull(waitingListRequests.callUntil),
        isOpen,
      ),
    )
    .orderBy(asc(waitingListRequests.id))
    .for('update');
}
