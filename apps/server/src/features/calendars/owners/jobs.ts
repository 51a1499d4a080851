import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';

const key = z.object({ businessId: z.int(), id: z.int() });

/** Reads one calendar of a person. Idempotent; a calendar that fails becomes due again later, so the job is not retried. */
export const readCalendar = defineJob({ name: 'read-owner-calendar', payload: key, concurrency: 2, retries: 2 });

/** Synchronises a person's external calendar with the shop's appointments. Idempotent. */
export const writeOwnerCalendar = defineJob({
  name: 'write-owner-calendar',
  payload: key,
  concurrency: 2,
  retries: 8,
  retryDelay: 30,
});
