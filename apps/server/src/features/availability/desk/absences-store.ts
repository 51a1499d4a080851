import { absences } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** When the people of a shop are not here. */
export function listAway(db: Db, businessId: number) {
  return db
    .select({ chairId: absences.chairId, startsAt: absences.startsAt, endsAt: absences.endsAt })
    .from(absences)
    .where(and(eq(absences.businessId, businessId), eq(absences.status, 'approved')));
}
