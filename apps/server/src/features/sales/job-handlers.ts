import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { lapseHold } from './jobs.ts';
import { lapseAll, lapseSale } from './release.ts';

/** Releases holds whose own job was lost. */
export const sweepHolds = handleJob(
  defineJob({
    name: 'sweep-holds',
    schedule: '* * * * *',
  }),
  async (services) => {
    const lapsed = await lapseAll(services);
    if (lapsed > 0) services.log.info({ lapsed }, 'holds lapsed');
  },
);

export const saleJobs: readonly AnyHandledJob[] = [
  handleJob(lapseHold, (services, key) => lapseSale(services, key)),
  sweepHolds,
];
