import { deleteExpiredCredentials } from '../features/accounts/passwords/credential-store.ts';
import { deleteExpiredRoundTrips } from '../features/accounts/social/social-store.ts';
import { deleteExpiredSessions } from '../features/accounts/store.ts';
import { deleteLapsedHolds } from '../features/availability/hold-store.ts';
import { deleteOldRows } from '../features/imports/index.ts';
import { deleteLeadsBefore } from '../features/leads/store.ts';
import { deleteBefore as deleteMessagesBefore } from '../features/messages/store.ts';
import { deleteExpiredOperatorSessions } from '../features/operators/index.ts';
import { deleteEndedBefore } from '../features/outbox/store.ts';
import { deleteBefore } from '../features/system-log/store.ts';
import { deleteExpiredTickets } from '../features/video/store.ts';
import { forgetUnusedEmails } from '../features/vouchers/sold-store.ts';
import { deleteExpiredRecords } from '../integrations/identity/demo/record-adapter.ts';
import { handleJob } from '../jobs/handle-job.ts';
import { defineJob } from '../jobs/job.ts';
import { deleteExpiredDedupeKeys } from '../platform/database/dedupe-keys.ts';
import { deleteExpiredKeys } from '../platform/database/idempotency.ts';
import { deleteIdleThrottles } from '../platform/limits/throttle.ts';

const DAY = 86_400;
const SYSTEM_LOG_DAYS = 30;
const OUTBOX_DAYS = 30;
/** Uploaded files that were never imported. */
const IMPORT_DAYS = 7;
/** As stated in the privacy policy. */
const LEAD_DAYS = 365;
const MESSAGE_DAYS = 365;

/** Deletes expired data: holds, idempotency keys and counters, old reports, ended sessions. */
export const purge = handleJob(defineJob({ name: 'purge', schedule: '*/5 * * * *' }), async ({ db, clock, log }) => {
  const now = clock.now();
  const removed = {
    holds: await deleteLapsedHolds(db, now),
    keys: await deleteExpiredKeys(db, now),
    dedupeKeys: await deleteExpiredDedupeKeys(db),
    reports: await deleteBefore(db, now - SYSTEM_LOG_DAYS * DAY),
    throttles: await deleteIdleThrottles(db, now - DAY),
    sessions: await deleteExpiredSessions(db, now),
    operatorSessions: await deleteExpiredOperatorSessions(db, now),
    credentials: await deleteExpiredCredentials(db, now),
    demoLogins: await deleteExpiredRecords(db, now),
    roundTrips: await deleteExpiredRoundTrips(db, now),
    tickets: await deleteExpiredTickets(db, now),
    leads: await deleteLeadsBefore(db, now - LEAD_DAYS * DAY),
    voucherEmails: await forgetUnusedEmails(db, now - DAY),
    imports: await deleteOldRows(db, { unfinished: now - IMPORT_DAYS * DAY, finished: now - DAY }),
    mails: await deleteEndedBefore(db, now - OUTBOX_DAYS * DAY),
    messages: await deleteMessagesBefore(db, now - MESSAGE_DAYS * DAY),
  };
  log.info({ removed }, 'purged');
});
