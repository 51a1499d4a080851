import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';

/** The gateway's own work: telling its merchant, over HTTP, until it is answered. */
export const deliverSandboxWebhook = defineJob({
  name: 'deliver-sandbox-webhook',
  payload: z.object({ id: z.int() }),
  concurrency: 2,
  retries: 8,
});
