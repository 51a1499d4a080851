import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { businessChanged } from '../../edits/index.ts';
import { planEnded } from '../hooks.ts';
import * as store from './subscription-store.ts';

/** Cancels at the end of the paid period or the trial. An unpaid plan ends at once. */
export async function leavePlan(services: Services, businessId: number): Promise<StatusMessage> {
  return inTransaction(services, async (tx) => {
    await store.lockPlan(tx.db, businessId);
    const running = await store.findRunning(tx.db, businessId);
    if (!running) return { status: 0, message: 'There is no plan to leave.' };
    const { id: subscriptionId, status, isLeaving } = running.subscription;
    if (isLeaving) return { status: 0, message: 'You’ve already cancelled this plan.' };
    const key = { businessId, subscriptionId };
    if (status === 'past_due') {
      await endPlan(tx, key);
      return { status: 1, message: 'Your plan has ended. Guests no longer see your page; your diary stays.' };
    }
    await store.updateSubscription(tx.db, key, { isLeaving: true, nextPlanId: null });
    return { status: 1, message: 'You’ve left your plan. Nothing more will be charged.' };
  });
}

/** The plan has ended: the shop's page is hidden from guests, and existing bookings remain. */
export async function endPlan(tx: UnitOfWork, key: store.Key): Promise<void> {
  const { businessId } = key;
  const hidShop = await store.setShown(tx.db, businessId, false);
  if (hidShop) await businessChanged(tx, { businessId });
  await store.updateSubscription(tx.db, key, { status: 'ended', endedAt: tx.clock.now(), nextPlanId: null, hidShop });
  await planEnded(tx, { businessId });
}
