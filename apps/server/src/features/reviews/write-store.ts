import { appointments, businessMembers, clientDetails, reviews, users } from '@thyme/db/schema';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { onShard } from '../../platform/database/shards.ts';

/** Locks the guest's own appointment, so that a second tab waits and then finds it reviewed. */
export async function lockAppointment(db: Db, userId: number, id: number) {
  const [row] = await db
    .select({
      id: appointments.id,
      businessId: appointments.businessId,
      kind: appointments.kind,
      status: appointments.status,
      endsAt: appointments.endsAt,
      reviewStatus: appointments.reviewStatus,
    })
    .from(appointments)
    .where(
      and(
        await onShard(db, appointments, eq(appointments.id, id)),
        eq(appointments.userId, userId),
        notInArray(appointments.status, ['Held', 'Lapsed']),
      ),
    )
    .for('update');
  return row ?? null;
}

export async function insertReview(db: Db, review: typeof reviews.$inferInsert): Promise<void> {
  await db.insert(reviews).values(review);
}

export async function markReviewed(db: Db, key: { businessId: number; appointmentId: number }): Promise<void> {
  await db
    .update(appointments)
    .set({ reviewStatus: 'Reviewed' })
    .where(and(eq(appointments.businessId, key.businessId), eq(appointments.id, key.appointmentId)));
}

/** The owner to notify, and the guest's display name. */
export async function findOwnerAndGuest(db: Db, businessId: number, userId: number) {
  const [row] = await db
    .select({ ownerId: businessMembers.userId, guest: users.firstName })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.role, 'owner')));
  return row ?? null;
}

/** The author of a review, who may have erased the account. */
export async function findAuthor(db: Db, userId: number) {
  const [row] = await db
    .select({ firstName: users.firstName, email: users.email, wantsMail: clientDetails.emailNotification })
    .from(users)
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}
