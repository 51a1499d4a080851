import { expiryAfterReturn } from '@thyme/domain/vouchers';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { findEnd, insertUse, type SaleKey, setEnd } from '../sold-store.ts';

interface UsedSession extends SaleKey {
  soldVoucherId: number;
  voucherUseId: number;
}

/** Gives a session back to its package, once. The id of the new use. */
export async function returnSession(tx: UnitOfWork, used: UsedSession): Promise<number> {
  const { businessId, saleId, soldVoucherId, voucherUseId: returnsId } = used;
  const createdAt = tx.clock.now();
  const use = await insertUse(tx.db, { businessId, saleId, soldVoucherId, amount: -1, returnsId, createdAt });
  if (use === null) throw new Error(`Package ${soldVoucherId} could not take a session back.`);
  return use;
}

/** The same for an appointment that was cancelled: the owner gets time to use it, also where it had expired meanwhile. */
export async function refundSession(tx: UnitOfWork, used: UsedSession): Promise<number> {
  const use = await returnSession(tx, used);
  await giveTime(tx, used);
  return use;
}

/** Something came back to a voucher or package: it is good for a month at least. */
export async function giveTime(tx: UnitOfWork, sold: { businessId: number; soldVoucherId: number }): Promise<void> {
  const { expiresAt, zone } = await findEnd(tx.db, sold);
  const end = expiryAfterReturn(expiresAt, tx.clock.now(), zone);
  if (end !== expiresAt) await setEnd(tx.db, sold, end);
}

/** Takes a session once more for a sale that was paid late; null when none is left. */
export function takeSessionAgain(
  tx: UnitOfWork,
  { businessId, saleId, soldVoucherId }: SaleKey & { soldVoucherId: number },
): Promise<number | null> {
  return insertUse(tx.db, { businessId, saleId, soldVoucherId, amount: 1, createdAt: tx.clock.now() });
}
