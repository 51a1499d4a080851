import { accountJobs } from '../features/accounts/job-handlers.ts';
import { appointmentJobs } from '../features/bookings/appointments/job-handlers.ts';
import { movingJobs } from '../features/bookings/moving/job-handlers.ts';
import { notificationJobs } from '../features/bookings/notifications/job-handlers.ts';
import { rescheduleJobs } from '../features/bookings/reschedule/job-handlers.ts';
import { bookJobs } from '../features/books/job-handlers.ts';
import { calendarJobs } from '../features/calendars/job-handlers.ts';
import { campaignJobs } from '../features/campaigns/job-handlers.ts';
import { conversationJobs } from '../features/conversations/job-handlers.ts';
import { guestJobs } from '../features/guests/job-handlers.ts';
import { importJobs } from '../features/imports/job-handlers.ts';
import { membershipJobs } from '../features/memberships/job-handlers.ts';
import { outboxJobs } from '../features/outbox/job-handlers.ts';
import { paymentJobs } from '../features/payments/job-handlers.ts';
import { reminderJobs } from '../features/reminders/job-handlers.ts';
import { saleJobs } from '../features/sales/job-handlers.ts';
import { voucherJobs } from '../features/vouchers/job-handlers.ts';
import { waitingListJobs } from '../features/waiting-list/job-handlers.ts';
import { sandboxJobs } from '../integrations/cards/sandbox/job-handlers.ts';
import type { AnyHandledJob } from '../jobs/handle-job.ts';
import { partitions } from './partitions.ts';
import { purge } from './purge.ts';

/** Every job that a worker runs. A feature adds its `job-handlers.ts` here. */
export const jobs: readonly AnyHandledJob[] = [
  ...outboxJobs,
  ...accountJobs,
  ...guestJobs,
  purge,
  partitions,
  ...notificationJobs,
  ...saleJobs,
  ...voucherJobs,
  ...waitingListJobs,
  ...rescheduleJobs,
  ...movingJobs,
  ...appointmentJobs,
  ...reminderJobs,
  ...campaignJobs,
  ...conversationJobs,
  ...calendarJobs,
  ...paymentJobs,
  ...membershipJobs,
  ...bookJobs,
  ...importJobs,
  ...sandboxJobs,
];
