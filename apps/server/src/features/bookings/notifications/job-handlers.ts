import { type AnyHandledJob, handleJob } from '../../../jobs/handle-job.ts';
import { announceConfirmed } from './appointment-notifications.ts';
import { confirmedJob } from './confirmed-job.ts';

export const notificationJobs: readonly AnyHandledJob[] = [
  handleJob(confirmedJob, async (services, { businessId, appointmentIds }) => {
    for (const appointmentId of appointmentIds) {
      await services.db.transaction((transaction) =>
        announceConfirmed(services, transaction, { businessId, appointmentId }),
      );
    }
  }),
];
