import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { listReturnedSessions, reserveAgain, takeAgain, takeSessionAgain } from '../vouchers/index.ts';
import { confirmSale } from './confirm.ts';
import { canSellAgain } from './holds/goods.ts';
import { insertEntries, sumClaims, sumVoucherUses } from './ledger/ledger-store.ts';
import type { LockedSale } from './state-store.ts';

/** Rolls the inner transaction back. */
class Gone extends Error {}

/**
 * A released sale was paid after all. It is restored completely (its times, the vouchers that were to pay for it, the
 * vouchers it was to buy) or not at all, and then its payment is refunded.
 */
export async function reviveSale(tx: UnitOfWork, sale: LockedSale): Promise<boolean> {
  try {
    await inTransaction(tx, async (inner) => {
      await reserve(inner, sale);
      if ((await confirmSale(inner, sale)) === 'gone') throw new Gone();
    });
    return true;
  } catch (error) {
    if (error instanceof Gone) return false;
    throw error;
  }
}

async function reserve(tx: UnitOfWork, sale: LockedSale): Promise<void> {
  const { businessId, id: saleId, currency } = sale;
  const key = { businessId, saleId };
  const common = { ...key, currency, createdAt: tx.clock.now() };
  if (!(await canSellAgain(tx, key))) throw new Gone();
  for (const { appointmentId, sold, goods, amount } of await sumClaims(tx.db, key)) {
    if (amount !== 0) continue;
    const claim = { ...common, appointmentId, side: 'claim' };
    if (sold !== 0) await insertEntries(tx.db, [{ ...claim, kind: 'sale', amount: sold }]);
    if (goods !== 0) await insertEntries(tx.db, [{ ...claim, kind: 'product', amount: goods }]);
  }
  for (const { soldVoucherId, given, returned } of await sumVoucherUses(tx.db, key)) {
    if (given !== returned || given === 0) continue;
    const voucherUseId = await takeAgain(tx, { ...key, soldVoucherId, amount: given });
    if (voucherUseId === null) throw new Gone();
    const entry = { side: 'payment', kind: 'voucher_use', amount: given, method: 'voucher', voucherUseId };
    await insertEntries(tx.db, [{ ...common, ...entry }]);
  }
  for (const { soldVoucherId, appointmentId, amount } of await listReturnedSessions(tx.db, key)) {
    const voucherUseId = await takeSessionAgain(tx, { ...key, soldVoucherId });
    if (voucherUseId === null) throw new Gone();
    const entry = { side: 'payment', kind: 'session_use', amount, method: 'package', voucherUseId };
    await insertEntries(tx.db, [{ ...common, ...entry, appointmentId }]);
  }
  if (!(await reserveAgain(tx, key)).ok) throw new Gone();
}
