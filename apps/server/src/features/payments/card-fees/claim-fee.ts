import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { insertEntries } from '../../sales/index.ts';
import type { OrderRow } from '../orders/order-store.ts';
import { listOpenFees, moveFee } from './store.ts';

/**
 * Writes the claim of a paid fee, so that the charge beside it is owed. A payment for a fee that was dropped or already
 * paid gets no claim: it is refunded as an overpayment.
 */
export async function claimFee(tx: UnitOfWork, order: OrderRow): Promise<void> {
  const { id, businessId, saleId, appointmentId, amount, currency } = order;
  if (businessId === null || saleId === null || appointmentId === null) throw new Error(`Order ${id} has no fee.`);
  const [fee] = await listOpenFees(tx.db, { businessId, appointmentId });
  const now = tx.clock.now();
  const paid = { status: 'paid', orderId: id, amount, failure: null, settledAt: now } as const;
  if (!fee || !(await moveFee(tx.db, fee.id, paid))) return;
  const entry = { businessId, saleId, appointmentId, currency, createdAt: now };
  await insertEntries(tx.db, [{ ...entry, side: 'claim', kind: 'fee', amount, note: 'Charged to the stored card' }]);
  await announceDeskAtCommit(tx, businessId);
}
