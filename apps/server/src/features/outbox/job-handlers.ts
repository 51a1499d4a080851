import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { deliver, deliverDue } from './delivery.ts';
import { deliverMail } from './jobs.ts';

/** Sends everything that is due. */
export const sweepMail = handleJob(
  defineJob({
    name: 'sweep-mail',
    schedule: '* * * * *',
  }),
  (services) => deliverDue(services),
);

export const outboxJobs: readonly AnyHandledJob[] = [
  handleJob(deliverMail, async (services, { id }) => {
    await deliver(services, id);
  }),
  sweepMail,
];
