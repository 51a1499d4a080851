import { businessMembers, users } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** The recipient of notifications about a shop; null if the account was erased. */
export async function findOwner(db: Db, businessId: number) {
  const [row] = await db
    .select({ id: users.id, firstName: users.firstName, email: users.email })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.role, 'owner')));
  return row ?? null;
}
