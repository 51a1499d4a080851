import { type AnyHandledJob, handleJob } from '../../../jobs/handle-job.ts';
import { defineJob } from '../../../jobs/job.ts';
import { deliverDueWebhooks, deliverWebhook } from './deliver.ts';
import { deliverSandboxWebhook } from './jobs.ts';
import { isSandbox } from './sandbox-cards.ts';
import { moveSandboxMoney } from './sandbox-payouts.ts';

export const sweepSandboxWebhooks = handleJob(
  defineJob({
    name: 'sweep-sandbox-webhooks',
    schedule: '* * * * *',
  }),
  (services) => deliverDueWebhooks(services),
);

/** The sandbox's clock: payouts arrive, disputes open and are decided. */
export const runSandboxClock = handleJob(
  defineJob({
    name: 'run-sandbox-clock',
    schedule: '* * * * *',
  }),
  async (services) => {
    if (isSandbox(services.cards)) await moveSandboxMoney(services);
  },
);

export const sandboxJobs: readonly AnyHandledJob[] = [
  handleJob(deliverSandboxWebhook, (services, { id }) => deliverWebhook(services, id)),
  sweepSandboxWebhooks,
  runSandboxClock,
];
