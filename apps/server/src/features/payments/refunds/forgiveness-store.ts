import { appointments, businesses, guestStatuses } from '@thyme/db/schema';
import type { Forgiveness } from '@thyme/domain/payments';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

interface Guest {
  businessId: number;
  userId: number;
}

/** Whether the shop forgives late cancellations, and when it last forgave this guest. */
export async function findForgiveness(db: Db, { businessId, userId }: Guest): Promise<Forgiveness> {
  const [row] = await db
    .select({
      isOffered: businesses.forgivesFirst,
      isKnown: sql<boolean>`coalesce(${guestStatuses.status} = 'Known', false)`,
      lastAt: sql<number | null>`(select max(a.cancelled_at) from ${appointments} a
        where a.business_id = ${businessId} and a.user_id = ${userId} and a.is_forgiven)`.mapWith(
        appointments.cancelledAt,
      ),
    })
    .from(businesses)
    .leftJoin(guestStatuses, and(eq(guestStatuses.businessId, businesses.id), eq(guestStatuses.userId, userId)))
    .where(eq(businesses.id, businessId));
  return row ?? { isOffered: false, isKnown: false, lastAt: null };
}

/**
 * Takes the right to forgive this guest in this transaction; false while another cancellation has it. It does not wait,
 * because cancelling several appointments locks them one after the other.
 */
export async function claimForgiveness(db: Db, { businessId, userId }: Guest): Promise<boolean> {
  const key = `forgive:${businessId}:${userId}`;
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as taken`,
  );
  return rows[0]?.taken === true;
}
