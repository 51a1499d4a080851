import { calendarConnections, clientDetails, favourites, users } from '@thyme/db/schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

/** A guest's own account, as only that guest sees it. */
export async function findProfile(db: Db, userId: number) {
  const [row] = await db
    .select({
      id: users.id,
      userType: users.userType,
      firstName: users.firstName,
      lastName: users.lastName,
      mobile: users.mobile,
      email: users.email,
      photoId: users.photoId,
      socialLogin: users.socialLogin,
      identify: users.identify,
      language: users.language,
      createdAt: users.createdAt,
      googleCalendar: sql<boolean>`exists (select from ${calendarConnections} where ${calendarConnections.userId} = ${users.id})`,
      detail: clientDetails,
    })
    .from(users)
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export function listFavouriteShops(db: Db, userId: number): Promise<{ id: number; businessId: number }[]> {
  return db
    .select({ id: favourites.id, businessId: favourites.businessId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(asc(favourites.id));
}
