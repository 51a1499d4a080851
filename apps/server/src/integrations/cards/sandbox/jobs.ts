import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import { deliverDueWebhooks, deliverWebhook } from './deliver.ts';

/** The gateway's own work: telling its merchant, over HTTP, until it is answered. */
export const deliverSandboxWebhook = defineJob({
  name: 'deliver-sandbox-webhook',
  payload: z.object({ id: z.int() }),
  concurrency: 2,
  retries: 8,
  run: (services, { id }) => deliverWebhook(services, id),
});

export const sweepSandboxWebhooks = defineJob({
  name: 'sweep-sandbox-webhooks',
  schedule: '* * * * *',
  run: (services) => deliverDueWebhooks(services),
});
