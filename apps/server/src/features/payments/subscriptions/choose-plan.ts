import { changesAtOnce, monthsOf, TRIAL_DAYS, upgradePrice } from '@thyme/domain/payments';
import { DAY, type Instant } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { NOT_COMPLETED } from '../orders/orders.ts';
import { startPayment } from '../orders/start.ts';
import { beginPeriod } from './activate-subscription.ts';
import { insertPlanOrder } from './plan-order.ts';
import { monthsAfter } from './plan-period.ts';
import * as store from './subscription-store.ts';

export interface SubscriptionAnswer {
  status: 0 | 1;
  message: string;
  payment_url: string | null;
  subscribed_id: number | null;
}

const OPEN_FOR = 3600;

const answer = (status: 0 | 1, message: string, subscribedId: number | null = null): SubscriptionAnswer => ({
  status,
  message,
  payment_url: null,
  subscribed_id: subscribedId,
});
const refused = (message: string) => answer(0, message);

/** The decision under the lock: already done, or an order that still has to be opened at the provider. */
type Decided = { done: SubscriptionAnswer } | { orderId: number; subscriptionId: number };

interface Choice {
  userId: number;
  businessId: number;
  plan: store.PlanRow;
}

/**
 * Chooses a plan for a business. The first one begins with a trial that needs no card; a dearer one starts at once and
 * costs the remaining days, a cheaper one starts with the next period; choosing the current one withdraws a
 * cancellation.
 */
export async function subscribe(
  services: Services,
  { userId, planCode, businessId = null }: { userId: number; planCode: string; businessId?: number | null },
): Promise<SubscriptionAnswer> {
  const own = businessId ?? (await store.findOwnedBusiness(services.db, userId));
  if (own === null || !(await store.isOwner(services.db, own, userId)))
    return refused('Only the owner of a business can choose its plan.');
  const plan = await store.findPlan(services.db, planCode);
  if (!plan) return refused('This plan is not offered any more.');
  const decided = await inTransaction(services, async (tx): Promise<Decided> => {
    await store.lockPlan(tx.db, own);
    return decide(tx, { userId, businessId: own, plan });
  });
  return 'done' in decided ? decided.done : openPayment(services, decided);
}

/** Pays for the next period of the current plan now: during a trial, after a failed payment, or early. */
export async function payPlan(
  services: Services,
  { userId, businessId }: { userId: number; businessId: number },
): Promise<SubscriptionAnswer> {
  const decided = await inTransaction(services, async (tx): Promise<Decided> => {
    await store.lockPlan(tx.db, businessId);
    const running = await store.findRunning(tx.db, businessId);
    if (!running) return { done: refused('Please choose a plan first.') };
    const { subscription, plan, nextPlan } = running;
    // The next payment is for the plan of the next period.
    if (nextPlan) await switchPlan(tx, subscription, nextPlan);
    return order(tx, { userId, businessId, plan: nextPlan ?? plan }, subscription.id);
  });
  return 'done' in decided ? decided.done : openPayment(services, decided);
}

async function openPayment(
  services: Services,
  { orderId, subscriptionId }: { orderId: number; subscriptionId: number },
): Promise<SubscriptionAnswer> {
  const started = await startPayment(services, { orderId });
  if (started.status !== 'open') return refused(started.failure ?? NOT_COMPLETED);
  return { status: 1, message: '', payment_url: started.paymentUrl, subscribed_id: subscriptionId };
}

async function decide(tx: UnitOfWork, choice: Choice): Promise<Decided> {
  const { businessId, plan } = choice;
  const running = await store.findRunning(tx.db, businessId);
  if (!running) return begin(tx, choice);
  const { subscription } = running;
  if (running.plan.id === plan.id) return keep(tx, choice, running);
  if (subscription.status === 'trialing') {
    await switchPlan(tx, subscription, plan);
    return { done: answer(1, `You’re now trying ${plan.name}.`, subscription.id) };
  }
  if (subscription.status === 'past_due') {
    // Nothing is paid yet, so the next period simply has the new plan.
    await switchPlan(tx, subscription, plan);
    return plan.price > 0 ? order(tx, choice, subscription.id) : startFree(tx, businessId, subscription.id);
  }
  return changesAtOnce(running.plan, plan) ? upgrade(tx, choice, running) : changeLater(tx, running, plan);
}

async function begin(tx: UnitOfWork, choice: Choice): Promise<Decided> {
  const { businessId, plan } = choice;
  const now = tx.clock.now();
  if (plan.price > 0 && !(await store.hasHadPlan(tx.db, businessId))) {
    await store.insertTrial(tx.db, { businessId, planId: plan.id, createdAt: now, endsAt: now + TRIAL_DAYS * DAY });
    const running = await store.findRunning(tx.db, businessId);
    return { done: answer(1, `Your ${TRIAL_DAYS} free days with ${plan.name} start now.`, running?.subscription.id) };
  }
  const subscriptionId = await pending(tx, choice, null);
  return plan.price > 0 ? order(tx, choice, subscriptionId) : startFree(tx, businessId, subscriptionId);
}

async function startFree(tx: UnitOfWork, businessId: number, subscriptionId: number): Promise<Decided> {
  await beginPeriod(tx, { businessId, subscriptionId });
  return { done: answer(1, 'Your plan has started.', subscriptionId) };
}

/**
 * Chooses the current plan: withdraws a planned cancellation or change. If there is neither, the next period is paid;
 * nothing of this one is lost.
 */
async function keep(tx: UnitOfWork, choice: Choice, { subscription, plan, nextPlan }: store.Running): Promise<Decided> {
  const { businessId, id: subscriptionId, isLeaving } = subscription;
  if (!isLeaving && !nextPlan) {
    return plan.price > 0 ? order(tx, choice, subscriptionId) : { done: refused('This is your plan already.') };
  }
  await store.updateSubscription(tx.db, { businessId, subscriptionId }, { isLeaving: false, nextPlanId: null });
  return { done: answer(1, `You stay on ${plan.name}.`, subscriptionId) };
}

async function upgrade(tx: UnitOfWork, choice: Choice, { subscription, plan: from }: store.Running): Promise<Decided> {
  const { plan: to, businessId } = choice;
  const end = subscription.currentPeriodEnd ?? tx.clock.now();
  const left = end - tx.clock.now();
  const price = upgradePrice({ from, to }, { left, whole: end - monthsAfter(end, -monthsOf(from)) });
  const subscriptionId = await pending(tx, choice, price === null ? null : end);
  if (price !== 0) return order(tx, choice, subscriptionId, price ?? to.price);
  await beginPeriod(tx, { businessId, subscriptionId }, 0);
  return { done: answer(1, `You’re now on ${to.name}.`, subscriptionId) };
}

async function changeLater(tx: UnitOfWork, { subscription }: store.Running, plan: store.PlanRow): Promise<Decided> {
  const { businessId, id: subscriptionId } = subscription;
  await store.updateSubscription(tx.db, { businessId, subscriptionId }, { nextPlanId: plan.id, isLeaving: false });
  return { done: answer(1, `${plan.name} starts with your next period.`, subscriptionId) };
}

async function switchPlan(tx: UnitOfWork, subscription: store.SubscriptionRow, plan: store.PlanRow): Promise<void> {
  const key = { businessId: subscription.businessId, subscriptionId: subscription.id };
  await store.updateSubscription(tx.db, key, { planId: plan.id, nextPlanId: null, isLeaving: false });
}

function pending(tx: UnitOfWork, { businessId, plan }: Choice, currentPeriodEnd: Instant | null): Promise<number> {
  const createdAt = tx.clock.now();
  const chosen = { businessId, planId: plan.id, provider: tx.cards.name, createdAt, currentPeriodEnd };
  return store.insertPending(tx.db, chosen);
}

async function order(
  tx: UnitOfWork,
  { userId, businessId, plan }: Choice,
  subscriptionId: number,
  amount = plan.price,
): Promise<Decided> {
  const { currency } = plan;
  const orderId = await insertPlanOrder(tx, {
    businessId,
    subscriptionId,
    userId,
    amount,
    currency,
    openFor: OPEN_FOR,
  });
  return { orderId, subscriptionId };
}
