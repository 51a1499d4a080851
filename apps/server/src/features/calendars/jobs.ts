import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Writes one appointment to a guest's calendar. Idempotent. */
export const writeCalendar = defineJob({
  name: 'write-calendar',
  payload: z.object({ userId: z.int(), businessId: z.int(), appointmentId: z.int() }),
  concurrency: 2,
  retries: 8,
  retryDelay: 30,
});
