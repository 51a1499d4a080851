import { uniqueCodes } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';

type Kind = typeof uniqueCodes.$inferInsert.kind;

/**
 * Claims codes that must be unique over all businesses, before or with the rows that contain them: on a distributed database their own
 * unique indexes hold within a business only. False if another business has one; the caller then rolls back.
 */
export async function claimCodes(
  db: Db,
  kind: Kind,
  { businessId, codes }: { businessId: number; codes: readonly string[] },
): Promise<boolean> {
  if (codes.length === 0) return true;
  const rows = await db
    .insert(uniqueCodes)
    .values([...codes].sort().map((code) => ({ kind, code, businessId })))
    .onConflictDoUpdate({
      target: [uniqueCodes.kind, uniqueCodes.code],
      set: { businessId },
      setWhere: eq(uniqueCodes.businessId, businessId),
    })
    .returning({ code: uniqueCodes.code });
  return rows.length === codes.length;
}
