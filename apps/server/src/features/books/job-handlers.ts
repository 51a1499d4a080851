import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { applyRate, listDue } from '../businesses/index.ts';

/** Applies VAT rates whose day has come, by the clock of each business. */
export const applyRates = handleJob(
  defineJob({ name: 'apply-vat-rates', schedule: '2 * * * *' }),
  async ({ db, clock }) => {
    for (const { businessId, ...change } of await listDue(db, clock.now()))
      if (change.subject !== 'product') await applyRate(db, businessId, change);
  },
);

export const bookJobs: readonly AnyHandledJob[] = [applyRates];
