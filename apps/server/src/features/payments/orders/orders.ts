import { fromMajor } from '@thyme/domain/money';
import { ProviderUnavailable } from '../../../integrations/cards/card-port.ts';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { partPath } from '../parts/part-link.ts';
import { findPart } from '../parts/store.ts';
import { returnToOrder } from './keeping.ts';
import { findOrder, findOwnOrder, insertOrder, type OrderRow } from './order-store.ts';
import { lookAgain, portOf } from './reconcile.ts';
import { RETURNED_PAID, type Settlement, settlementOf } from './settle.ts';
import { FAILURE_PAGE, SUCCESS_PAGE, startPayment } from './start.ts';

export const ORDER_MISSING = 'Order not found';
export const NOT_COMPLETED = 'Payment Not Completed';
export const COMPLETED = 'Payment Success';
export const PAID_TOO_LATE = 'Your time was no longer held when your payment arrived. We’re refunding all of it.';
const PAID_ALREADY = 'This was already paid. We’re refunding your second payment in full.';

export interface PaymentAnswer {
  status: 0 | 1;
  message: string;
  payment_url: string | null;
  /** Set when an order was queried. */
  order?: AskedOrder;
}

/** The state of an order, and what the card page needs to pay it. */
interface AskedOrder extends Pick<OrderRow, 'publicId' | 'amount' | 'currency'> {
  isOpen: boolean;
  isReturned: boolean;
  needsAction: boolean;
  heldUntil: number | null;
  /** The provider's own payment page, if it has one. */
  pageUrl: string | null;
}

/** The result of an order for the guest, and the next page. */
export function answerOf({ outcome, failure }: Settlement): PaymentAnswer {
  switch (outcome) {
    case 'paid':
      return { status: 1, message: COMPLETED, payment_url: SUCCESS_PAGE };
    case 'returned':
      return { status: 0, message: returnedWords(failure), payment_url: FAILURE_PAGE };
    case 'open':
    case 'failed':
      return { status: 0, message: failure ?? NOT_COMPLETED, payment_url: FAILURE_PAGE };
  }
}

export function returnedWords(failure: string | null): string {
  return failure === RETURNED_PAID ? PAID_ALREADY : PAID_TOO_LATE;
}

export const missingOrder = (): PaymentAnswer => ({ status: 0, message: ORDER_MISSING, payment_url: FAILURE_PAGE });

/** The browser has returned from paying: the provider's status decides, whatever the browser says. */
export async function confirmCardPayment(
  services: Services,
  ask: { userId: number; saleId: number; orderId: number; appointmentId: number | null },
): Promise<PaymentAnswer> {
  const order = await findOwnOrder(services.db, ask.orderId, ask.userId);
  const isTheirs = order?.purpose === 'sale' && order.saleId === ask.saleId;
  const isAppointment =
    ask.appointmentId === null || order?.appointmentId === null || order?.appointmentId === ask.appointmentId;
  if (!order || !isTheirs || !isAppointment) return missingOrder();
  return askedOrder(services, order);
}

/** The state of an order, for its payment page. */
export async function askedOrder(services: Services, order: OrderRow): Promise<PaymentAnswer> {
  const settlement = await ownSettlement(services, order);
  const isOpen = settlement.outcome === 'open';
  const now = (await findOrder(services.db, order.id)) ?? order;
  return {
    ...answerOf(settlement),
    ...(settlement.outcome === 'paid' ? await nextPage(services, now) : {}),
    order: {
      isOpen,
      isReturned: settlement.outcome === 'returned',
      needsAction: isOpen && settlement.needsAction === true,
      publicId: now.publicId,
      amount: now.amount,
      currency: now.currency,
      heldUntil: isOpen ? await returnToOrder(services, now) : null,
      pageUrl: isOpen ? await ownPage(services, now) : null,
    },
  };
}

/** A guest who paid a part by a link has no access to the invoice, and returns to the link. */
async function nextPage(services: Services, { appointmentId, userId }: OrderRow): Promise<{ payment_url?: string }> {
  const part = appointmentId === null ? null : await findPart(services.db, appointmentId);
  return part && part.bookerId !== userId ? { payment_url: partPath(services, part.id) } : {};
}

async function ownPage(services: Services, order: OrderRow): Promise<string | null> {
  if (order.providerOrderId === null) return null;
  try {
    return await portOf(services, order).pageOf(order.providerOrderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, order: order.id }, 'the payment page of an order could not be read');
    return null;
  }
}

/** The order's status after querying the provider; the stored one if that fails. */
export async function ownSettlement(services: Services, order: OrderRow): Promise<Settlement> {
  try {
    return await lookAgain(services, order);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, order: order.id }, 'the status of an order could not be read');
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

/** An order without a sale, for a wallet button that needs one before anything is bought. If paid, it is refunded at once. */
export async function openCardOrder(
  services: Services,
  { userId, amount, currency }: { userId: number; amount: number; currency: string },
): Promise<CardOrderAnswer> {
  const refused = (message: string) => ({ status: 0 as const, message, public_id: null, order_id: null });
  const minor = fromMajor(amount);
  if (!minor.ok || minor.value === 0) return refused('This amount can’t be paid.');
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
