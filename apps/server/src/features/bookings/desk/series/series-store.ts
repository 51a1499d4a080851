import { appointments } from '@thyme/db/schema';
import { and, asc, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';

/** Marks appointments as dates of one series. */
export async function joinSeries(
  db: Db,
  { businessId, seriesId }: { businessId: number; seriesId: number },
  ids: readonly number[],
): Promise<void> {
  await db
    .update(appointments)
    .set({ seriesId })
    .where(and(eq(appointments.businessId, businessId), inArray(appointments.id, [...ids])));
}

/** The first appointment of a series belongs to it too. */
export async function beginSeries(db: Db, { businessId, id }: { businessId: number; id: number }): Promise<void> {
  await db
    .update(appointments)
    .set({ seriesId: id })
    .where(and(eq(appointments.businessId, businessId), eq(appointments.id, id), isNull(appointments.seriesId)));
}

/** The other dates of a series. */
export function listSeries(db: Db, { businessId, id, seriesId }: { businessId: number; id: number; seriesId: number }) {
  return db
    .select({ id: appointments.id, startsAt: appointments.startsAt, status: appointments.status })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.seriesId, seriesId),
        ne(appointments.id, id),
        notInArray(appointments.status, ['Held', 'Lapsed']),
      ),
    )
    .orderBy(asc(appointments.startsAt));
}
