import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';

const key = z.object({ businessId: z.int(), id: z.int() });

/** Reads one calendar of a person. Idempotent; a calendar that fails is due again later, so the job is not retried. */
export const readCalendar = defineJob({ name: 'read-owner-calendar', payload: key, concurrency: 2, retries: 2 });

/** Makes the appointments in one calendar of a person those of the shop. Idempotent. */
export const writeOwnerCalendar = defineJob({
  name: 'write-owner-calendar',
  payload: key,
  concurrency: 2,
  retries: 8,
  retryDelay: 30,
});
