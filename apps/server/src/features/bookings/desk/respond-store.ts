import { appointments, businessMembers } from '@thyme/db/schema';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export async function isOwnerOf(db: Db, businessId: number, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ role: businessMembers.role })
    .from(businessMembers)
    .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.userId, userId)));
  return row?.role === 'owner';
}

/** Cancelled appointments whose fee has waited for a decision since before an instant. */
export async function listUndecided(db: Db, before: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.chargeDecision, 'asked'), lte(appointments.cancelledAt, before)))
    .orderBy(asc(appointments.cancelledAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
