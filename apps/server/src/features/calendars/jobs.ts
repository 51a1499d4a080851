import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Brings a guest's calendar in line with one appointment. Repeating it changes nothing. */
export const writeCalendar = defineJob({
  name: 'write-calendar',
  payload: z.object({ userId: z.int(), businessId: z.int(), appointmentId: z.int() }),
  concurrency: 2,
  retries: 8,
  retryDelay: 30,
});
