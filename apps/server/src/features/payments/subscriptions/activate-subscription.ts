import { sumOf } from '@thyme/domain/money';
import { carriedOver, monthlyRate, monthsOf } from '@thyme/domain/payments';
import type { Instant } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { businessChanged } from '../../edits/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import type { OrderRow } from '../orders/order-store.ts';
import { subscriptionPaidMail } from './mails.ts';
import { issuePlanInvoice } from './plan-invoices.ts';
import { paidUntil } from './plan-period.ts';
import * as store from './subscription-store.ts';

/** How a plan was paid. */
export interface PlanPayment {
  instrument: string | null;
  /** The card that the owner agreed to have charged from now on. */
  savedCardId: number | null;
}

/** A plan was paid: its period begins or is extended, and the owner gets an invoice and a receipt. */
export async function activateSubscription(
  tx: UnitOfWork,
  order: OrderRow,
  { instrument, savedCardId }: PlanPayment,
): Promise<void> {
  const { businessId, subscriptionId } = order;
  if (businessId === null || subscriptionId === null) throw new Error(`Order ${order.id} has no subscription.`);
  const { amount, currency } = order;
  const key = { businessId, subscriptionId };
  const { plan, from, until } = await beginPeriod(tx, key, amount);
  if (savedCardId !== null) await store.updateSubscription(tx.db, key, { savedCardId });
  const invoice = await issuePlanInvoice(tx, order, { plan, from, until, instrument });
  const email = order.userId === null ? null : await store.findEmail(tx.db, order.userId);
  if (email === null) return;
  await enqueueMail(tx, {
    template: subscriptionPaidMail,
    to: email,
    data: { plan, amount, currency, paidAt: tx.clock.now(), until, invoice },
    dedupeKey: `subscription-paid:${order.id}`,
    ...(order.userId === null ? {} : { userId: order.userId }),
    businessId,
  });
}

/**
 * One plan at a time: the previous one ends, and its paid but unused part extends the new one. Renewed early or late,
 * the next period follows the last one, and a trial is used up first. Without an amount the plan is free.
 */
export async function beginPeriod(
  tx: UnitOfWork,
  key: store.Key,
  amount: number | null = null,
): Promise<{ plan: string; from: Instant; until: Instant }> {
  await store.lockPlan(tx.db, key.businessId);
  const found = await store.lockSubscription(tx.db, key);
  if (!found) throw new Error(`Subscription ${key.subscriptionId} does not exist.`);
  const { subscription, plan } = found;
  const now = tx.clock.now();
  const isRunning = store.RUNNING.includes(subscription.status);
  const before = await store.endOthers(tx.db, key, now);
  const [replaced] = before;
  const paid = { amount: amount ?? plan.price, price: plan.price, months: monthsOf(plan) };
  const from = isRunning && subscription.currentPeriodEnd !== null ? subscription.currentPeriodEnd : now;
  const extra = before.map(({ status, paidUntil: end, ...old }) =>
    // A trial is free, so its remaining days are carried over unchanged.
    status === 'trialing' ? Math.max(0, end - now) : carriedOver(end - now, monthlyRate(old), monthlyRate(plan)),
  );
  const isUpgrade = !isRunning && paid.amount < plan.price && replaced?.paidUntil === subscription.currentPeriodEnd;
  const until = isUpgrade && replaced ? replaced.paidUntil : paidUntil(from, paid) + sumOf(extra);
  await store.updateSubscription(tx.db, key, {
    status: 'active',
    currentPeriodEnd: until,
    endedAt: null,
    isLeaving: false,
    nextPlanId: null,
    ...(replaced?.savedCardId ? { savedCardId: replaced.savedCardId } : {}),
  });
  if (await store.takeHidden(tx.db, key.businessId)) await showShop(tx, key.businessId);
  return { plan: plan.name, from, until };
}

/** Shows the shop again if the end of its last plan had hidden it. */
export async function showShop(tx: UnitOfWork, businessId: number): Promise<void> {
  if (await store.setShown(tx.db, businessId, true)) await businessChanged(tx, { businessId });
}
