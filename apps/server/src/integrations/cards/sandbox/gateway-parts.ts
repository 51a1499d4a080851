import type { JobQueue } from '../../../jobs/job-queue.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface GatewayParts {
  db: Database;
  clock: Clock;
  jobs: JobQueue;
}
