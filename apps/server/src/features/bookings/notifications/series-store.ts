import { appointments } from '@thyme/db/schema';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** The dates of a series that were booked together with an appointment, in order. */
export function listBookedWith(
  db: Db,
  { businessId, seriesId, createdAt }: typeof appointments.$inferSelect,
): Promise<{ id: number; startsAt: number }[]> {
  return db
    .select({ id: appointments.id, startsAt: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.seriesId, seriesId ?? 0),
        ne(appointments.id, seriesId ?? 0),
        eq(appointments.createdAt, createdAt),
        inArray(appointments.status, ['New', 'Reschedule', 'Accept']),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}
