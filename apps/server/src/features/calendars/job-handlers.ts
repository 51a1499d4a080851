import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { writeCalendar } from './jobs.ts';
import { readCalendar, writeOwnerCalendar } from './owners/jobs.ts';
import { readSource, takeDueSources } from './owners/read-source.ts';
import { writeOut } from './owners/write-out.ts';
import { writeEvents } from './write-events.ts';

export const calendarJobs: readonly AnyHandledJob[] = [
  handleJob(writeCalendar, (services, key) => writeEvents(services, key)),
  handleJob(defineJob({ name: 'check-owner-calendars', schedule: '* * * * *' }), async (services) => {
    for (const key of await takeDueSources(services)) await services.jobs.enqueue(readCalendar, key);
  }),
  handleJob(readCalendar, async (services, key) => {
    await readSource(services, key);
    await services.jobs.enqueue(writeOwnerCalendar, key, { key: `write:${key.id}` });
  }),
  handleJob(writeOwnerCalendar, (services, key) => writeOut(services, key)),
];
