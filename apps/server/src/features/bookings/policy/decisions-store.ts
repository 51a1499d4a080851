import { appointments, users } from '@thyme/db/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { servicesInWords } from '../desk/appointment-joins-store.ts';

const MOST = 50;

/** Cancelled appointments whose fee waits for the owner's decision, oldest first. */
export function listDecisions(db: Db, businessId: number, cancelledAfter: number) {
  return db
    .select({
      appointmentId: appointments.id,
      guestId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      startsAt: appointments.startsAt,
      cancelledAt: appointments.cancelledAt,
      fee: appointments.cancellationFee,
      service: servicesInWords,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.userId))
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.chargeDecision, 'asked'),
        gt(appointments.cancelledAt, cancelledAfter),
      ),
    )
    .orderBy(asc(appointments.cancelledAt), asc(appointments.id))
    .limit(MOST);
}
