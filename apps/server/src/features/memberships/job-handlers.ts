import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { renewMemberships, warnOfExpiry } from './turn-periods.ts';

/** Every ten minutes, because shops are in different time zones. */
export const chargeMemberships = handleJob(
  defineJob({
    name: 'charge-memberships',
    schedule: '*/10 * * * *',
  }),
  (services) => renewMemberships(services),
);

export const warnOfCards = handleJob(
  defineJob({
    name: 'warn-of-expiring-cards',
    schedule: '37 9 * * *',
  }),
  (services) => warnOfExpiry(services),
);

export const membershipJobs: readonly AnyHandledJob[] = [chargeMemberships, warnOfCards];
