import { type AnyHandledJob, handleJob } from '../../../jobs/handle-job.ts';
import { defineJob } from '../../../jobs/job.ts';
import { acceptDue, acceptOneIfDue } from './due.ts';
import { autoAccept } from './jobs.ts';

/** Catches proposals whose own job was lost. */
export const sweepProposals = handleJob(
  defineJob({
    name: 'sweep-proposals',
    schedule: '* * * * *',
  }),
  (services) => acceptDue(services),
);

export const rescheduleJobs: readonly AnyHandledJob[] = [
  handleJob(autoAccept, (services, { appointmentId }) => acceptOneIfDue(services, appointmentId)),
  sweepProposals,
];
