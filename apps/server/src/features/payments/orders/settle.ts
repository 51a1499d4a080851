import { advance } from '@thyme/domain/life-cycle';
import { isSettled, meansInWords, ORDER_LIFE, type OrderStatus } from '@thyme/domain/payments';
import type { OrderReport } from '../../../integrations/cards/card-port.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { shareCalendar } from '../../edits/index.ts';
import {
  confirmSale,
  insertCharge,
  type LockedSale,
  lockSale,
  moneyOfSale,
  releaseSale,
  reviveSale,
  type SaleKey,
} from '../../sales/index.ts';
import { claimFee } from '../card-fees/claim-fee.ts';
import { linkConsent } from '../card-fees/consent.ts';
import { cardAgreed } from '../hooks.ts';
import { closeOrder, returnOrder } from '../jobs.ts';
import { announcePart } from '../parts/announce-part.ts';
import { hasPartPaymentSince } from '../parts/store.ts';
import { announcePaymentReturned, announceReceipt } from '../receipts/announce.ts';
import { issueRefund } from '../refunds/refunds.ts';
import { storeSavedCard } from '../saved-cards/saved-cards.ts';
import { activateSubscription } from '../subscriptions/activate-subscription.ts';
import { claimTip } from '../tips/claim-tip.ts';
import { findOrder, listOpenOrders, lockOrder, type OrderRow, updateOrder } from './order-store.ts';

/** Set on `failure` when a payment was refunded because it arrived after the hold had expired, or for something already paid. */
export const RETURNED = 'returned';
export const RETURNED_PAID = 'returned, paid already';
const isReturned = (failure: string | null) => failure === RETURNED || failure === RETURNED_PAID;

export type Settlement = {
  status: OrderStatus;
  outcome: 'paid' | 'returned' | 'open' | 'failed';
  failure: string | null;
  /** The guest's bank asks for authentication first. */
  needsAction?: boolean;
};

interface Settling {
  order: OrderRow;
  report: OrderReport;
  sale: LockedSale | null;
}

/**
 * Settles an order by the provider's status. The browser's return, the webhook and the reconcile job all call this, in
 * any order and any number of times: the sale's row is locked, and only the first report of a change has an effect.
 */
export async function settleOrder(
  services: Services,
  subject: number | OrderRow,
  report: OrderReport,
): Promise<Settlement> {
  return inTransaction(services, async (tx) => {
    const known = typeof subject === 'number' ? await findOrder(tx.db, subject) : subject;
    if (!known) throw new Error(`Order ${subject} does not exist.`);
    const orderId = known.id;
    // Serialized with edits of the calendar: the sale is confirmed against the calendar before or after an edit.
    if (report.status === 'paid' && known.businessId !== null) await shareCalendar(tx.db, known.businessId);
    const sale = known.saleId === null ? null : await lockSale(tx.db, saleOf(known));
    const order = await lockOrder(tx.db, orderId);
    if (!order) throw new Error(`Order ${orderId} does not exist.`);
    const step = advance(ORDER_LIFE, order.status, report.status);
    if (!step.ok) return settlementOf(order);
    if (!step.value.changed) {
      if (report.failure !== null && report.failure !== order.failure && order.status !== 'paid') {
        // A declined card keeps the hold: the guest can use another card.
        await updateOrder(tx.db, order.id, { failure: report.failure });
      }
      const failure = order.status === 'paid' ? order.failure : report.failure;
      return { ...settlementOf({ ...order, failure }), needsAction: report.needsAction ?? false };
    }
    const settling = { order, report, sale };
    if (report.status === 'paid') return settlePaid(tx, settling);
    return settleUnpaid(tx, settling);
  });
}

export function settlementOf(order: Pick<OrderRow, 'status' | 'failure'>): Settlement {
  const { status, failure } = order;
  if (status === 'paid') return { status, outcome: isReturned(failure) ? 'returned' : 'paid', failure };
  return { status, outcome: isSettled(status) ? 'failed' : 'open', failure };
}

async function settleUnpaid(tx: UnitOfWork, { order, report, sale }: Settling) {
  const { status, failure } = report;
  const change = { status, failure, ...(isSettled(status) ? { reconcileAt: null } : {}) };
  await updateOrder(tx.db, order.id, change);
  // An order that failed for good must not be paid later.
  if (status === 'failed' && order.providerOrderId !== null)
    await tx.jobs.enqueue(closeOrder, { orderId: order.id }, { transaction: tx.db, key: `order-${order.id}` });
  if (isSettled(status) && sale?.status === 'pending') {
    const others = await listOpenOrders(tx.db, saleOf(order));
    if (others.length === 0) await releaseSale(tx, saleOf(order));
  }
  return settlementOf({ ...order, ...change });
}

async function settlePaid(tx: UnitOfWork, settling: Settling): Promise<Settlement> {
  const { order, report, sale } = settling;
  const isWanted = isExact(order, report) && order.purpose !== 'open';
  const paid = { status: 'paid' as const, reconcileAt: null, method: report.method };
  if (!isWanted) {
    // An unexpected amount is refunded; the sale stays unpaid.
    tx.log.warn({ order: order.id, isExact: isExact(order, report) }, 'a payment did not match its order');
    await updateOrder(tx.db, order.id, { ...paid, failure: RETURNED });
    await tx.jobs.enqueue(returnOrder, { orderId: order.id }, { transaction: tx.db, key: `return-${order.id}` });
    if (sale?.status === 'pending') await releaseSale(tx, saleOf(order));
    if (sale) await announcePaymentReturned(tx, { ...paidBy(settling, report.amount), why: 'not-expected' });
    return settlementOf({ status: 'paid', failure: RETURNED });
  }
  if (order.purpose === 'subscription') {
    await updateOrder(tx.db, order.id, { ...paid, failure: null });
    const savedCardId = report.savedCard ? await storeSavedCard(tx, order, report.savedCard) : null;
    await activateSubscription(tx, order, { instrument: report.instrument, savedCardId });
    return settlementOf({ status: 'paid', failure: null });
  }
  if (!sale) throw new Error(`Order ${order.id} has no sale.`);
  await updateOrder(tx.db, order.id, { ...paid, failure: null });
  const savedCardId = report.savedCard ? await storeSavedCard(tx, order, report.savedCard) : null;
  await linkConsent(tx, order, savedCardId);
  if (order.isRecurring && savedCardId !== null) await cardAgreed(tx, { ...saleOf(order), savedCardId });
  if (order.extra !== null && sale.status === 'confirmed') await claimExtra(tx, order);
  const paymentId = await recordCharge(tx, settling);
  const back = await applyToSale(tx, { order, sale, paymentId });
  // The first payment of a booking is confirmed by the booking's own mail.
  if (sale.status === 'confirmed' && back < order.amount) {
    const receipt = paidBy(settling, order.amount - back);
    if (!(await announcePart(tx, { ...receipt, payerId: order.userId }))) await announceReceipt(tx, receipt);
  }
  if (back === 0) return settlementOf({ status: 'paid', failure: null });
  const why = sale.status === 'confirmed' ? RETURNED_PAID : RETURNED;
  const failure = back === order.amount ? why : null;
  if (failure) await updateOrder(tx.db, order.id, { failure });
  await issueRefund(tx, {
    ...saleOf(order),
    appointmentId: order.appointmentId,
    amount: back,
    paymentId,
    reason: failure === RETURNED ? 'Paid too late: the time was gone' : 'More was paid than was due',
    happening: `order-${order.id}`,
  });
  // A payer who is not the guest is notified by the refund itself.
  if (order.userId === null || order.userId === sale.userId)
    await announcePaymentReturned(tx, { ...paidBy(settling, back), why: whyReturned(settling) });
  return settlementOf({ status: 'paid', failure });
}

function whyReturned({ order, sale }: Settling) {
  if (sale?.status !== 'confirmed') return 'too-late';
  return order.extra === 'fee' ? 'fee-dropped' : 'paid-already';
}

/** What an order is for besides the booking becomes owed when it is paid. */
function claimExtra(tx: UnitOfWork, order: OrderRow): Promise<void> {
  return order.extra === 'tip' ? claimTip(tx, order) : claimFee(tx, order);
}

/** A payment in the words for the guest. */
const paidBy = ({ order, report }: Settling, amount: number) => ({
  ...saleOf(order),
  appointmentId: order.appointmentId,
  amount,
  means: meansInWords(report.instrument),
  happening: `order-${order.id}`,
});

async function recordCharge(tx: UnitOfWork, { order, report }: Settling): Promise<number> {
  const { businessId, saleId } = saleOf(order);
  const { method, instrument } = report;
  const common = { businessId, saleId, amount: order.amount, currency: order.currency, method };
  const createdAt = tx.clock.now();
  const paymentId = await insertCharge(tx.db, {
    payment: {
      ...common,
      orderId: order.id,
      provider: order.provider,
      providerPaymentId: report.providerPaymentId ?? report.providerOrderId,
      instrument,
      createdAt,
    },
    entry: {
      ...common,
      appointmentId: order.appointmentId,
      side: 'payment',
      kind: 'charge',
      actorId: order.userId,
      createdAt,
    },
  });
  if (paymentId === null) throw new Error(`Order ${order.id} was paid twice.`);
  return paymentId;
}

/** Confirms what was paid for. Returns the amount to refund: all of it if the time is gone, otherwise the overpaid part. */
async function applyToSale(
  tx: UnitOfWork,
  { order, sale, paymentId }: { order: OrderRow; sale: LockedSale; paymentId: number },
): Promise<number> {
  const key = saleOf(order);
  if (sale.status === 'pending') {
    if ((await confirmSale(tx, sale)) !== 'gone') return 0;
    await releaseSale(tx, key);
    return order.amount;
  }
  if (sale.status === 'void') return (await reviveSale(tx, sale)) ? 0 : order.amount;
  if (await wasReplaced(tx, order, paymentId)) return order.amount;
  return Math.min(order.amount, (await moneyOfSale(tx.db, key)).over);
}

/** An order for a guest's part that was replaced by another one, which has been paid: both are for the same amount. */
async function wasReplaced(tx: UnitOfWork, order: OrderRow, paymentId: number): Promise<boolean> {
  const { status, appointmentId, createdAt, extra } = order;
  if (status !== 'cancelled' || appointmentId === null || extra !== null) return false;
  return hasPartPaymentSince(tx.db, { appointmentId, since: createdAt, except: paymentId });
}

/** Whether the amount equals that of the order. */
function isExact({ amount, currency }: OrderRow, report: OrderReport): boolean {
  return report.amount === amount && report.currency.toUpperCase() === currency;
}

export function saleOf(order: Pick<OrderRow, 'id' | 'businessId' | 'saleId'>): SaleKey {
  if (order.businessId === null || order.saleId === null) throw new Error(`Order ${order.id} has no sale.`);
  return { businessId: order.businessId, saleId: order.saleId };
}
