import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { closeAtProvider, reconcileDue, returnMoney } from './orders/reconcile.ts';
import { sendDueRefunds, sendOneRefund } from './refunds/send-refunds.ts';
import { renewDueSubscriptions } from './subscriptions/subscriptions.ts';
import { applyEvent, applyWaitingEvents } from './webhooks/webhooks.ts';

/** Tells the provider that nobody waits for an order any more. */
export const closeOrder = defineJob({
  name: 'close-order',
  payload: z.object({ orderId: z.int() }),
  run: (services, { orderId }) => closeAtProvider(services, orderId),
});

/** Sends back what was paid without being asked for; nothing else would, so it is tried for days. */
export const returnOrder = defineJob({
  name: 'return-order',
  payload: z.object({ orderId: z.int() }),
  retries: 12,
  retryDelay: 60,
  run: (services, { orderId }) => returnMoney(services, orderId),
});

export const sendRefund = defineJob({
  name: 'send-refund',
  payload: z.object({ refundId: z.int() }),
  run: (services, { refundId }) => sendOneRefund(services, refundId),
});

export const applyProviderEvent = defineJob({
  name: 'apply-provider-event',
  payload: z.object({ provider: z.string(), eventId: z.string() }),
  concurrency: 2,
  run: (services, event) => applyEvent(services, event),
});

/** Repairs whatever a webhook or a crashed process left open. */
export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  schedule: '* * * * *',
  run: async (services) => {
    await applyWaitingEvents(services);
    await reconcileDue(services);
    await sendDueRefunds(services);
  },
});

export const renewSubscriptions = defineJob({
  name: 'renew-subscriptions',
  schedule: '17 * * * *',
  run: (services) => renewDueSubscriptions(services),
});

export const paymentJobs = [
  closeOrder,
  returnOrder,
  sendRefund,
  applyProviderEvent,
  reconcilePayments,
  renewSubscriptions,
];
