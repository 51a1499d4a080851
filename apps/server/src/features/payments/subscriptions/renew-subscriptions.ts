import { GRACE_DAYS, REMINDER_DAYS } from '@thyme/domain/payments';
import { DAY } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { enqueueMail, type OtherMail } from '../../outbox/index.ts';
import { findOwnOrder } from '../orders/order-store.ts';
import { cardPage, type StartedPayment, startPayment } from '../orders/start.ts';
import { beginPeriod } from './activate-subscription.ts';
import { endPlan } from './leave-plan.ts';
import { planEndedMail, subscriptionDueMail, trialEndingMail } from './mails.ts';
import { insertPlanOrder } from './plan-order.ts';
import * as store from './subscription-store.ts';

/**
 * Once an hour: reminds of ending trials, charges the next period or requests payment, ends cancelled plans and plans
 * unpaid for too long. A failure for one business is logged and retried in the next run.
 */
export async function renewDueSubscriptions(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const due of await store.listTrialsEnding(services.db, now + REMINDER_DAYS * DAY))
    await attempt(services, due, () => remindOfTrial(services, due));
  for (const due of await store.listUnpaid(services.db, now - GRACE_DAYS * DAY))
    await attempt(services, due, () => end(services, due, 'unpaid'));
  for (const due of await store.listDue(services.db, now))
    await attempt(services, due, () => (due.isLeaving ? end(services, due, 'left') : renew(services, due)));
}

async function attempt(services: Services, due: store.DueSubscription, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    services.log.error({ err: error, subscription: due.id }, 'a plan could not be renewed or ended');
  }
}

const keyOf = ({ businessId, id }: store.DueSubscription): store.Key => ({ businessId, subscriptionId: id });

/** Does nothing if the owner changed the plan, or paid, since it was listed. */
async function isUnchanged(tx: UnitOfWork, due: store.DueSubscription): Promise<boolean> {
  await store.lockPlan(tx.db, due.businessId);
  const found = await store.lockSubscription(tx.db, keyOf(due));
  const now = found?.subscription;
  return now?.status === due.status && now.currentPeriodEnd === due.endsAt && now.isLeaving === due.isLeaving;
}

async function remindOfTrial(services: Services, due: store.DueSubscription): Promise<void> {
  await inTransaction(services, async (tx) => {
    if (!(await isUnchanged(tx, due))) return;
    await store.updateSubscription(tx.db, keyOf(due), { remindedAt: tx.clock.now() });
    const { plan, endsAt } = due;
    await mailOwner(tx, due, 'trial-ending', {
      template: trialEndingMail,
      data: { plan: plan.name, amount: plan.price, currency: plan.currency, period: plan.period, endsAt: endsAt ?? 0 },
    });
  });
}

async function end(services: Services, due: store.DueSubscription, why: 'left' | 'unpaid'): Promise<void> {
  await inTransaction(services, async (tx) => {
    if (!(await isUnchanged(tx, due))) return;
    await endPlan(tx, keyOf(due));
    await mailOwner(tx, due, 'ended', { template: planEndedMail, data: { plan: due.plan.name, why } });
  });
}

async function renew(services: Services, due: store.DueSubscription): Promise<void> {
  const { nextPlan } = due;
  const plan = nextPlan ?? due.plan;
  if (plan.price === 0) {
    await inTransaction(services, async (tx) => {
      if (!(await isUnchanged(tx, due))) return;
      if (nextPlan) await store.updateSubscription(tx.db, keyOf(due), { planId: nextPlan.id, nextPlanId: null });
      await beginPeriod(tx, keyOf(due));
    });
    return;
  }
  const orderId = await claim(services, due, plan);
  if (orderId === null) return;
  const started = await startPayment(services, {
    orderId,
    ...(due.savedCardId === null ? {} : { method: 'stripe', savedCardId: due.savedCardId, isUnattended: true }),
  });
  if (started.status === 'paid') return;
  await inTransaction(services, (tx) => afterCharge(tx, { ...due, plan }, started));
}

/** From here on the period counts as unpaid, so that no other process charges it too. */
async function claim(
  services: Services,
  due: store.DueSubscription,
  { price: amount, currency }: { price: number; currency: string },
): Promise<number | null> {
  return inTransaction(services, async (tx) => {
    const isOurs = (await isUnchanged(tx, due)) && (await store.claimRenewal(tx.db, keyOf(due), tx.clock.now()));
    if (!isOurs) return null;
    if (due.nextPlan) await store.updateSubscription(tx.db, keyOf(due), { planId: due.nextPlan.id, nextPlanId: null });
    const { businessId, id: subscriptionId, owner } = due;
    const order = { businessId, subscriptionId, userId: owner.id, amount, currency };
    return insertPlanOrder(tx, { ...order, openFor: GRACE_DAYS * DAY });
  });
}

async function afterCharge(tx: UnitOfWork, due: store.DueSubscription, started: StartedPayment): Promise<void> {
  await store.lockPlan(tx.db, due.businessId);
  const now = (await store.lockSubscription(tx.db, keyOf(due)))?.subscription;
  if (now?.status !== 'past_due') return;
  // The provider is down: the plan continues, and the next run retries.
  if (started.status !== 'open')
    return void (await store.updateSubscription(tx.db, keyOf(due), { status: due.status }));
  const order = await findOwnOrder(tx.db, started.orderId, due.owner.id);
  if (!order) return;
  const { plan } = due;
  await mailOwner(tx, due, `due:${order.id}`, {
    template: subscriptionDueMail,
    data: {
      plan: plan.name,
      amount: plan.price,
      currency: plan.currency,
      path: cardPage(order),
      days: GRACE_DAYS,
      failure: due.savedCardId === null ? null : (started.failure ?? 'Your bank needs you to confirm the payment.'),
    },
  });
}

async function mailOwner<Data extends object>(
  tx: UnitOfWork,
  { id, businessId, owner }: store.DueSubscription,
  what: string,
  mail: { template: OtherMail<Data>; data: Data },
): Promise<void> {
  if (!owner.email) return;
  const dedupeKey = `subscription:${id}:${what}`;
  await enqueueMail(tx, { ...mail, to: owner.email, dedupeKey, userId: owner.id, businessId });
}
