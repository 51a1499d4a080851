import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { listUsedSessions, releaseBought, returnSession, returnToVoucher } from '../../vouchers/index.ts';
import type { LockedSale } from '../state-store.ts';
import { insertEntries, sumClaims, sumVoucherUses } from './ledger-store.ts';

/**
 * Reverses the money of a released sale: nothing is owed any more, the value of spent vouchers is restored, and
 * vouchers being bought are voided. Idempotent.
 */
export async function releasePayment(tx: UnitOfWork, sale: LockedSale): Promise<void> {
  const { businessId, id: saleId } = sale;
  const key = { businessId, saleId };
  const common = { businessId, saleId, currency: sale.currency, createdAt: tx.clock.now() };
  for (const { appointmentId, amount } of await sumClaims(tx.db, key)) {
    if (amount === 0) continue;
    await insertEntries(tx.db, [{ ...common, appointmentId, side: 'claim', kind: 'cancellation', amount: -amount }]);
  }
  for (const { soldVoucherId, given, returned } of await sumVoucherUses(tx.db, key)) {
    const amount = given - returned;
    if (amount <= 0) continue;
    const voucherUseId = await returnToVoucher(tx, { ...key, soldVoucherId, amount });
    const entry = { side: 'payment', kind: 'voucher_return', amount: -amount, method: 'voucher', voucherUseId };
    await insertEntries(tx.db, [{ ...common, ...entry }]);
  }
  for (const used of await listUsedSessions(tx.db, key)) {
    const voucherUseId = await returnSession(tx, { ...key, ...used });
    const { appointmentId, amount } = used;
    const entry = { side: 'payment', kind: 'session_return', amount: -amount, method: 'package', voucherUseId };
    await insertEntries(tx.db, [{ ...common, ...entry, appointmentId }]);
  }
  await releaseBought(tx, key);
}
