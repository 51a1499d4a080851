import { clientDetails, users } from '@thyme/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

const account = {
  id: users.id,
  userType: users.userType,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  passwordHash: users.passwordHash,
  socialLogin: users.socialLogin,
  createdAt: users.createdAt,
};

export async function findAccountByEmail(db: Db, email: string) {
  const [row] = await db.select(account).from(users).where(eq(users.email, email));
  return row ?? null;
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

export async function findAccount(db: Db, id: number): Promise<Account | null> {
  const [row] = await db
    .select(account)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row ?? null;
}

/** The same, with a row lock until the transaction ends. */
export async function lockAccount(db: Db, id: number): Promise<Account | null> {
  const [row] = await db
    .select(account)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return row ?? null;
}

type NewUser = Omit<typeof users.$inferInsert, 'userType'>;
type NewDetails = Omit<typeof clientDetails.$inferInsert, 'userId'>;

/** Null when the email is already in use. */
export async function insertGuest(db: Db, user: NewUser, details: NewDetails): Promise<number | null> {
  const [row] = await db
    .insert(users)
    .values({ ...user, userType: 2 })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!row) return null;
  await db.insert(clientDetails).values({ ...details, userId: row.id });
  return row.id;
}

/** The same for a business user, who has no guest details. */
export async function insertBusinessUser(db: Db, user: NewUser): Promise<number | null> {
  const [row] = await db
    .insert(users)
    .values({ ...user, userType: 1 })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return row?.id ?? null;
}

export async function setPassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Sets a new password only while the old one is still the given one, so that two requests cannot both win. */
export async function replacePassword(
  db: Db,
  { id, passwordHash: old }: Pick<Account, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  const unchanged = old === null ? isNull(users.passwordHash) : eq(users.passwordHash, old);
  const { rowCount } = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), unchanged));
  return (rowCount ?? 0) > 0;
}

export async function confirmEmail(db: Db, id: number, now: number): Promise<void> {
  await db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, id));
}

export async function setEmail(db: Db, id: number, email: string, now: number): Promise<void> {
  await db.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, id));
}
