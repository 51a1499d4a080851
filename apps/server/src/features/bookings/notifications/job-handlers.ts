import { type AnyHandledJob, handleJob } from '../../../jobs/handle-job.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { announceConfirmed } from './appointment-notifications.ts';
import { confirmedJob } from './confirmed-job.ts';

export const notificationJobs: readonly AnyHandledJob[] = [
  handleJob(confirmedJob, async (services, { businessId, appointmentIds }) => {
    for (const appointmentId of appointmentIds) {
      await inTransaction(services, (tx) => announceConfirmed(tx, { businessId, appointmentId }));
    }
  }),
];
