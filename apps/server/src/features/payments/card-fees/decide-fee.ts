import { CARD_FEE_GRACE, FEE_UNDONE } from '@thyme/domain/payments';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { type AppointmentKey, lockSale } from '../../sales/index.ts';
import { closeOrder } from '../jobs.ts';
import { cancelOrder, findOrder } from '../orders/order-store.ts';
import { tellAccountClosed, tellAnnounced, tellDropped } from './notify-fee.ts';
import * as store from './store.ts';

interface Deciding {
  businessId: number;
  id: number;
  decision: 'drop' | 'resume';
}

/** The shop's decision about a fee: dropped for good, or announced again after an objection. */
export async function decideFee(
  services: Services,
  viewer: Viewer,
  { businessId, id, decision }: Deciding,
): Promise<StatusMessage> {
  await requireMembership(services, viewer, businessId, 'money');
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const found = await store.findFee(tx.db, { id, businessId });
    const fee = found && (await lockSale(tx.db, found.fee)) ? await store.lockFee(tx.db, id) : null;
    if (!found || !fee) return { status: 0, message: 'This fee does not exist.' };
    const isDone = decision === 'drop' ? await drop(tx, fee) : await resume(tx, { ...found, fee });
    if (!isDone) return { status: 0, message: 'This fee was decided in the meantime.' };
    if (decision === 'drop') await tellDropped(tx, found);
    const about = { businessId, actorId: viewer.id, subject: 'appointment', subjectId: String(fee.appointmentId) };
    await writeAuditEntry(tx, { ...about, action: `card-fee-${decision}`, changes: { amount: fee.amount } });
    await announceDeskAtCommit(tx, businessId);
    return { status: 1, message: decision === 'drop' ? 'Dropped. We’ve told your guest.' : 'Announced again.' };
  });
}

/**
 * Also closes the order of its link: a payment that still arrives has no claim and is refunded. The caller has locked
 * the sale, as settling an order does.
 */
async function drop(tx: UnitOfWork, fee: store.CardFeeRow, failure = fee.failure): Promise<boolean> {
  const isDropped = await store.moveFee(tx.db, fee.id, { status: 'dropped', failure, settledAt: tx.clock.now() });
  const order = isDropped && fee.orderId !== null ? await findOrder(tx.db, fee.orderId) : null;
  if (order) {
    await cancelOrder(tx.db, order.id);
    if (order.providerOrderId !== null)
      await tx.jobs.enqueue(closeOrder, { orderId: order.id }, { transaction: tx.db, key: `order-${order.id}` });
  }
  return isDropped;
}

async function resume(tx: UnitOfWork, found: store.FeeWithPeople): Promise<boolean> {
  const { fee } = found;
  const chargeAt = tx.clock.now() + CARD_FEE_GRACE;
  if (!(await store.moveFee(tx.db, fee.id, { status: 'announced', chargeAt }))) return false;
  const card = await store.findAgreedCard(tx.db, fee);
  await tellAnnounced(tx, { ...found, fee: { ...fee, chargeAt } }, card?.last4 ?? '');
  return true;
}

/** Drops the fee of an appointment that was not missed after all; it can be announced again later. */
export async function dropFeeOf(tx: UnitOfWork, appointment: AppointmentKey): Promise<void> {
  for (const fee of await store.listOpenFees(tx.db, appointment)) {
    await drop(tx, fee, FEE_UNDONE);
    const found = await store.findFee(tx.db, { id: fee.id });
    if (found) await tellDropped(tx, found);
  }
}

/** Drops the open fees of a closed account, whose cards are deleted, and notifies the shops. */
export async function forgetFees(tx: UnitOfWork, userId: number): Promise<void> {
  for (const fee of await store.listOpenFees(tx.db, { userId })) {
    await lockSale(tx.db, fee);
    await drop(tx, fee, 'account closed');
    const found = await store.findFee(tx.db, { id: fee.id });
    if (found) await tellAccountClosed(tx, found);
    await announceDeskAtCommit(tx, fee.businessId);
  }
  await store.eraseNotes(tx.db, userId);
}
