import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import { checkTip, splitTip, suggestTips, TIP_LIMITS, type TipRefusal, type TipShare } from '@thyme/domain/payments';
import { PublicError } from '../../../graphql/errors.ts';
import { randomToken } from '../../../platform/crypto/ids.ts';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lockOwnSale } from '../../sales/index.ts';
import { closeOrder } from '../jobs.ts';
import { cancelOrder, insertOrder, listOpenOrders } from '../orders/order-store.ts';
import { answerOf, type PaymentAnswer } from '../orders/orders.ts';
import { startPayment } from '../orders/start.ts';
import { findTippable, listTipWork, sumTipped } from './tip-store.ts';

const OPEN_FOR = 3600;
const MISSING = 'This appointment does not exist.';

interface OwnAppointment {
  userId: number;
  appointmentId: number;
}

export interface TipOffer {
  canTip: boolean;
  given: Minor;
  suggestions: Minor[];
  /** Its recipients, in the order of their work. */
  people: string[];
}

/** What a guest sees before tipping: the recipients, earlier tips, and suggested amounts. */
export async function readTip(services: Services, own: OwnAppointment): Promise<TipOffer> {
  const found = await findTippable(services.db, own);
  if (!found) throw new PublicError(MISSING, 'NOT_FOUND');
  const now = services.clock.now();
  const allowed = checkTip(TIP_LIMITS.least, { isCompleted: found.status === 'Completed', endedAt: found.endsAt, now });
  const [work, given] = await Promise.all([listTipWork(services.db, found), sumTipped(services.db, found)]);
  const names = splitTip(TIP_LIMITS.most, work).map((share: TipShare) =>
    work.find((one) => one.person === share.person),
  );
  return {
    canTip: allowed.ok,
    given,
    suggestions: suggestTips(Math.max(0, found.price - given)),
    people: names.flatMap((one) => (one?.name ? [one.name] : [])),
  };
}

export interface TipRequest extends OwnAppointment {
  amount: Minor;
  method: 'stripe' | 'google' | 'apple';
  walletToken: string | null;
  savedCardId: number | null;
  idempotencyKey: string | null;
}

function tipMessage({ code }: TipRefusal, currency: string): string {
  const words = (amount: Minor) => formatMinor(amount, currency as Currency);
  switch (code) {
    case 'not-over':
      return 'You can leave a tip once the appointment is over.';
    case 'too-late':
      return 'This appointment was too long ago to tip for.';
    case 'too-little':
      return `The smallest tip is ${words(TIP_LIMITS.least)}.`;
    case 'too-much':
      return `The largest tip at a time is ${words(TIP_LIMITS.most)}.`;
  }
}

type Prepared = { orderId: number } | { answer: PaymentAnswer };
const refused = (message: string): Prepared => ({ answer: { status: 0, message, payment_url: null } });

/** Pays a tip for a past appointment. It is claimed only when it is paid, so an abandoned tip is not owed. */
export async function giveTip(services: Services, request: TipRequest): Promise<PaymentAnswer> {
  const { userId, idempotencyKey: key, walletToken, savedCardId, ...input } = request;
  const call = { owner: `user:${userId}`, key, operation: 'tip_appointment', input };
  const prepared = await withIdempotency(services, call, (tx) => prepare(tx, request));
  if ('answer' in prepared) return prepared.answer;
  const { method } = request;
  const started = await startPayment(services, { orderId: prepared.orderId, method, walletToken, savedCardId });
  if (started.status === 'open' && started.paymentUrl !== null)
    return { status: 1, message: '', payment_url: started.paymentUrl };
  return answerOf({ status: 'pending', outcome: started.status, failure: started.failure });
}

async function prepare(tx: UnitOfWork, request: TipRequest): Promise<Prepared> {
  const { userId, appointmentId, amount, method } = request;
  const found = await findTippable(tx.db, request);
  if (!found) return refused(MISSING);
  const { businessId, saleId, currency, status, endsAt } = found;
  const sale = await lockOwnSale(tx.db, { userId, saleId, appointmentId });
  if (sale?.sale.status !== 'confirmed') return refused(MISSING);
  const now = tx.clock.now();
  const allowed = checkTip(amount, { isCompleted: status === 'Completed', endedAt: endsAt, now });
  if (!allowed.ok) return refused(tipMessage(allowed.refusal, currency));
  // An abandoned tip is replaced; the amount due on the invoice keeps its own order.
  for (const open of await listOpenOrders(tx.db, { businessId, saleId })) {
    if (open.extra !== 'tip') continue;
    await cancelOrder(tx.db, open.id);
    if (open.providerOrderId !== null)
      await tx.jobs.enqueue(closeOrder, { orderId: open.id }, { transaction: tx.db, key: `order-${open.id}` });
  }
  const orderId = await insertOrder(tx.db, {
    publicId: randomToken(16),
    provider: tx.cards.name,
    purpose: 'sale',
    extra: 'tip',
    ...{ userId, businessId, saleId, appointmentId, amount, currency },
    method: method === 'stripe' ? 'card' : method,
    createdAt: now,
    expiresAt: now + OPEN_FOR,
    reconcileAt: now + OPEN_FOR,
  });
  return { orderId };
}
