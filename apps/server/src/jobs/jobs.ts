import { sendResetLink } from '../features/accounts/jobs.ts';
import { deliverMail, sweepMail } from '../features/outbox/jobs.ts';
import type { Job } from './job.ts';
import { purge } from './purge.ts';

/** Every kind of work that runs later. A feature adds its `jobs.ts` here. */
export const jobs: readonly Job<never>[] = [deliverMail, sweepMail, sendResetLink, purge];
