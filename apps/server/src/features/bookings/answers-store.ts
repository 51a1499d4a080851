import { appointments, auditEntries, businesses, businessMembers, users } from '@thyme/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

/** Who changed what, for the business to read later. */
export async function insertAudit(db: Db, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** A business and one of its guests, as one of its members sees them; null for anybody else. */
export async function findGuestOf(db: Db, memberId: number, businessId: number, guestId: number) {
  const [row] = await db
    .select({ shop: businesses.name, slug: businesses.slug, zone: businesses.zone, guestId: users.id })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .innerJoin(appointments, and(eq(appointments.businessId, businesses.id), eq(appointments.userId, guestId)))
    .innerJoin(users, and(eq(users.id, appointments.userId), isNull(users.deletedAt)))
    .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.userId, memberId)))
    .limit(1);
  return row ?? null;
}
