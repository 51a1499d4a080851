import { type AnyHandledJob, handleJob } from '../../../jobs/handle-job.ts';
import { defineJob } from '../../../jobs/job.ts';
import { waiveUndecided } from '../desk/decide-fee.ts';
import { completeAll } from './sweeps.ts';

export const completeAppointments = handleJob(
  defineJob({
    name: 'complete-visits',
    schedule: '*/15 * * * *',
  }),
  (services) => completeAll(services),
);

export const waiveFees = handleJob(
  defineJob({
    name: 'waive-fees',
    schedule: '23 * * * *',
  }),
  (services) => waiveUndecided(services),
);

export const appointmentJobs: readonly AnyHandledJob[] = [completeAppointments, waiveFees];
