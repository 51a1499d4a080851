import { type Minor, sumOf } from '@thyme/domain/money';
import type { PaymentMethod } from '@thyme/domain/payments';
import { randomToken } from '../../platform/crypto/ids.ts';
import { withIdempotency } from '../../platform/database/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { insertEntries, lockOwnSale, moneyOfSale, type SaleKey } from '../sales/index.ts';
import { entryOfUse, redeemCodes } from '../vouchers/index.ts';
import { openLines } from './invoice-vouchers.ts';
import { closeOrder } from './jobs.ts';
import { closeOrders } from './orders/close-orders.ts';
import { cancelOrder, insertOrder, listOpenOrders, updateOrder } from './orders/order-store.ts';
import { answerOf, type PaymentAnswer } from './orders/orders.ts';
import { AMOUNT_DIFFERS, paymentRefusalMessage } from './orders/plan-payment.ts';
import { SUCCESS_PAGE, startPayment } from './orders/start.ts';
import { announceReceipt } from './receipts/announce.ts';
import { savedCardMessage, usableCard } from './saved-cards/saved-cards.ts';

const OPEN_FOR = 3600;
export const INVOICE_MISSING = "Sorry couldn't find the invoice!";
export const ALREADY_PAID = 'This invoice is already paid.';

export interface BalanceRequest {
  userId: number;
  saleId: number;
  appointmentId: number | null;
  method: Exclude<PaymentMethod, 'voucher'> | null;
  /** Codes, with the amount that the guest wants each to pay; without one, as much as possible of the amount due. */
  vouchers: readonly { code: string; amount: Minor | null }[];
  /** The amount due shown on the page; null if not sent. */
  dueAmount: Minor | null;
  savedCardId: number | null;
  walletToken: string | null;
  idempotencyKey: string | null;
}

type Prepared = { orderId: number } | { answer: PaymentAnswer };

class Refused extends Error {}
const refused = (message: string): Prepared => ({ answer: { status: 0, message, payment_url: null } });

/**
 * Pays the amount due on an invoice. While an order for it is open every tab gets that one, and an order can be paid
 * once, so two tabs charge once.
 */
export async function payBalance(services: Services, request: BalanceRequest): Promise<PaymentAnswer> {
  // A wallet creates a new token for each press of the button.
  const { userId, idempotencyKey: key, walletToken, savedCardId, ...input } = request;
  const call = { owner: `user:${userId}`, key, operation: 'make_payment', input };
  try {
    const prepared = await withIdempotency(services, call, (tx) => prepare(tx, request));
    if ('answer' in prepared) return prepared.answer;
    const { method } = request;
    const started = await startPayment(services, { orderId: prepared.orderId, method, walletToken, savedCardId });
    if (started.status === 'open' && started.paymentUrl !== null)
      return { status: 1, message: '', payment_url: started.paymentUrl };
    return answerOf({ status: 'pending', outcome: started.status, failure: started.failure });
  } catch (error) {
    if (error instanceof Refused) return { status: 0, message: error.message, payment_url: null };
    throw error;
  }
}

async function prepare(tx: UnitOfWork, request: BalanceRequest): Promise<Prepared> {
  const own = await lockOwnSale(tx.db, request);
  if (!own || own.sale.status === 'void') return refused(INVOICE_MISSING);
  const { sale } = own;
  const key = { businessId: sale.businessId, saleId: sale.id };
  if (sale.status === 'pending') return orderOfHeldSale(tx, key);
  const before = await moneyOfSale(tx.db, key);
  if (before.due === 0) return refused(ALREADY_PAID);
  if (request.dueAmount !== null && request.dueAmount !== before.due) return refused(AMOUNT_DIFFERS);
  const usesVouchers = request.vouchers.length > 0;
  const shownWith = sale.partsUntil === null ? own.appointmentId : null;
  if (usesVouchers) await redeem(tx, { ...key, currency: sale.currency }, request, shownWith);
  const { due } = usesVouchers ? await moneyOfSale(tx.db, key) : before;
  // Vouchers alone may pay a part; the rest stays due.
  if (usesVouchers && (due === 0 || request.method === null)) {
    await closeOrders(tx, key);
    return { answer: { status: 1, message: 'Payment Success', payment_url: SUCCESS_PAGE } };
  }
  if (request.method === null) throw new Refused('Please select your payment method!');
  await checkCard(tx, request);
  if (request.method !== 'stripe' && !tx.cards.wallets.includes(request.method))
    throw new Refused('Please pay by card: the wallet button is on the card page.');
  // If each pays their own part, one payment for everything is not attributed to a single one.
  const appointmentId = sale.partsUntil === null ? request.appointmentId : null;
  return { orderId: await orderFor(tx, { ...request, ...key, appointmentId, due, currency: sale.currency }) };
}

/** A booking that waits for its first payment is paid through its existing order. */
async function orderOfHeldSale(tx: UnitOfWork, key: SaleKey): Promise<Prepared> {
  const [open] = await listOpenOrders(tx.db, key);
  return open && open.expiresAt > tx.clock.now() ? { orderId: open.id } : refused(INVOICE_MISSING);
}

async function checkCard(tx: UnitOfWork, { userId, method, savedCardId }: BalanceRequest): Promise<void> {
  if (method !== 'stripe' || savedCardId === null) return;
  const usable = await usableCard(tx, userId, savedCardId);
  if (!usable.ok) throw new Refused(savedCardMessage(usable.refusal));
}

async function redeem(
  tx: UnitOfWork,
  sale: SaleKey & { currency: string },
  request: BalanceRequest,
  appointmentId: number | null,
): Promise<void> {
  const { businessId, saleId, currency } = sale;
  const key = { businessId, saleId };
  const redeemed = await redeemCodes(tx, {
    ...key,
    userId: request.userId,
    lines: await openLines(tx.db, key),
    vouchers: request.vouchers,
  });
  if (!redeemed.ok) throw new Refused(paymentRefusalMessage(redeemed.refusal));
  const common = { ...key, appointmentId, currency, actorId: request.userId };
  await insertEntries(
    tx.db,
    redeemed.value.map((use) => ({
      ...common,
      ...entryOfUse(use),
      ...(use.session ? { appointmentId: use.session.appointment } : {}),
      side: 'payment',
      createdAt: tx.clock.now(),
    })),
  );
  await announceReceipt(tx, {
    ...key,
    appointmentId,
    amount: sumOf(redeemed.value.map(({ amount }) => amount)),
    means: meansOf(redeemed.value),
    happening: `voucher-${redeemed.value.map(({ voucherUseId }) => voucherUseId).join('-')}`,
  });
}

function meansOf(uses: readonly { session: object | null }[]): string {
  if (uses.every(({ session }) => session !== null)) return 'your package';
  return uses.length === 1 ? 'your voucher' : 'your vouchers';
}

interface Due extends BalanceRequest, SaleKey {
  due: number;
  currency: string;
}

/** The open order if the amount is the same; otherwise a new one, and the old one is closed. */
async function orderFor(tx: UnitOfWork, request: Due): Promise<number> {
  const { businessId, saleId, due, userId, currency, appointmentId } = request;
  const method = request.method === 'stripe' || request.method === null ? 'card' : request.method;
  const now = tx.clock.now();
  for (const open of await listOpenOrders(tx.db, request)) {
    const isUsable = open.extra === null && (!tx.cards.keepsWalletsApart || open.method === method);
    if (isUsable && open.amount === due && open.expiresAt > now && open.provider === tx.cards.name) {
      if (open.method !== method) await updateOrder(tx.db, open.id, { method });
      return open.id;
    }
    await cancelOrder(tx.db, open.id);
    if (open.providerOrderId !== null)
      await tx.jobs.enqueue(closeOrder, { orderId: open.id }, { transaction: tx.db, key: `order-${open.id}` });
  }
  return insertOrder(tx.db, {
    publicId: randomToken(16),
    provider: tx.cards.name,
    purpose: 'sale',
    userId,
    businessId,
    saleId,
    appointmentId,
    method,
    amount: due,
    currency,
    createdAt: now,
    expiresAt: now + OPEN_FOR,
    reconcileAt: now + OPEN_FOR,
  });
}
