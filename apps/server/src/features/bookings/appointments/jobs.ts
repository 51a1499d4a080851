import { defineJob } from '../../../jobs/job.ts';
import { waiveUndecided } from '../desk/decide-fee.ts';
import { askForReviews, completeAll, remindAll } from './sweeps.ts';

export const sendReminders = defineJob({
  name: 'send-reminders',
  schedule: '* * * * *',
  run: (services) => remindAll(services),
});

export const requestReviews = defineJob({
  name: 'request-reviews',
  schedule: '*/10 * * * *',
  run: (services) => askForReviews(services),
});

export const completeVisits = defineJob({
  name: 'complete-visits',
  schedule: '*/15 * * * *',
  run: (services) => completeAll(services),
});

export const waiveFees = defineJob({
  name: 'waive-fees',
  schedule: '23 * * * *',
  run: (services) => waiveUndecided(services),
});
