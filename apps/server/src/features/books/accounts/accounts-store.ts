import { bookAccounts } from '@thyme/db/schema';
import { ACCOUNT_KEYS, type Account, type AccountKey, DEFAULT_ACCOUNTS } from '@thyme/domain/books';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** The chart of a business: its own accounts, and defaults for the rest. */
export async function readAccounts(db: Db, businessId: number): Promise<Record<AccountKey, Account>> {
  const rows = await db.select().from(bookAccounts).where(eq(bookAccounts.businessId, businessId));
  const entries = ACCOUNT_KEYS.map((key) => {
    const own = rows.find((row) => row.key === key);
    const { code, name } = own ?? DEFAULT_ACCOUNTS[key];
    return [key, { code, name }] as const;
  });
  return Object.fromEntries(entries) as Record<AccountKey, Account>;
}

export async function writeAccount(
  db: Db,
  row: { businessId: number; key: AccountKey; code: string; name: string },
): Promise<void> {
  const { code, name } = row;
  await db
    .insert(bookAccounts)
    .values(row)
    .onConflictDoUpdate({ target: [bookAccounts.businessId, bookAccounts.key], set: { code, name } });
}
