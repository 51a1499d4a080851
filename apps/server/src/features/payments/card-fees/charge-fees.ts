import type { Minor } from '@thyme/domain/money';
import { DAY } from '@thyme/domain/time';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { lockSale } from '../../sales/index.ts';
import { findOrder, insertOrder, OPEN } from '../orders/order-store.ts';
import { cardPage, startPayment } from '../orders/start.ts';
import { chargeableOf } from './chargeable.ts';
import { dropFeeOf } from './decide-fee.ts';
import { tellLink } from './notify-fee.ts';
import * as store from './store.ts';

/** How long the guest can pay by the link before they get another one. */
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
 * Charges an announced fee without the guest present. If the bank asks for authentication or declines, or the card is
 * gone, the guest gets a link. The order is stored first, so that a second run charges nothing twice. While the
 * provider is unreachable, the next run retries.
 */
async function chargeFee(services: Services, id: number): Promise<void> {
  const prepared = await inTransaction(services, (tx) => prepare(tx, id));
  if (!prepared) return;
  const { orderId, savedCardId } = prepared;
  const card = savedCardId === null ? {} : { method: 'stripe', savedCardId, isUnattended: true };
  const started = await startPayment(services, { orderId, ...card });
  if (started.status !== 'open') return;
  await inTransaction(services, async (tx) => {
    const order = await findOrder(tx.db, orderId);
    const found = await store.findFee(tx.db, { id });
    if (!order || !found) return;
    if (!(await store.moveFee(tx.db, id, { status: 'link', failure: started.failure }))) return;
    await tellLink(tx, found, { path: cardPage(order), hasCard: savedCardId !== null });
    await announceDeskAtCommit(tx, found.fee.businessId);
  });
}

async function prepare(tx: UnitOfWork, id: number): Promise<{ orderId: number; savedCardId: number | null } | null> {
  const known = await store.findFee(tx.db, { id });
  // The sale is locked first, in the same order as by settling an order.
  if (!known || !(await lockSale(tx.db, known.fee))) return null;
  const fee = await store.lockFee(tx.db, id);
  if (fee?.status !== 'announced' || fee.chargeAt > tx.clock.now()) return null;
  const missed = await store.findMissed(tx.db, fee);
  const [possible] = missed ? await chargeableOf(tx.db, [missed]) : [];
  if (!possible) {
    // The guest came after all, or has paid as much in the meantime.
    await dropFeeOf(tx, fee);
    await announceDeskAtCommit(tx, fee.businessId);
    return null;
  }
  const card = await store.findAgreedCard(tx.db, fee);
  const amount = Math.min(fee.amount, possible.most);
  return { orderId: await orderFor(tx, fee, amount), savedCardId: card?.id ?? null };
}

/** The order of an earlier attempt, if it can still be paid and has the same amount. */
async function orderFor(tx: UnitOfWork, fee: store.CardFeeRow, amount: Minor): Promise<number> {
  const before = fee.orderId === null ? null : await findOrder(tx.db, fee.orderId);
  if (before && before.amount === amount && OPEN.some((status) => status === before.status)) return before.id;
  const { businessId, saleId, appointmentId, userId, currency } = fee;
  const now = tx.clock.now();
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
  await store.updateFee(tx.db, fee.id, { orderId, amount });
  return orderId;
}
