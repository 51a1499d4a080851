import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { SaleKey } from '../../sales/index.ts';
import { closeOrder } from '../jobs.ts';
import { cancelOrder, listOpenOrders } from './order-store.ts';

/** Closes the open orders of a released sale at the provider, after the commit. A payment that still comes is settled as a late one. */
export async function closeOrders(
  services: Services,
  transaction: Transaction,
  { businessId, saleId }: SaleKey,
): Promise<void> {
  for (const { id, providerOrderId } of await listOpenOrders(transaction, { businessId, saleId })) {
    await cancelOrder(transaction, id);
    if (providerOrderId !== null)
      await services.jobs.enqueue(closeOrder, { orderId: id }, { transaction, key: `order-${id}` });
  }
}
