import { sumOf } from '@thyme/domain/money';
import { carriedOver } from '@thyme/domain/payments';
import { addMonthsToDate, DAY, dateAt, instantOf, MINUTE, wallAt, wallOf } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { subscriptionPaidMail } from '../mails.ts';
import type { OrderRow } from '../orders/order-store.ts';
import * as store from './subscription-store.ts';

const ZONE = 'Europe/Dublin';
const MONTHS: Record<string, number> = { month: 1, year: 12 };

export async function activateSubscription(tx: UnitOfWork, order: OrderRow): Promise<void> {
  const { businessId, subscriptionId } = order;
  if (businessId === null || subscriptionId === null) throw new Error(`Order ${order.id} has no subscription.`);
  const { plan, until } = await beginPeriod(tx, { businessId, subscriptionId });
  const email = order.userId === null ? null : await store.findEmail(tx.db, order.userId);
  if (email === null) return;
  const { amount, currency } = order;
  await enqueueMail(tx, {
    template: subscriptionPaidMail,
    to: email,
    data: { plan, amount, currency, paidAt: tx.clock.now(), until },
    dedupeKey: `subscription-paid:${order.id}`,
    ...(order.userId === null ? {} : { userId: order.userId }),
    businessId,
  });
}

/**
 * One plan at a time: the previous one ends, and its paid but unused part extends the new one. Renewed early or late, the
 * next period follows the last one.
 */
export async function beginPeriod(
  tx: UnitOfWork,
  key: { businessId: number; subscriptionId: number },
): Promise<{ plan: string; until: number }> {
  const found = await store.lockSubscription(tx.db, key);
  if (!found) throw new Error(`Subscription ${key.subscriptionId} does not exist.`);
  const now = tx.clock.now();
  const { currentPeriodEnd, status } = found.subscription;
  const isRunning = status === 'active' || status === 'past_due';
  const from = isRunning && currentPeriodEnd !== null ? currentPeriodEnd : now;
  const before = await store.endOthers(tx.db, key, now);
  const extra = before.map(({ paidUntil, ...plan }) => carriedOver(paidUntil - now, rateOf(plan), rateOf(found.plan)));
  const until = monthsAfter(from, monthsOf(found.plan)) + sumOf(extra);
  await store.setActive(tx.db, key, until);
  return { plan: found.plan.name, until };
}

const monthsOf = ({ period }: { period: string }) => MONTHS[period] ?? 1;
const rateOf = (plan: { price: number; period: string }) => plan.price / monthsOf(plan);

/** The same wall-clock time, some months later. */
function monthsAfter(from: number, months: number): number {
  const minute = Math.floor((wallOf(ZONE, from) % DAY) / MINUTE);
  return instantOf(ZONE, wallAt(addMonthsToDate(dateAt(ZONE, from), months), minute));
}
