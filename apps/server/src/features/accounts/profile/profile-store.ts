import { calendarConnections, clientDetails, favourites, pictures, soldVouchers, users } from '@thyme/db/schema';
import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.ts';

export async function findProfile(db: Db, userId: number) {
  const [row] = await db
    .select({
      id: users.id,
      userType: users.userType,
      firstName: users.firstName,
      lastName: users.lastName,
      mobile: users.mobile,
      email: users.email,
      emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      photoId: users.photoId,
      socialLogin: users.socialLogin,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      identify: users.identify,
      language: users.language,
      createdAt: users.createdAt,
      calendarError: sql<
        string | null
      >`(select ${calendarConnections.lastError} from ${calendarConnections} where ${calendarConnections.userId} = ${users.id})`,
      calendarEmail: sql<
        string | null
      >`(select ${calendarConnections.accountEmail} from ${calendarConnections} where ${calendarConnections.userId} = ${users.id})`,
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

/** An upload of this guest by name, or their current picture. */
export async function findOwnPhoto(db: Db, userId: number, name: string | null): Promise<{ id: number } | null> {
  const current = eq(pictures.id, db.select({ id: users.photoId }).from(users).where(eq(users.id, userId)));
  const own = or(eq(pictures.ownerId, userId), current);
  const [row] = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(name === null ? current : and(eq(pictures.folder, 'profile'), eq(pictures.name, name), own));
  return row ?? null;
}

export interface ProfileChanges {
  user: Partial<Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'mobile' | 'language' | 'photoId'>>;
  detail: Partial<Omit<typeof clientDetails.$inferInsert, 'userId'>>;
}

export async function saveProfile(db: Database, userId: number, { user, detail }: ProfileChanges): Promise<void> {
  await db.transaction(async (transaction) => {
    if (Object.keys(user).length > 0) await transaction.update(users).set(user).where(eq(users.id, userId));
    if (Object.keys(detail).length > 0)
      await transaction.update(clientDetails).set(detail).where(eq(clientDetails.userId, userId));
  });
}

/** Vouchers that a guest bought or received. */
export async function countHeldVouchers(db: Db, userId: number): Promise<number> {
  const held = or(eq(soldVouchers.buyerId, userId), eq(soldVouchers.ownerId, userId));
  const [row] = await db
    .select({ total: count() })
    .from(soldVouchers)
    .where(and(eq(soldVouchers.status, 'active'), held));
  return row?.total ?? 0;
}
