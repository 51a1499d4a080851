import { defineJob } from '../../../jobs/job.ts';
import { announceConfirmed } from './appointment-notices.ts';

/** Mails, bells and calendars of a new booking. Kept out of its transaction, so that no other guest waits for them. */
export const tellConfirmed = defineJob<{ businessId: number; appointmentIds: number[] }>({
  name: 'tell-confirmed',
  concurrency: 2,
  run: async (services, { businessId, appointmentIds }) => {
    for (const appointmentId of appointmentIds) {
      await services.db.transaction((transaction) =>
        announceConfirmed(services, transaction, { businessId, appointmentId }),
      );
    }
  },
});
