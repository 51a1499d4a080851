import { isSettled } from '@thyme/domain/payments';
import { type CardPort, type OrderReport, ProviderUnavailable } from '../../../integrations/cards/card-port.ts';
import type { Services } from '../../../platform/services.ts';
import { findOrder, listToReconcile, type OrderRow, updateOrder } from './order-store.ts';
import { RETURNED, type Settlement, settlementOf, settleOrder } from './settle.ts';

/** Checks again after a minute, then with backoff. */
const FIRST_LOOK = 60;
const LONGEST_PAUSE = 900;
const AT_ONCE = 100;

/** The status of an order cannot be read if its provider is no longer configured. */
export function portOf({ cards }: Services, order: Pick<OrderRow, 'provider' | 'id'>): CardPort {
  if (cards.name !== order.provider)
    throw new ProviderUnavailable(`Order ${order.id} is one of ${order.provider}, which is not configured.`);
  return cards;
}

/** Reads an order's status from the provider and settles it accordingly. */
export async function lookAgain(services: Services, order: OrderRow): Promise<Settlement> {
  if (order.status === 'paid') return settlementOf(order);
  if (order.providerOrderId === null) return settlementOf(order);
  return settleOrder(services, order.id, await portOf(services, order).fetchOrder(order.providerOrderId));
}

export async function reconcileDue(services: Services): Promise<void> {
  for (const id of await listToReconcile(services.db, services.clock.now(), AT_ONCE)) {
    try {
      await reconcileOrder(services, id);
    } catch (error) {
      services.log.warn({ err: error, order: id }, 'an order could not be reconciled');
      await lookLater(services, id);
    }
  }
}

async function reconcileOrder(services: Services, id: number): Promise<void> {
  const order = await findOrder(services.db, id);
  if (!order || order.reconcileAt === null) return;
  const isOver = services.clock.now() >= order.expiresAt;
  const { status } = isOver ? await endOrder(services, order) : await lookAgain(services, order);
  if (!isSettled(status)) await lookLater(services, id);
}

/** Cancels an expired order at the provider, whose response decides: it may have been paid in the last second. */
async function endOrder(services: Services, order: OrderRow): Promise<Settlement> {
  if (order.providerOrderId === null) return settleOrder(services, order.id, neverOpened(order));
  const report = await portOf(services, order).cancelOrder(order.providerOrderId);
  const status = report.status === 'paid' || report.status === 'failed' ? report.status : 'expired';
  return settleOrder(services, order.id, { ...report, status });
}

function neverOpened(order: OrderRow): OrderReport {
  return {
    providerOrderId: '',
    status: 'expired',
    amount: order.amount,
    currency: order.currency,
    method: 'card',
    providerPaymentId: null,
    instrument: null,
    failure: null,
  };
}

async function lookLater(services: Services, id: number): Promise<void> {
  const order = await findOrder(services.db, id);
  if (!order || isSettled(order.status)) return;
  const tries = order.reconcileTries + 1;
  const pause = Math.min(LONGEST_PAUSE, FIRST_LOOK * 2 ** Math.min(tries, 8));
  const now = services.clock.now();
  const next = now < order.expiresAt ? Math.min(now + pause, order.expiresAt) : now + pause;
  await updateOrder(services.db, id, { reconcileAt: next, reconcileTries: tries });
}

export function firstLook(services: Services): number {
  return services.clock.now() + FIRST_LOOK;
}

/** Runs after a sale was released. If the order was paid meanwhile, that is a late payment. */
export async function closeAtProvider(services: Services, orderId: number): Promise<void> {
  const order = await findOrder(services.db, orderId);
  if (!order || order.providerOrderId === null || order.status === 'paid') return;
  await settleOrder(services, order.id, await portOf(services, order).cancelOrder(order.providerOrderId));
}

/** Refunds a payment that matches no sale in full. */
export async function returnMoney(services: Services, orderId: number): Promise<void> {
  const order = await findOrder(services.db, orderId);
  if (!order || order.providerOrderId === null || order.failure !== RETURNED) return;
  const port = portOf(services, order);
  const report = await port.fetchOrder(order.providerOrderId);
  const { status, failure } = await port.refund({
    providerOrderId: order.providerOrderId,
    providerPaymentId: report.providerPaymentId ?? order.providerOrderId,
    amount: report.amount,
    currency: report.currency,
    reason: 'Not asked for',
    key: `return-${order.id}`,
  });
  if (status === 'failed') throw new Error(`Order ${order.id} could not be returned: ${failure}`);
}
