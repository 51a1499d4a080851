import { appointments, businesses, businessMembers, clientDetails, guestStatuses, users } from '@thyme/db/schema';
import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { reachedBy } from '../access/index.ts';
import { presentGuest } from './store.ts';

/** Condition: has booked there, or was entered at its desk. */
const isGuestOf = (db: Db, businessId: number) =>
  or(
    exists(
      db
        .select({ one: sql`1` })
        .from(appointments)
        .where(and(eq(appointments.businessId, businessId), eq(appointments.userId, users.id))),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(guestStatuses)
        .where(and(eq(guestStatuses.businessId, businessId), eq(guestStatuses.userId, users.id))),
    ),
  );

/** A business and one of its guests, as a member sees them; otherwise null. */
export async function findGuestOf(db: Db, memberId: number, businessId: number, guestId: number) {
  const [row] = await db
    .select({
      shop: businesses.name,
      slug: businesses.slug,
      zone: businesses.zone,
      guestId: users.id,
      hasAccount: sql<boolean>`${users.email} is not null`,
      firstName: users.firstName,
      email: users.email,
      wantsMail: clientDetails.emailNotification,
    })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .innerJoin(users, and(eq(users.id, presentGuest(guestId)), isNull(users.deletedAt)))
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(
      and(
        eq(businessMembers.businessId, businessId),
        eq(businessMembers.userId, memberId),
        isGuestOf(db, businessId),
        or(
          eq(businessMembers.calendar, 'all'),
          exists(
            db
              .select({ one: sql`1` })
              .from(appointments)
              .where(
                and(
                  eq(appointments.businessId, businessId),
                  eq(appointments.userId, users.id),
                  reachedBy(memberId, businessId),
                ),
              ),
          ),
        ),
      ),
    );
  return row ?? null;
}
