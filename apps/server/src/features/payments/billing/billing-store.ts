import { billingAddresses, clientDetails, users } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type BillingRow = typeof billingAddresses.$inferSelect;
export type NewBilling = Omit<BillingRow, 'userId' | 'savedAt'>;

export async function findAddress(db: Db, userId: number): Promise<BillingRow | null> {
  const [row] = await db.select().from(billingAddresses).where(eq(billingAddresses.userId, userId));
  return row ?? null;
}

/** A paying guest's profile data. */
export async function findPayer(db: Db, userId: number) {
  const { address, suite, eirCode: postcode, country } = clientDetails;
  const [row] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      address,
      suite,
      postcode,
      country,
    })
    .from(users)
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function putAddress(db: Db, userId: number, address: NewBilling, savedAt: number): Promise<void> {
  const row = { ...address, savedAt };
  await db
    .insert(billingAddresses)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: billingAddresses.userId, set: row });
}

export async function forgetBilling(db: Db, userId: number): Promise<void> {
  await db.delete(billingAddresses).where(eq(billingAddresses.userId, userId));
}
