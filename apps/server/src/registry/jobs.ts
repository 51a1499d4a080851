import { forgetPhotos, sendResetLink } from '../features/accounts/jobs.ts';
import { completeVisits, requestReviews, sendReminders, waiveFees } from '../features/bookings/appointments/jobs.ts';
import { tellConfirmed } from '../features/bookings/notices/confirmed-job.ts';
import { autoAccept, sweepProposals } from '../features/bookings/reschedule/jobs.ts';
import { writeCalendar } from '../features/calendars/jobs.ts';
import { deliverMail, sweepMail } from '../features/outbox/jobs.ts';
import { paymentJobs } from '../features/payments/jobs.ts';
import { lapseHold, sweepHolds } from '../features/sales/jobs.ts';
import {
  endOffer,
  offerFreed,
  offerFreedSeat,
  offerOpenedDays,
  sweepWaitingList,
} from '../features/waiting-list/jobs.ts';
import { deliverSandboxWebhook, sweepSandboxWebhooks } from '../integrations/cards/sandbox/jobs.ts';
import type { AnyJob } from '../jobs/job.ts';
import { purge } from './purge.ts';

/** Every kind of work that runs later. A feature adds its `jobs.ts` here. */
export const jobs: readonly AnyJob[] = [
  deliverMail,
  sweepMail,
  sendResetLink,
  forgetPhotos,
  purge,
  tellConfirmed,
  lapseHold,
  sweepHolds,
  offerFreed,
  offerFreedSeat,
  offerOpenedDays,
  endOffer,
  sweepWaitingList,
  autoAccept,
  sweepProposals,
  sendReminders,
  requestReviews,
  completeVisits,
  waiveFees,
  writeCalendar,
  ...paymentJobs,
  deliverSandboxWebhook,
  sweepSandboxWebhooks,
];
