import { type AnyHandledJob, handleJob } from '../../../jobs/handle-job.ts';
import { announceConfirmed } from './appointment-notices.ts';
import { tellConfirmed } from './confirmed-job.ts';

export const noticeJobs: readonly AnyHandledJob[] = [
  handleJob(tellConfirmed, async (services, { businessId, appointmentIds }) => {
    for (const appointmentId of appointmentIds) {
      await services.db.transaction((transaction) =>
        announceConfirmed(services, transaction, { businessId, appointmentId }),
      );
    }
  }),
];
