import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { reserveAgain, takeAgain } from '../vouchers/index.ts';
import { confirmSale } from './confirm.ts';
import { insertEntries, sumClaims, sumVoucherUses } from './ledger/ledger-store.ts';
import type { LockedSale } from './state-store.ts';

/** Rolls the inner transaction back. */
class Gone extends Error {}

/**
 * A released sale was paid after all. It is restored whole – its times, the vouchers that were to pay for it, the
 * vouchers it was to buy – or not at all, and then its payment is refunded.
 */
export async function reviveSale(services: Services, transaction: Transaction, sale: LockedSale): Promise<boolean> {
  try {
    await transaction.transaction(async (inner) => {
      await reserve(services, inner, sale);
      if ((await confirmSale(services, inner, sale)) === 'gone') throw new Gone();
    });
    return true;
  } catch (error) {
    if (error instanceof Gone) return false;
    throw error;
  }
}

async function reserve(services: Services, transaction: Transaction, sale: LockedSale): Promise<void> {
  const { businessId, id: saleId, currency } = sale;
  const key = { businessId, saleId };
  const common = { ...key, currency, createdAt: services.clock.now() };
  for (const { appointmentId, sold, amount } of await sumClaims(transaction, key)) {
    if (amount !== 0 || sold === 0) continue;
    await insertEntries(transaction, [{ ...common, appointmentId, side: 'claim', kind: 'sale', amount: sold }]);
  }
  for (const { soldVoucherId, given, returned } of await sumVoucherUses(transaction, key)) {
    if (given !== returned || given === 0) continue;
    const voucherUseId = await takeAgain(services, transaction, { ...key, soldVoucherId, amount: given });
    if (voucherUseId === null) throw new Gone();
    const entry = { side: 'payment', kind: 'voucher_use', amount: given, method: 'voucher', voucherUseId };
    await insertEntries(transaction, [{ ...common, ...entry }]);
  }
  if (!(await reserveAgain(services, transaction, key)).ok) throw new Gone();
}
