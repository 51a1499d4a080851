import { appointments, guestStatuses, rescheduleProposals, waitingListOffers } from '@thyme/db/schema';
import { and, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Open proposals of shops, by appointment. */
export function listProposals(db: Db, appointmentIds: readonly number[]) {
  return db
    .select({
      appointmentId: rescheduleProposals.appointmentId,
      createdAt: rescheduleProposals.createdAt,
      answerBy: rescheduleProposals.autoAcceptAt,
    })
    .from(rescheduleProposals)
    .where(
      and(
        inArray(rescheduleProposals.appointmentId, [...appointmentIds]),
        eq(rescheduleProposals.status, 'open'),
        eq(rescheduleProposals.proposedBy, 'business'),
      ),
    );
}

export function listOffers(db: Db, offerIds: readonly number[]) {
  return db
    .select({ id: waitingListOffers.id, answerBy: waitingListOffers.expiresAt })
    .from(waitingListOffers)
    .where(and(inArray(waitingListOffers.id, [...offerIds]), eq(waitingListOffers.status, 'open')));
}

/** Active warnings: whether their call is booked or held, and whether the guest has upcoming appointments at that shop. */
export function listWarnings(db: Db, userId: number, businessIds: readonly number[], now: number) {
  const here = and(
    eq(appointments.businessId, guestStatuses.businessId),
    eq(appointments.userId, guestStatuses.userId),
  );
  const coming = and(inArray(appointments.status, ['New', 'Reschedule', 'Accept']), gt(appointments.startsAt, now));
  const answering = and(
    eq(appointments.kind, 'consultation'),
    inArray(appointments.status, ['New', 'Reschedule', 'Accept', 'Completed']),
    gte(appointments.createdAt, guestStatuses.warnedAt),
  );
  const has = (which: SQL | undefined) => sql<boolean>`exists (select from ${appointments} where ${and(here, which)})`;
  return db
    .select({
      businessId: guestStatuses.businessId,
      warnedAt: guestStatuses.warnedAt,
      hasCall: has(answering),
      hasComing: has(coming),
    })
    .from(guestStatuses)
    .where(and(eq(guestStatuses.userId, userId), inArray(guestStatuses.businessId, [...businessIds])));
}
