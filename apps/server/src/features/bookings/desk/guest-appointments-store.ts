import { appointments } from '@thyme/db/schema';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { reachedBy } from '../../access/index.ts';
import { servicesInWords } from './appointment-joins-store.ts';

const MAX_APPOINTMENTS = 60;

/** Newest first. */
export function listGuestAppointments(
  db: Db,
  { businessId, memberId, guestId }: { businessId: number; memberId: number; guestId: number },
) {
  return db
    .select({
      id: appointments.id,
      kind: appointments.kind,
      status: appointments.status,
      startsAt: appointments.startsAt,
      service: servicesInWords,
      total: appointments.totalAmount,
      cancelledBy: appointments.cancelledBy,
      fee: appointments.cancellationFee,
      chargeDecision: appointments.chargeDecision,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.userId, guestId),
        ne(appointments.status, 'Held'),
        ne(appointments.status, 'Lapsed'),
        reachedBy(memberId),
      ),
    )
    .orderBy(desc(appointments.startsAt), desc(appointments.id))
    .limit(MAX_APPOINTMENTS);
}
