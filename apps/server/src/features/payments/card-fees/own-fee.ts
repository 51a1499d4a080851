import { mayObject } from '@thyme/domain/payments';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { findOrder, OPEN } from '../orders/order-store.ts';
import { answerOf, type PaymentAnswer } from '../orders/orders.ts';
import { renewOrder } from '../orders/renew-order.ts';
import { startPayment } from '../orders/start.ts';
import { tellQuestioned } from './notify-fee.ts';
import * as store from './store.ts';

interface OwnFee {
  userId: number;
  appointmentId: number;
}

const MISSING = 'This fee does not exist.';

/** A guest's fee, and whether they can object to it now. */
export async function readOwnFee(services: Services, own: OwnFee) {
  const found = await store.findOwnFee(services.db, own);
  return found && { ...found, canObject: mayObject(found.fee, services.clock.now()) };
}

/** The guest objects: nothing is charged until the shop has answered. */
export async function questionFee(
  services: Services,
  { note, ...own }: OwnFee & { note: string },
): Promise<StatusMessage> {
  const guestNote = note.trim();
  if (guestNote === '') return { status: 0, message: 'Please say what isn’t right.' };
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const found = await store.findOwnFee(tx.db, own);
    const fee = found ? await store.lockFee(tx.db, found.fee.id) : null;
    if (!found || !fee) return { status: 0, message: MISSING };
    if (fee.status === 'paused') return { status: 1, message: 'The shop has your note. Nothing is charged for now.' };
    if (!mayObject(fee, tx.clock.now()))
      return { status: 0, message: 'This fee can’t be stopped any more. Please contact the shop.' };
    await store.moveFee(tx.db, fee.id, { status: 'paused', guestNote });
    await tellQuestioned(tx, { ...found, fee: { ...fee, guestNote } });
    await announceDeskAtCommit(tx, fee.businessId);
    return { status: 1, message: 'Sent. Nothing is charged until the shop has answered.' };
  });
}

/** The payment page of a fee that needs the guest's authentication. */
export async function payFee(services: Services, own: OwnFee): Promise<PaymentAnswer> {
  const found = await store.findOwnFee(services.db, own);
  const order = found?.fee.orderId ? await findOrder(services.db, found.fee.orderId) : null;
  if (found?.fee.status !== 'link' || !order) return { status: 0, message: MISSING, payment_url: null };
  const isOpen = OPEN.some((status) => status === order.status);
  const renewed = isOpen ? null : await renewOrder(services, { userId: own.userId, orderId: order.id });
  if (renewed && renewed.kind !== 'renewed') return { status: 0, message: MISSING, payment_url: null };
  const started = renewed?.started ?? (await startPayment(services, { orderId: order.id }));
  if (started.status === 'open' && started.paymentUrl !== null)
    return { status: 1, message: '', payment_url: started.paymentUrl };
  return answerOf({ status: 'pending', outcome: started.status, failure: started.failure });
}
