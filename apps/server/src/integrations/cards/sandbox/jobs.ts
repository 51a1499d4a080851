import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';

/** Delivers a webhook of the gateway over HTTP until the merchant accepts it. */
export const deliverSandboxWebhook = defineJob({
  name: 'deliver-sandbox-webhook',
  payload: z.object({ id: z.int() }),
  concurrency: 2,
  notifiesInBatches: true,
  retries: 8,
});
