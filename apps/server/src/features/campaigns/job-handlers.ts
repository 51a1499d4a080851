import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { sendCampaigns } from './jobs.ts';
import { runCampaigns } from './sweep.ts';

export const campaignJobs: readonly AnyHandledJob[] = [handleJob(sendCampaigns, (services) => runCampaigns(services))];
