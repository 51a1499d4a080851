import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { writeCalendar } from './jobs.ts';
import { writeEvents } from './write-events.ts';

export const calendarJobs: readonly AnyHandledJob[] = [
  handleJob(writeCalendar, (services, key) => writeEvents(services, key)),
];
