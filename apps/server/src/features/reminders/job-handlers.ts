import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { requestReviews } from './review/sweep.ts';
import { followUp, remindAll } from './sweep.ts';

export const sendReminders = handleJob(defineJob({ name: 'send-reminders', schedule: '* * * * *' }), (services) =>
  remindAll(services),
);

export const followReminders = handleJob(defineJob({ name: 'follow-reminders', schedule: '* * * * *' }), (services) =>
  followUp(services),
);

export const sendReviewRequests = handleJob(
  defineJob({ name: 'request-reviews', schedule: '*/10 * * * *' }),
  (services) => requestReviews(services),
);

export const reminderJobs: readonly AnyHandledJob[] = [sendReminders, followReminders, sendReviewRequests];
