import { expiryAfterReturn } from '@thyme/domain/vouchers';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { findEnd, insertUse, type SaleKey, setEnd } from '../sold-store.ts';

interface UsedSession extends SaleKey {
  soldVoucherId: number;
  voucherUseId: number;
}

/** Restores a session of a package, once. Returns the id of the new use. */
export async function returnSession(tx: UnitOfWork, used: UsedSession): Promise<number> {
  const { businessId, saleId, soldVoucherId, voucherUseId: returnsId } = used;
  const createdAt = tx.clock.now();
  const use = await insertUse(tx.db, { businessId, saleId, soldVoucherId, amount: -1, returnsId, createdAt });
  if (use === null) throw new Error(`Package ${soldVoucherId} could not take a session back.`);
  return use;
}

/** The same for a cancelled appointment: the owner gets time to use it, even if it has expired meanwhile. */
export async function refundSession(tx: UnitOfWork, used: UsedSession): Promise<number> {
  const use = await returnSession(tx, used);
  await giveTime(tx, used);
  return use;
}

/** Extends the validity of a voucher or package, after something was restored, to at least a month. */
export async function giveTime(tx: UnitOfWork, sold: { businessId: number; soldVoucherId: number }): Promise<void> {
  const { expiresAt, zone } = await findEnd(tx.db, sold);
  const end = expiryAfterReturn(expiresAt, tx.clock.now(), zone);
  if (end !== expiresAt) await setEnd(tx.db, sold, end);
}

/** Uses a session again for a sale that was paid late; null if none is left. */
export function takeSessionAgain(
  tx: UnitOfWork,
  { businessId, saleId, soldVoucherId }: SaleKey & { soldVoucherId: number },
): Promise<number | null> {
  return insertUse(tx.db, { businessId, saleId, soldVoucherId, amount: 1, createdAt: tx.clock.now() });
}
