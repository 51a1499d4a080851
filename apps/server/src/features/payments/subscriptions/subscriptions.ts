import { DAY } from '@thyme/domain/time';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { subscriptionDueMail } from '../mails.ts';
import { findOwnOrder, insertOrder } from '../orders/order-store.ts';
import { askedOrder, NOT_COMPLETED, ORDER_MISSING, type PaymentAnswer } from '../orders/orders.ts';
import { cardPage, startPayment } from '../orders/start.ts';
import { beginPeriod } from './activate-subscription.ts';
import * as store from './subscription-store.ts';

const OPEN_FOR = 3600;
/** How long a business that has not paid keeps its plan. */
const GRACE = 14 * DAY;

export interface SubscriptionAnswer {
  status: 0 | 1;
  message: string;
  payment_url: string | null;
  subscribed_id: number | null;
}

const refused = (message: string): SubscriptionAnswer => ({
  status: 0,
  message,
  payment_url: null,
  subscribed_id: null,
});

/** Begins a subscription for the caller's business. A plan that costs nothing begins at once. */
export async function subscribe(
  services: Services,
  { userId, planCode }: { userId: number; planCode: string },
): Promise<SubscriptionAnswer> {
  const businessId = await store.findOwnedBusiness(services.db, userId);
  if (businessId === null) return refused('Only the owner of a business can choose its plan.');
  const plan = await store.findPlan(services.db, planCode);
  if (!plan) return refused('This plan is not offered any more.');
  const running = await store.findRunning(services.db, businessId);
  const isSame = running?.planId === plan.id;
  // Choosing the current plan again pays for its next period; nothing of this one is lost.
  if (isSame && plan.price === 0) return refused('This is your plan already.');
  const chosen = { businessId, planId: plan.id, provider: services.cards.name, createdAt: services.clock.now() };
  const subscriptionId = isSame ? running.id : await store.insertPending(services.db, chosen);
  if (plan.price === 0) {
    await inTransaction(services, (tx) => beginPeriod(tx, { businessId, subscriptionId }));
    return { status: 1, message: 'Your plan has started.', payment_url: null, subscribed_id: subscriptionId };
  }
  const orderId = await insertSubscriptionOrder(services, { businessId, subscriptionId, userId, plan });
  const started = await startPayment(services, { orderId });
  if (started.status !== 'open') return refused(started.failure ?? NOT_COMPLETED);
  return { status: 1, message: '', payment_url: started.paymentUrl, subscribed_id: subscriptionId };
}

interface Ordering {
  businessId: number;
  subscriptionId: number;
  userId: number;
  plan: { price: number; currency: string };
  openFor?: number;
}

function insertSubscriptionOrder(services: Services, ordering: Ordering): Promise<number> {
  const { businessId, subscriptionId, userId, plan, openFor = OPEN_FOR } = ordering;
  const now = services.clock.now();
  return insertOrder(services.db, {
    publicId: randomToken(16),
    provider: services.cards.name,
    purpose: 'subscription',
    userId,
    businessId,
    subscriptionId,
    amount: plan.price,
    currency: plan.currency,
    createdAt: now,
    expiresAt: now + openFor,
    reconcileAt: now + openFor,
  });
}

/** The browser returned from paying for a subscription. */
export async function confirmSubscription(
  services: Services,
  { userId, orderId, subscriptionId }: { userId: number; orderId: number; subscriptionId: number },
): Promise<PaymentAnswer> {
  const order = await findOwnOrder(services.db, orderId, userId);
  if (order?.purpose !== 'subscription' || order.subscriptionId !== subscriptionId)
    return { status: 0, message: ORDER_MISSING, payment_url: null };
  return askedOrder(services, order);
}

/** Requests payment of the next period where the last has ended, and ends subscriptions that stay unpaid for too long. */
export async function renewDueSubscriptions(services: Services): Promise<void> {
  const now = services.clock.now();
  await store.endUnpaid(services.db, now - GRACE, now);
  for (const due of await store.listDue(services.db, now)) {
    if (due.plan.price === 0) {
      const key = { businessId: due.businessId, subscriptionId: due.id };
      await inTransaction(services, (tx) => beginPeriod(tx, key));
      continue;
    }
    try {
      await requestNextPeriod(services, due);
    } catch (error) {
      services.log.error({ err: error, subscription: due.id }, 'the next period could not be asked for');
    }
  }
}

async function requestNextPeriod(services: Services, due: store.DueSubscription): Promise<void> {
  const { businessId, id: subscriptionId, plan, owner } = due;
  const ordering = { businessId, subscriptionId, userId: owner.id, plan, openFor: GRACE };
  const orderId = await insertSubscriptionOrder(services, ordering);
  const started = await startPayment(services, { orderId });
  // The provider is down: the plan continues, and the next run tries again.
  if (started.status !== 'open') return;
  const order = await findOwnOrder(services.db, orderId, owner.id);
  await inTransaction(services, async (tx) => {
    if (!(await store.setPastDue(tx.db, { businessId, subscriptionId }))) return;
    if (!order || !owner.email) return;
    await enqueueMail(tx, {
      template: subscriptionDueMail,
      to: owner.email,
      data: { plan: plan.name, amount: plan.price, currency: plan.currency, path: cardPage(order), days: GRACE / DAY },
      dedupeKey: `subscription-due:${orderId}`,
      userId: owner.id,
      businessId,
    });
  });
}
