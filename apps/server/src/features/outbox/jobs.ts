import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Sends one mail as soon as its transaction has committed. */
export const deliverMail = defineJob({
  name: 'deliver-mail',
  payload: z.object({ id: z.int() }),
  concurrency: 4,
});
