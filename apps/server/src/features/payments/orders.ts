import { fromMajor } from '@thyme/domain/money';
import { isSettled } from '@thyme/domain/payments';
import { ProviderUnavailable } from '../../integrations/cards/card-port.ts';
import { randomToken } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { returnToOrder } from './keeping.ts';
import {
  findOrder,
  findOwnOrder,
  findRenewal,
  insertOrder,
  lockOrder,
  type OrderRow,
  updateOrder,
} from './order-store.ts';
import { lookAgain, portOf } from './reconcile.ts';
import { findSaleStatus } from './sale-store.ts';
import { type Settlement, saleOf, settlementOf, settleOrder } from './settle.ts';
import { FAILURE_PAGE, type StartedPayment, SUCCESS_PAGE, startPayment } from './start.ts';

export const ORDER_MISSING = 'Order not found';
export const NOT_COMPLETED = 'Payment Not Completed';
export const COMPLETED = 'Payment Success';
export const PAID_TOO_LATE = 'The time was gone when your payment came. All of it is on its way back to you.';

export interface PaymentAnswer {
  status: 0 | 1;
  message: string;
  payment_url: string | null;
  /** Of an order that was asked about. */
  order?: { isOpen: boolean; currency: string; heldUntil: number | null };
}

/** What a guest is told about an order, and where the page goes next. */
export function tell({ outcome, failure }: Settlement): PaymentAnswer {
  switch (outcome) {
    case 'paid':
      return { status: 1, message: COMPLETED, payment_url: SUCCESS_PAGE };
    case 'returned':
      return { status: 0, message: PAID_TOO_LATE, payment_url: FAILURE_PAGE };
    case 'open':
    case 'failed':
      return { status: 0, message: failure ?? NOT_COMPLETED, payment_url: FAILURE_PAGE };
  }
}

const missing = (): PaymentAnswer => ({ status: 0, message: ORDER_MISSING, payment_url: FAILURE_PAGE });

/** The browser is back from paying: the provider is asked, whatever the browser says. */
export async function confirmCardPayment(
  services: Services,
  ask: { userId: number; saleId: number; orderId: number; appointmentId: number | null },
): Promise<PaymentAnswer> {
  const order = await findOwnOrder(services.db, ask.orderId, ask.userId);
  const isTheirs = order?.purpose === 'sale' && order.saleId === ask.saleId;
  const isVisit =
    ask.appointmentId === null || order?.appointmentId === null || order?.appointmentId === ask.appointmentId;
  if (!order || !isTheirs || !isVisit) return missing();
  const settlement = await ownSettlement(services, order);
  const isOpen = settlement.outcome === 'open';
  const heldUntil = isOpen ? await returnToOrder(services, (await findOrder(services.db, order.id)) ?? order) : null;
  return { ...tell(settlement), order: { isOpen, currency: order.currency, heldUntil } };
}

/** How an order stands after asking; what cannot be asked now stands as we know it. */
export async function ownSettlement(services: Services, order: OrderRow): Promise<Settlement> {
  try {
    return await lookAgain(services, order);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, order: order.id }, 'the provider did not say how an order stands');
    return settlementOf(order);
  }
}

const OPEN_FOR = 3600;
const CARD_CURRENCY = 'EUR';

export interface CardOrderAnswer {
  status: 0 | 1;
  message: string;
  public_id: string | null;
  order_id: number | null;
}

/** An order without a sale, for a wallet button that needs one before anything is bought. Paid, it goes straight back. */
export async function openCardOrder(
  services: Services,
  { userId, amount, currency }: { userId: number; amount: number; currency: string },
): Promise<CardOrderAnswer> {
  const refused = (message: string) => ({ status: 0 as const, message, public_id: null, order_id: null });
  const minor = fromMajor(amount);
  if (!minor.ok || minor.value === 0) return refused('The amount is not one that can be paid.');
  if (currency.trim().toUpperCase() !== CARD_CURRENCY) return refused('Cards are charged in euro.');
  const now = services.clock.now();
  const orderId = await insertOrder(services.db, {
    publicId: randomToken(16),
    provider: services.cards.name,
    purpose: 'open',
    userId,
    amount: minor.value,
    currency: CARD_CURRENCY,
    createdAt: now,
    expiresAt: now + OPEN_FOR,
    reconcileAt: now + OPEN_FOR,
  });
  const { publicId, status, failure } = await startPayment(services, { orderId });
  if (status !== 'open') return refused(failure ?? NOT_COMPLETED);
  return { status: 1, message: '', public_id: publicId, order_id: orderId };
}

export type Renewal =
  | { kind: 'renewed'; started: StartedPayment }
  | { kind: 'paid' }
  | { kind: 'missing' }
  | { kind: 'over' };

/** The guest gave up on an order and may begin again with a fresh one. Asking twice gives the same fresh one. */
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
  // The old one ends at the provider after the fresh one exists, so the sale is never without an order.
  if (order.providerOrderId !== null && !isSettled(order.status)) {
    const report = await portOf(services, order).cancelOrder(order.providerOrderId);
    if (report.status === 'paid') {
      await settleOrder(services, order.id, report);
      return { kind: 'paid' };
    }
  }
  return { kind: 'renewed', started: await startPayment(services, { orderId: freshId }) };
}

async function isWaitedFor(services: Services, order: OrderRow): Promise<boolean> {
  if (order.purpose === 'subscription') return true;
  const sale = await findSaleStatus(services.db, saleOf(order));
  if (sale?.status === 'pending') return services.clock.now() < order.expiresAt;
  return sale?.status === 'confirmed' && sale.due > 0;
}

async function replace(services: Services, order: OrderRow): Promise<number> {
  return services.db.transaction(async (transaction) => {
    const locked = await lockOrder(transaction, order.id);
    const known = await findRenewal(transaction, order.id);
    if (known) return known.id;
    if (locked && !isSettled(locked.status))
      await updateOrder(transaction, order.id, { status: 'cancelled', reconcileAt: null });
    const now = services.clock.now();
    const sale = order.saleId === null ? null : await findSaleStatus(transaction, saleOf(order));
    const expiresAt = sale?.status === 'pending' ? order.expiresAt : now + OPEN_FOR;
    return insertOrder(transaction, {
      publicId: randomToken(16),
      provider: services.cards.name,
      purpose: order.purpose,
      userId: order.userId,
      businessId: order.businessId,
      saleId: order.saleId,
      appointmentId: order.appointmentId,
      subscriptionId: order.subscriptionId,
      method: 'card',
      amount: order.amount,
      currency: order.currency,
      createdAt: now,
      expiresAt,
      reconcileAt: expiresAt,
      renewedFromId: order.id,
    });
  });
}
