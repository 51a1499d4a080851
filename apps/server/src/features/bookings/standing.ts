import { guestStatuses } from '@thyme/db/schema';
import type { GuestStatus } from '@thyme/domain/bookings';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { prepared } from '../../platform/prepared.ts';

/** How a shop knows a guest. */
export interface Standing {
  status: GuestStatus;
  block: boolean;
}

const standingOf = prepared((db) =>
  db
    .select({ status: guestStatuses.status, block: guestStatuses.block })
    .from(guestStatuses)
    .where(
      and(eq(guestStatuses.businessId, sql.placeholder('business')), eq(guestStatuses.userId, sql.placeholder('user'))),
    )
    .prepare('guest_standing'),
);

/** Whoever a shop has no note about is new and welcome. */
export const WELCOME: Standing = { status: 'New', block: false };

export async function readStanding(db: Db, businessId: number, userId: number): Promise<Standing> {
  const [row] = await standingOf(db).execute({ business: businessId, user: userId });
  return row ?? WELCOME;
}

/** After the first completed visit a guest is known; a block stays as it is. */
export async function becomeKnown(db: Db, businessId: number, userId: number, now: number): Promise<void> {
  await db
    .insert(guestStatuses)
    .values({ businessId, userId, status: 'Known', createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [guestStatuses.businessId, guestStatuses.userId],
      set: { status: 'Known', updatedAt: now },
      setWhere: sql`${guestStatuses.status} <> 'Known'`,
    });
}
