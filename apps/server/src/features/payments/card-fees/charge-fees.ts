import { DAY } from '@thyme/domain/time';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { lockSale } from '../../sales/index.ts';
import { findOrder, insertOrder } from '../orders/order-store.ts';
import { cardPage, startPayment } from '../orders/start.ts';
import * as store from './store.ts';
import { tellLink } from './tell.ts';

/** How long the guest can pay by the link. */
const OPEN_FOR = 14 * DAY;

export async function chargeDueFees(services: Services): Promise<void> {
  for (const id of await store.listDueFees(services.db, services.clock.now())) {
    try {
      await chargeFee(services, id);
    } catch (error) {
      services.log.error({ err: error, fee: id }, 'a fee could not be charged');
    }
  }
}

/**
 * Charges an announced fee without its guest. Where the bank wants to ask them, or declines, the guest gets a link. The
 * order is stored first, so that a second run charges nothing twice.
 */
async function chargeFee(services: Services, id: number): Promise<void> {
  const prepared = await inTransaction(services, (tx) => prepare(tx, id));
  if (!prepared) return;
  const { orderId, savedCardId } = prepared;
  const started = await startPayment(services, {
    orderId,
    ...(savedCardId === null ? {} : { method: 'stripe', savedCardId, isUnattended: true }),
  });
  if (started.status !== 'open') return;
  await inTransaction(services, async (tx) => {
    const fee = await store.lockFee(tx.db, id);
    const order = await findOrder(tx.db, orderId);
    const found = await store.findFee(tx.db, { id });
    if (fee?.status !== 'announced' || !order || !found) return;
    await store.updateFee(tx.db, id, { status: 'link', failure: started.failure });
    await tellLink(tx, found, cardPage(order));
    await announceDeskAtCommit(tx, fee.businessId);
  });
}

async function prepare(tx: UnitOfWork, id: number): Promise<{ orderId: number; savedCardId: number | null } | null> {
  const fee = await store.lockFee(tx.db, id);
  const now = tx.clock.now();
  if (fee?.status !== 'announced' || fee.chargeAt > now) return null;
  const { businessId, saleId, appointmentId, userId, amount, currency } = fee;
  if (!(await lockSale(tx.db, { businessId, saleId }))) return null;
  const card = await store.findAgreedCard(tx.db, fee);
  const savedCardId = card?.id ?? null;
  if (fee.orderId !== null) return { orderId: fee.orderId, savedCardId };
  const orderId = await insertOrder(tx.db, {
    publicId: randomToken(16),
    provider: tx.cards.name,
    purpose: 'sale',
    extra: 'fee',
    ...{ userId, businessId, saleId, appointmentId, amount, currency },
    method: 'card',
    createdAt: now,
    expiresAt: now + OPEN_FOR,
    reconcileAt: now + OPEN_FOR,
  });
  await store.updateFee(tx.db, id, { orderId });
  return { orderId, savedCardId };
}
