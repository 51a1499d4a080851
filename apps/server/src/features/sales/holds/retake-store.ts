import { chairs, serviceSchedules } from '@thyme/db/schema';
import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** The dates of the course that starts with the given date. */
export async function listCourseDates(db: Db, businessId: number, scheduleId: number): Promise<number[]> {
  const [first] = await db
    .select({ groupId: serviceSchedules.groupId, startsAt: serviceSchedules.startsAt })
    .from(serviceSchedules)
    .where(and(eq(serviceSchedules.businessId, businessId), eq(serviceSchedules.id, scheduleId)));
  if (!first) return [];
  const rows = await db
    .select({ id: serviceSchedules.id })
    .from(serviceSchedules)
    .where(
      and(
        eq(serviceSchedules.businessId, businessId),
        eq(serviceSchedules.groupId, first.groupId),
        gte(serviceSchedules.startsAt, first.startsAt),
        isNull(serviceSchedules.cancelledAt),
      ),
    )
    .orderBy(asc(serviceSchedules.id));
  return rows.map(({ id }) => id);
}

export async function listChairs(db: Db, businessId: number): Promise<number[]> {
  const rows = await db
    .select({ id: chairs.id })
    .from(chairs)
    .where(and(eq(chairs.businessId, businessId), eq(chairs.active, true)))
    .orderBy(asc(chairs.position), asc(chairs.id));
  return rows.map(({ id }) => id);
}
