import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { closeOrder } from '../payments/jobs.ts';
import { listOpenOrders, updateOrder } from '../payments/orders/order-store.ts';
import { releaseBought, returnToVoucher } from '../vouchers/index.ts';
import { insertEntries, lockSale, type SaleKey, sumClaims, sumVoucherUses } from './ledger-store.ts';

/**
 * Undoes what `reservePayment` did for a sale that comes to nothing: nothing is owed any more, vouchers get their value
 * back, vouchers being bought count no longer, and open orders are closed at the provider after the commit. Twice is once.
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
  await closeOrders(services, transaction, key);
}

/** Nobody waits for these any more. A payment that comes all the same is settled as a late one. */
async function closeOrders(services: Services, transaction: Transaction, key: SaleKey): Promise<void> {
  for (const { id, providerOrderId } of await listOpenOrders(transaction, key)) {
    await updateOrder(transaction, id, { status: 'cancelled', reconcileAt: null });
    if (providerOrderId !== null)
      await services.jobs.enqueue(closeOrder, { orderId: id }, { transaction, key: `order-${id}` });
  }
}
