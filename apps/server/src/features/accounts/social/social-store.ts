import { identities, roundTrips, users } from '@thyme/db/schema';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

type Purpose = 'social-login' | 'social-token' | 'code-sign-up';

export async function insertRoundTrip(
  db: Db,
  trip: { stateHash: Buffer; purpose: Purpose; payload: object; createdAt: number; expiresAt: number },
): Promise<void> {
  await db.insert(roundTrips).values(trip);
}

const living = (stateHash: Buffer, purpose: Purpose, now: number) =>
  and(eq(roundTrips.stateHash, stateHash), eq(roundTrips.purpose, purpose), gt(roundTrips.expiresAt, now));

/** Single use: a second attempt finds no row. */
export async function takeRoundTrip(db: Db, stateHash: Buffer, purpose: Purpose, now: number): Promise<unknown> {
  const [row] = await db
    .delete(roundTrips)
    .where(living(stateHash, purpose, now))
    .returning({ payload: roundTrips.payload });
  return row?.payload ?? null;
}

export async function findRoundTrip(db: Db, stateHash: Buffer, purpose: Purpose, now: number): Promise<unknown> {
  const [row] = await db
    .select({ payload: roundTrips.payload })
    .from(roundTrips)
    .where(living(stateHash, purpose, now));
  return row?.payload ?? null;
}

export async function deleteExpiredRoundTrips(db: Db, now: number): Promise<number> {
  const { rowCount } = await db.delete(roundTrips).where(lte(roundTrips.expiresAt, now));
  return rowCount ?? 0;
}

export async function findByIdentity(db: Db, provider: string, subject: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject), isNull(users.deletedAt)));
  return row?.userId ?? null;
}

/** False if the provider's person already has an account. */
export async function insertIdentity(db: Db, identity: typeof identities.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(identities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  return rows.length > 0;
}

/** The providers that an account is connected to, oldest first. */
export async function listConnected(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.provider));
  return rows.map(({ provider }) => provider);
}

/** Removes a provider from an account, also as its only login. */
export async function deleteIdentity(db: Db, userId: number, provider: string): Promise<void> {
  await db.delete(identities).where(and(eq(identities.userId, userId), eq(identities.provider, provider)));
  await db
    .update(users)
    .set({ socialLogin: null })
    .where(and(eq(users.id, userId), eq(users.socialLogin, provider)));
}
