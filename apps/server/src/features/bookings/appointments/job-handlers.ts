import { type AnyHandledJob, handleJob } from '../../../jobs/handle-job.ts';
import { defineJob } from '../../../jobs/job.ts';
import { waiveUndecided } from '../desk/decide-fee.ts';
import { completeAll, sendReviewRequests } from './sweeps.ts';

export const requestReviews = handleJob(
  defineJob({
    name: 'request-reviews',
    schedule: '*/10 * * * *',
  }),
  (services) => sendReviewRequests(services),
);

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

export const appointmentJobs: readonly AnyHandledJob[] = [requestReviews, completeAppointments, waiveFees];
