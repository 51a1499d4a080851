import { appointments, businesses } from '@thyme/db/schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** A guest's calls with shops, booked or held, oldest first; without cancelled and missed ones. */
export function listCallsWith(db: Db, userId: number, businessIds: readonly number[]) {
  return db
    .select({
      id: appointments.id,
      businessId: appointments.businessId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      createdAt: appointments.createdAt,
      shop: businesses.name,
      zone: businesses.zone,
    })
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .where(
      and(
        eq(appointments.userId, userId),
        inArray(appointments.businessId, [...businessIds]),
        eq(appointments.kind, 'consultation'),
        inArray(appointments.status, ['New', 'Reschedule', 'Accept', 'Completed']),
      ),
    )
    .orderBy(asc(appointments.createdAt), asc(appointments.id));
}
