import { defineJob } from '../../jobs/job.ts';
import { deliver, deliverDue } from './delivery.ts';

/** Sends one mail as soon as its transaction has committed. */
export const deliverMail = defineJob<{ id: number }>({
  name: 'deliver-mail',
  concurrency: 4,
  run: (services, { id }) => deliver(services, id),
});

/** Catches up with everything that is due. */
export const sweepMail = defineJob({
  name: 'sweep-mail',
  schedule: '* * * * *',
  run: (services) => deliverDue(services),
});
