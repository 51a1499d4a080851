import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { greetGuests } from './birthdays/sweep.ts';
import { askGuestsBack, greetBirthdays, sendCampaigns } from './jobs.ts';
import { askBack } from './rebooking/sweep.ts';
import { runCampaigns } from './sweep.ts';

export const campaignJobs: readonly AnyHandledJob[] = [
  handleJob(sendCampaigns, (services) => runCampaigns(services)),
  handleJob(greetBirthdays, (services) => greetGuests(services)),
  handleJob(askGuestsBack, (services) => askBack(services)),
];
