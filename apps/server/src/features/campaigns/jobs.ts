import { defineJob } from '../../jobs/job.ts';

/** Sends due messages of all campaigns; also enqueued when one is sent at once. */
export const sendCampaigns = defineJob({ name: 'send-campaigns', schedule: '* * * * *' });

/** Greets guests before their birthday. */
export const greetBirthdays = defineJob({ name: 'greet-birthdays', schedule: '*/15 * * * *' });

/** Sends rebooking messages to guests who have nothing booked. */
export const askGuestsBack = defineJob({ name: 'ask-guests-back', schedule: '*/5 * * * *' });
