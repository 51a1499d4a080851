import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { SaleKey } from '../../sales/index.ts';
import { closeOrder } from '../jobs.ts';
import { cancelOrder, listOpenOrders } from './order-store.ts';

/** Closes the open orders of a released sale at the provider, after the commit. A later payment is settled as late. */
export async function closeOrders(tx: UnitOfWork, { businessId, saleId }: SaleKey): Promise<void> {
  for (const { id, providerOrderId } of await listOpenOrders(tx.db, { businessId, saleId })) {
    await cancelOrder(tx.db, id);
    if (providerOrderId !== null)
      await tx.jobs.enqueue(closeOrder, { orderId: id }, { transaction: tx.db, key: `order-${id}` });
  }
}
