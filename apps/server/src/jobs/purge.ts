import { deleteExpiredSessions } from '../features/accounts/store.ts';
import { deleteLapsedHolds } from '../features/availability/store.ts';
import { deleteBefore } from '../features/system-log/store.ts';
import { deleteExpiredKeys } from '../platform/idempotency.ts';
import { deleteIdleThrottles } from '../platform/throttle.ts';
import { defineJob } from './job.ts';

const DAY = 86_400;
const SYSTEM_LOG_DAYS = 30;

/** Removes what has had its time: lapsed holds, used-up keys and counters, old reports, ended sessions. */
export const purge = defineJob({
  name: 'purge',
  schedule: '*/5 * * * *',
  run: async ({ db, clock, log }) => {
    const now = clock.now();
    const removed = {
      holds: await deleteLapsedHolds(db, now),
      keys: await deleteExpiredKeys(db, now),
      reports: await deleteBefore(db, now - SYSTEM_LOG_DAYS * DAY),
      throttles: await deleteIdleThrottles(db, now - DAY),
      sessions: await deleteExpiredSessions(db, now),
    };
    log.info({ removed }, 'purged');
  },
});
