import { defineJob } from '../../jobs/job.ts';

/** Sends what is due of all campaigns; also enqueued when one is sent at once. */
export const sendCampaigns = defineJob({ name: 'send-campaigns', schedule: '* * * * *' });

/** Asks guests back who have nothing booked. */
export const askGuestsBack = defineJob({ name: 'ask-guests-back', schedule: '*/5 * * * *' });
