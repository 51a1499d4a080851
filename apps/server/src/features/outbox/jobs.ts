import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { deliver, deliverDue } from './delivery.ts';

/** Sends one mail as soon as its transaction has committed. */
export const deliverMail = defineJob({
  name: 'deliver-mail',
  payload: z.object({ id: z.int() }),
  concurrency: 4,
  run: (services, { id }) => deliver(services, id),
});

/** Catches up with everything that is due. */
export const sweepMail = defineJob({
  name: 'sweep-mail',
  schedule: '* * * * *',
  run: (services) => deliverDue(services),
});
