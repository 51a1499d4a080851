import type { Services } from '../../../../platform/services.ts';
import { listGoodsOf } from '../../../sales/index.ts';

export type OrderedProduct = Awaited<ReturnType<typeof listGoodsOf>>[number];

/** Products to hand over at an appointment; none if it was cancelled, as its products were refunded. */
export async function readOrdered(
  { db }: Services,
  { businessId, id, status }: { businessId: number; id: number; status: string },
): Promise<OrderedProduct[]> {
  return status === 'Cancelled' ? [] : listGoodsOf(db, { businessId, appointmentId: id });
}
