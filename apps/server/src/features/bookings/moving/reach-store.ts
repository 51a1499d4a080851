import { clientDetails, users } from '@thyme/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** How a guest can be reached. Unregistered guests may have a contact address without an account. */
export async function findReach(db: Db, userId: number) {
  const [row] = await db
    .select({
      email: sql<string | null>`coalesce(${users.email}, ${users.contactEmail})`,
      hasAccount: sql<boolean>`${users.email} is not null`,
      wantsMail: sql<boolean>`coalesce(${clientDetails.emailNotification}, true)`,
    })
    .from(users)
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? { email: null, hasAccount: false, wantsMail: false };
}
