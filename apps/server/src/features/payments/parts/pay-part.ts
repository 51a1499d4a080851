import { randomToken } from '../../../platform/crypto/ids.ts';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lockSale } from '../../sales/index.ts';
import { closeOrder } from '../jobs.ts';
import { cancelOrder, insertOrder, listOpenOrders } from '../orders/order-store.ts';
import { answerOf, type PaymentAnswer } from '../orders/orders.ts';
import { startPayment } from '../orders/start.ts';
import { appointmentOfPart } from './part-link.ts';
import { type Part, readPart } from './read-part.ts';

const OPEN_FOR = 3600;
const MISSING = 'This link doesn’t work any more.';
const PAID = 'This is already paid. There’s nothing more to pay.';

export interface PartRequest {
  userId: number;
  /** From a link, or an appointment of a group that the guest has booked. */
  whose: { token: string } | { appointmentId: number };
  /** Pays everything due instead of the deposit only. */
  all: boolean;
  idempotencyKey: string | null;
}

type Prepared = { orderId: number } | { answer: PaymentAnswer };
const refused = (message: string): Prepared => ({ answer: { status: 0, message, payment_url: null } });

/**
 * Pays one guest's part of a group, or the deposit of all of it: the holder of the link until the deadline, and the guest
 * who booked at any time. A part has one open order at a time, and a second payment is refunded when it is settled.
 */
export async function payPart(services: Services, request: PartRequest): Promise<PaymentAnswer> {
  const { userId, idempotencyKey: key, ...input } = request;
  const call = { owner: `user:${userId}`, key, operation: 'pay_part', input };
  const prepared = await withIdempotency(services, call, (tx) => prepare(tx, request));
  if ('answer' in prepared) return prepared.answer;
  const started = await startPayment(services, { orderId: prepared.orderId, method: 'stripe' });
  if (started.status === 'open' && started.paymentUrl !== null)
    return { status: 1, message: '', payment_url: started.paymentUrl };
  return answerOf({ status: 'pending', outcome: started.status, failure: started.failure });
}

async function prepare(tx: UnitOfWork, request: PartRequest): Promise<Prepared> {
  const { userId, whose, all } = request;
  const id = 'token' in whose ? appointmentOfPart(tx, whose.token) : whose.appointmentId;
  const known = id === null ? null : await readPart(tx, tx.db, id);
  if (!known || ('appointmentId' in whose && known.bookerId !== userId)) return refused(MISSING);
  const { businessId, saleId, id: appointmentId, currency } = known;
  await lockSale(tx.db, { businessId, saleId });
  const part = await readPart(tx, tx.db, appointmentId);
  const refusal = part ? whyNot(part, { isBooker: part.bookerId === userId }) : MISSING;
  if (!part || refusal !== null) return refused(refusal ?? MISSING);
  const amount = all || part.left.deposit === 0 ? part.left.all : part.left.deposit;
  const now = tx.clock.now();
  for (const open of await listOpenOrders(tx.db, { businessId, saleId })) {
    // A tip or a fee has its own order, and so has another guest's part.
    if (open.extra !== null) continue;
    if (!part.isForAll && open.appointmentId !== null && open.appointmentId !== appointmentId) continue;
    const isSame = open.appointmentId === appointmentId && open.userId === userId && open.amount === amount;
    if (isSame && open.expiresAt > now && open.provider === tx.cards.name) return { orderId: open.id };
    await cancelOrder(tx.db, open.id);
    if (open.providerOrderId !== null)
      await tx.jobs.enqueue(closeOrder, { orderId: open.id }, { transaction: tx.db, key: `order-${open.id}` });
  }
  const orderId = await insertOrder(tx.db, {
    publicId: randomToken(16),
    provider: tx.cards.name,
    purpose: 'sale',
    ...{ userId, businessId, saleId, appointmentId, amount, currency },
    method: 'card',
    createdAt: now,
    expiresAt: now + OPEN_FOR,
    reconcileAt: now + OPEN_FOR,
  });
  return { orderId };
}

function whyNot(part: Part, { isBooker }: { isBooker: boolean }): string | null {
  if (part.state === 'off')
    return part.isForAll
      ? 'These appointments have been cancelled, so there’s nothing to pay.'
      : 'This appointment has been cancelled, so there’s nothing to pay.';
  if (part.left.all === 0) return PAID;
  if (part.state === 'late' && !isBooker)
    return `This link has expired. Please ask ${part.booker}, or pay at ${part.shop.name}.`;
  return null;
}
