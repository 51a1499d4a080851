import { isSettled } from '@thyme/domain/payments';
import { ProviderUnavailable } from '../../../integrations/cards/card-port.ts';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { findSaleStatus, moneyOfSale } from '../../sales/index.ts';
import { isFeeOpen } from '../card-fees/consent.ts';
import { closeOrder } from '../jobs.ts';
import { findPart } from '../parts/store.ts';
import { cancelOrder, findOwnOrder, findRenewal, insertOrder, lockOrder, type OrderRow } from './order-store.ts';
import { portOf } from './reconcile.ts';
import { saleOf, settleOrder } from './settle.ts';
import { type StartedPayment, startPayment } from './start.ts';

const OPEN_FOR = 3600;

export type Renewal =
  | { kind: 'renewed'; started: StartedPayment }
  | { kind: 'paid' }
  | { kind: 'missing' }
  | { kind: 'over' };

/** Replaces an abandoned order. Repeated requests return the same new order. */
export async function renewOrder(
  services: Services,
  { userId, orderId }: { userId: number; orderId: number },
): Promise<Renewal> {
  const order = await findOwnOrder(services.db, orderId, userId);
  if (!order || order.purpose === 'open') return { kind: 'missing' };
  const known = await findRenewal(services.db, orderId);
  if (known) return { kind: 'renewed', started: await startPayment(services, { orderId: known.id }) };
  if (order.status === 'paid') return { kind: 'paid' };
  if (!(await isWaitedFor(services, order))) return { kind: 'over' };
  const freshId = await replace(services, order);
  // The old order is cancelled at the provider after the new one exists, so the sale always has an order.
  if (!isSettled(order.status) && (await wasPaid(services, order))) return { kind: 'paid' };
  return { kind: 'renewed', started: await startPayment(services, { orderId: freshId }) };
}

/** Cancels the order at the provider; if that does not respond, a job retries later, and a payment until then is a late one. */
async function wasPaid(services: Services, order: OrderRow): Promise<boolean> {
  if (order.providerOrderId === null) return false;
  try {
    const report = await portOf(services, order).cancelOrder(order.providerOrderId);
    if (report.status !== 'paid') return false;
    await settleOrder(services, order.id, report);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, order: order.id }, 'an order could not be cancelled at the provider yet');
    await services.jobs.enqueue(closeOrder, { orderId: order.id }, { key: `order-${order.id}` });
    return false;
  }
}

async function isWaitedFor(services: Services, order: OrderRow): Promise<boolean> {
  if (order.purpose === 'subscription') return true;
  const status = await findSaleStatus(services.db, saleOf(order));
  if (status === 'pending') return services.clock.now() < order.expiresAt;
  if (order.extra === 'fee') return isFeeOpen(services.db, order);
  return status === 'confirmed' && (order.extra !== null || (await dueOf(services.db, order)) > 0);
}

/** The amount an order is still needed for: the sale's amount due, or the rest of one guest's part. */
async function dueOf(db: Db, order: OrderRow): Promise<number> {
  const money = await moneyOfSale(db, saleOf(order));
  const part = order.appointmentId === null ? null : await findPart(db, order.appointmentId);
  if (!part) return money.due;
  return Math.min(order.amount, money.open.find(({ appointmentId }) => appointmentId === part.id)?.due ?? 0);
}

async function replace(services: Services, order: OrderRow): Promise<number> {
  return inTransaction(services, async (tx) => {
    const locked = await lockOrder(tx.db, order.id);
    const known = await findRenewal(tx.db, order.id);
    if (known) return known.id;
    if (locked && !isSettled(locked.status)) await cancelOrder(tx.db, order.id);
    const now = tx.clock.now();
    const status = order.saleId === null ? null : await findSaleStatus(tx.db, saleOf(order));
    const expiresAt = status === 'pending' ? order.expiresAt : now + OPEN_FOR;
    const due = status === 'confirmed' && order.extra === null ? await dueOf(tx.db, order) : 0;
    return insertOrder(tx.db, {
      publicId: randomToken(16),
      provider: tx.cards.name,
      purpose: order.purpose,
      userId: order.userId,
      businessId: order.businessId,
      saleId: order.saleId,
      appointmentId: order.appointmentId,
      subscriptionId: order.subscriptionId,
      method: 'card',
      // Part of it may have been paid in another way since.
      amount: due || order.amount,
      extra: order.extra,
      isRecurring: order.isRecurring,
      currency: order.currency,
      createdAt: now,
      expiresAt,
      reconcileAt: expiresAt,
      renewedFromId: order.id,
    });
  });
}
