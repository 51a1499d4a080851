import { appointments, businesses, businessMembers, users } from '@thyme/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

export async function isOwnerOf(db: Db, businessId: number, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ role: businessMembers.role })
    .from(businessMembers)
    .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.userId, userId)));
  return row?.role === 'owner';
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
