import { holds } from '@thyme/db/schema';
import type { Instant } from '@thyme/domain/time';
import { and, eq, min } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lapseHold } from '../jobs.ts';
import type { SaleKey } from '../sale-key.ts';

const ofSale = ({ businessId, saleId }: SaleKey) => and(eq(holds.businessId, businessId), eq(holds.saleId, saleId));

/** When the hold of an unpaid sale expires; null if it has none. */
export async function heldUntil(db: Db, key: SaleKey): Promise<Instant | null> {
  const [row] = await db
    .select({ until: min(holds.expiresAt) })
    .from(holds)
    .where(ofSale(key));
  return row?.until ?? null;
}

/** Moves the expiry of an unpaid sale's hold. */
export async function extendHold(tx: UnitOfWork, key: SaleKey, until: Instant): Promise<void> {
  await tx.db.update(holds).set({ expiresAt: until }).where(ofSale(key));
  // The job of the former expiry finds the hold still active, or the sale settled, and does nothing.
  const job = { transaction: tx.db, startAt: until, key: `sale-${key.saleId}-${until}` };
  await tx.jobs.enqueue(lapseHold, { businessId: key.businessId, saleId: key.saleId }, job);
}
