import type { Services } from '../../../../platform/services.ts';
import { listGoodsOf } from '../../../sales/index.ts';

export type OrderedProduct = Awaited<ReturnType<typeof listGoodsOf>>[number];

/** What is handed over at an appointment; nothing of one that was cancelled, whose products went back. */
export async function readOrdered(
  { db }: Services,
  { businessId, id, status }: { businessId: number; id: number; status: string },
): Promise<OrderedProduct[]> {
  return status === 'Cancelled' ? [] : listGoodsOf(db, { businessId, appointmentId: id });
}
