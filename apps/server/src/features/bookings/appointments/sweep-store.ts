import { appointments } from '@thyme/db/schema';
import { and, asc, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

const COMING = ['New', 'Reschedule', 'Accept'] as const;
const HOUR = 3_600;
/** How long a business can record a no-show before the appointment counts as completed. */
const COMPLETE_AFTER = 12 * HOUR;

export async function listToComplete(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(inArray(appointments.status, [...COMING]), lte(appointments.endsAt, now - COMPLETE_AFTER)))
    .orderBy(asc(appointments.endsAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
