import { appointments } from '@thyme/db/schema';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Cancelled appointments whose fee has been undecided since before an instant. */
export async function listUndecided(db: Db, before: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.chargeDecision, 'asked'), lte(appointments.cancelledAt, before)))
    .orderBy(asc(appointments.cancelledAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
