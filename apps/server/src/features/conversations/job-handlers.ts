import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { forgetMessagePictures } from './jobs.ts';
import { notifyUnread } from './notices/notify-unread.ts';
import { dropUnsent } from './pictures/message-pictures.ts';

export const notifyOfMessages = handleJob(
  defineJob({ name: 'notify-of-messages', schedule: '* * * * *' }),
  (services) => notifyUnread(services),
);

export const conversationJobs: readonly AnyHandledJob[] = [
  notifyOfMessages,
  handleJob(defineJob({ name: 'drop-unsent-pictures', schedule: '17 * * * *' }), (services) => dropUnsent(services)),
  handleJob(forgetMessagePictures, async ({ files }, { keys }) => {
    for (const key of keys) await files.remove(key);
  }),
];
