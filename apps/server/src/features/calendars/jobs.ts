import { defineJob } from '../../jobs/job.ts';
import { writeEvents } from './write-events.ts';

/** Brings a guest's calendar in line with one appointment. Repeating it changes nothing. */
export const writeCalendar = defineJob<{ userId: number; businessId: number; appointmentId: number }>({
  name: 'write-calendar',
  concurrency: 2,
  retries: 8,
  retryDelay: 30,
  run: (services, key) => writeEvents(services, key),
});
