import { guestStatuses } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

const isOne = (businessId: number, userId: number) =>
  and(eq(guestStatuses.businessId, businessId), eq(guestStatuses.userId, userId));

/** When the shop last warned the guest; null if never. */
export async function readWarning(db: Db, businessId: number, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ warnedAt: guestStatuses.warnedAt })
    .from(guestStatuses)
    .where(isOne(businessId, userId));
  return row?.warnedAt ?? null;
}

type GuestStatusChange = Partial<
  Pick<typeof guestStatuses.$inferInsert, 'block' | 'blockedAt' | 'warnedAt' | 'reason' | 'status'>
>;

export async function saveGuestStatus(
  db: Db,
  businessId: number,
  userId: number,
  { values, now }: { values: GuestStatusChange; now: number },
): Promise<void> {
  await db
    .insert(guestStatuses)
    .values({ businessId, userId, ...values, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [guestStatuses.businessId, guestStatuses.userId],
      set: { ...values, updatedAt: now },
    });
}

export async function lockGuestStatus(db: Db, businessId: number, userId: number) {
  const [row] = await db.select().from(guestStatuses).where(isOne(businessId, userId)).for('update');
  return row ?? null;
}
