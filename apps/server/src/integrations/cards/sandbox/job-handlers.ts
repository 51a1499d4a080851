import { type AnyHandledJob, handleJob } from '../../../jobs/handle-job.ts';
import { defineJob } from '../../../jobs/job.ts';
import { deliverDueWebhooks, deliverWebhook } from './deliver.ts';
import { deliverSandboxWebhook } from './jobs.ts';

export const sweepSandboxWebhooks = handleJob(
  defineJob({
    name: 'sweep-sandbox-webhooks',
    schedule: '* * * * *',
  }),
  (services) => deliverDueWebhooks(services),
);

export const sandboxJobs: readonly AnyHandledJob[] = [
  handleJob(deliverSandboxWebhook, (services, { id }) => deliverWebhook(services, id)),
  sweepSandboxWebhooks,
];
