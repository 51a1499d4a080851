import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { insertEntries } from '../../sales/index.ts';
import type { OrderRow } from '../orders/order-store.ts';
import { findFee, updateFee } from './store.ts';

/** A paid fee becomes a claim, so that the charge beside it is owed. */
export async function claimFee(tx: UnitOfWork, order: OrderRow): Promise<void> {
  const { id, businessId, saleId, appointmentId, amount, currency } = order;
  if (businessId === null || saleId === null || appointmentId === null) throw new Error(`Order ${id} has no fee.`);
  const now = tx.clock.now();
  const entry = { businessId, saleId, appointmentId, currency, createdAt: now };
  await insertEntries(tx.db, [{ ...entry, side: 'claim', kind: 'fee', amount, note: 'Charged to the stored card' }]);
  const found = await findFee(tx.db, { orderId: id });
  if (found) await updateFee(tx.db, found.fee.id, { status: 'paid', failure: null, settledAt: now });
  await announceDeskAtCommit(tx, businessId);
}
