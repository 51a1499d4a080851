import type { Transaction } from '../platform/database/database.ts';
import type { Job } from './job.ts';

export interface EnqueueOptions {
  /** The job exists only if this transaction commits. */
  transaction?: Transaction;
  /** Epoch seconds before which it does not run. */
  startAt?: number;
  /** While a job with this key waits, another one with the same key is not added. */
  key?: string;
}

export interface JobQueue {
  enqueue<Payload extends object>(job: Job<Payload>, payload: Payload, options?: EnqueueOptions): Promise<void>;
}
