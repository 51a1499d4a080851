import { absences } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Absences of a shop's people. */
export function listAway(db: Db, businessId: number) {
  return db
    .select({ chairId: absences.chairId, startsAt: absences.startsAt, endsAt: absences.endsAt })
    .from(absences)
    .where(and(eq(absences.businessId, businessId), eq(absences.status, 'approved')));
}
