import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { releaseBought, returnToVoucher } from '../vouchers/index.ts';
import { insertEntries, lockSale, sumClaims, sumVoucherUses } from './ledger-store.ts';
import type { SaleKey } from './sale-key.ts';

/**
 * Undoes what `reservePayment` did for a sale that comes to nothing: nothing is owed any more, vouchers get their value
 * back, and vouchers being bought count no longer. Calling it twice has no further effect.
 */
export async function releasePayment(services: Services, transaction: Transaction, key: SaleKey): Promise<void> {
  const sale = await lockSale(transaction, key);
  if (!sale) return;
  const { businessId, saleId } = key;
  const common = { businessId, saleId, currency: sale.currency, createdAt: services.clock.now() };
  for (const { appointmentId, amount } of await sumClaims(transaction, key)) {
    if (amount === 0) continue;
    await insertEntries(transaction, [
      { ...common, appointmentId, side: 'claim', kind: 'cancellation', amount: -amount },
    ]);
  }
  for (const { soldVoucherId, given, returned } of await sumVoucherUses(transaction, key)) {
    const amount = given - returned;
    if (amount <= 0) continue;
    const voucherUseId = await returnToVoucher(services, transaction, { ...key, soldVoucherId, amount });
    const entry = { side: 'payment', kind: 'voucher_return', amount: -amount, method: 'voucher', voucherUseId };
    await insertEntries(transaction, [{ ...common, ...entry }]);
  }
  await releaseBought(services, transaction, key);
}
