import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { reserveAgain, takeAgain } from '../vouchers/index.ts';
import { confirmSale } from './confirm.ts';
import { insertEntries, lockSale, sumClaims, sumVoucherUses } from './ledger-store.ts';
import type { SaleKey } from './sale-key.ts';

/** Rolls the inner transaction back. */
class Gone extends Error {}

/**
 * A sale that came to nothing was paid after all. It comes back whole – its times, the vouchers that were to pay for it, the
 * vouchers it was to buy – or not at all, and then the money goes home.
 */
export async function reviveSale(services: Services, transaction: Transaction, key: SaleKey): Promise<boolean> {
  try {
    await transaction.transaction(async (inner) => {
      await reserve(services, inner, key);
      if ((await confirmSale(services, inner, key)) === 'gone') throw new Gone();
    });
    return true;
  } catch (error) {
    if (error instanceof Gone) return false;
    throw error;
  }
}

async function reserve(services: Services, transaction: Transaction, key: SaleKey): Promise<void> {
  const { businessId, saleId } = key;
  const createdAt = services.clock.now();
  const currency = await currencyOf(transaction, key);
  const common = { businessId, saleId, currency, createdAt };
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

async function currencyOf(transaction: Transaction, key: SaleKey): Promise<string> {
  const sale = await lockSale(transaction, key);
  if (!sale) throw new Gone();
  return sale.currency;
}
