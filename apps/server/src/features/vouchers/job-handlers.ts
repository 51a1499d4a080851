import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { sendDueGifts } from './gifts.ts';

/** Finds due gifts. It reads the table, so a changed day needs no job of its own. */
export const sendGifts = handleJob(defineJob({ name: 'send-gift-vouchers', schedule: '* * * * *' }), (services) =>
  sendDueGifts(services),
);

export const voucherJobs: readonly AnyHandledJob[] = [sendGifts];
