import { businesses, clientDetails, users } from '@thyme/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** How a guest of a shop can be reached. Unregistered guests may have a contact address without an account. */
export async function findReach(db: Db, { userId, businessId }: { userId: number; businessId: number }) {
  const [row] = await db
    .select({
      email: sql<string | null>`coalesce(${users.email}, ${users.contactEmail})`,
      hasAccount: sql<boolean>`${users.email} is not null`,
      wantsMail: sql<boolean>`coalesce(${clientDetails.emailNotification}, true)`,
      shop: { zone: businesses.zone, country: businesses.country },
    })
    .from(users)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new Error(`Guest ${userId} or shop ${businessId} is not there.`);
  return row;
}
