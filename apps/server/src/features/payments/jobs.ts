import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Cancels an order at the provider that is no longer needed. */
export const closeOrder = defineJob({
  name: 'close-order',
  payload: z.object({ orderId: z.int() }),
});

/** Refunds a payment that matches no sale. No other job would, so it is retried for days. */
export const returnOrder = defineJob({
  name: 'return-order',
  payload: z.object({ orderId: z.int() }),
  retries: 12,
  retryDelay: 60,
});

/** Deletes a card at the provider that was removed or replaced. */
export const deleteVaultCard = defineJob({
  name: 'delete-vault-card',
  payload: z.object({ provider: z.string(), cardId: z.string() }),
  retries: 12,
  retryDelay: 60,
});

/** Deletes the customer of a closed account at the provider, with all its cards. */
export const deleteVaultCustomer = defineJob({
  name: 'delete-vault-customer',
  payload: z.object({ provider: z.string(), customerId: z.string() }),
  retries: 12,
  retryDelay: 60,
});

export const sendRefund = defineJob({
  name: 'send-refund',
  payload: z.object({ refundId: z.int() }),
});

export const applyProviderEvent = defineJob({
  name: 'apply-provider-event',
  payload: z.object({ provider: z.string(), eventId: z.string() }),
  concurrency: 2,
});

export const sendPayout = defineJob({
  name: 'send-payout',
  payload: z.object({ payoutId: z.int() }),
});
