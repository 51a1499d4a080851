import { businesses, businessMembers, connectedAccounts } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type AccountRow = typeof connectedAccounts.$inferSelect;

export async function findAccount(db: Db, businessId: number, provider: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(connectedAccounts)
    .where(and(eq(connectedAccounts.businessId, businessId), eq(connectedAccounts.provider, provider)));
  return row ?? null;
}

export async function findByProviderAccount(db: Db, provider: string, id: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(connectedAccounts)
    .where(and(eq(connectedAccounts.provider, provider), eq(connectedAccounts.providerAccountId, id)));
  return row ?? null;
}

/** The first request to create one wins. */
export async function insertAccount(db: Db, account: typeof connectedAccounts.$inferInsert): Promise<void> {
  await db.insert(connectedAccounts).values(account).onConflictDoNothing();
}

export async function updateAccount(
  db: Db,
  { businessId, provider }: Pick<AccountRow, 'businessId' | 'provider'>,
  values: Partial<typeof connectedAccounts.$inferInsert>,
): Promise<void> {
  await db
    .update(connectedAccounts)
    .set(values)
    .where(and(eq(connectedAccounts.businessId, businessId), eq(connectedAccounts.provider, provider)));
}

export function listAccounts(db: Db, provider: string) {
  return db
    .select({ account: connectedAccounts, zone: businesses.zone, currency: businesses.currency })
    .from(connectedAccounts)
    .innerJoin(businesses, eq(businesses.id, connectedAccounts.businessId))
    .where(eq(connectedAccounts.provider, provider))
    .orderBy(asc(connectedAccounts.businessId));
}

/** The recipients of notifications about payouts. */
export async function findOwner(db: Db, businessId: number) {
  const [row] = await db
    .select({ name: businesses.name, email: businesses.email, ownerId: businessMembers.userId })
    .from(businesses)
    .leftJoin(businessMembers, and(eq(businessMembers.businessId, businesses.id), eq(businessMembers.role, 'owner')))
    .where(eq(businesses.id, businessId));
  return row ?? null;
}
