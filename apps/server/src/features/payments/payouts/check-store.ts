import { payoutChecks } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type Check = typeof payoutChecks.$inferSelect;
export type Difference = Check['differences'][number];

export async function findCheck(db: Db, businessId: number): Promise<Check | null> {
  const [row] = await db.select().from(payoutChecks).where(eq(payoutChecks.businessId, businessId));
  return row ?? null;
}

export async function saveCheck(db: Db, check: Check): Promise<void> {
  const { differences, checkedAt } = check;
  await db
    .insert(payoutChecks)
    .values(check)
    .onConflictDoUpdate({ target: payoutChecks.businessId, set: { differences, checkedAt } });
}
