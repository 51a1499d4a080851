import type { Transaction } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';

/** A piece of work that runs later, at least once: `run` must bear being repeated. */
export interface Job<Data extends object = object> {
  name: string;
  run(services: Services, data: Data): Promise<void>;
  /** Cron expression in UTC, run once for all processes together. */
  schedule?: string;
  /** How often a failed run is tried again, with growing pauses. */
  retries?: number;
  /** First pause before a retry, in seconds. */
  retryDelay?: number;
  /** Runs at once in each process. */
  concurrency?: number;
}

/** Keeps the data's type while jobs of all kinds share one list. */
export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job;
}

export interface EnqueueOptions {
  /** The job exists only if this transaction commits. */
  transaction?: Transaction;
  /** Epoch seconds before which it does not run. */
  startAt?: number;
  /** While a job with this key waits, another one with the same key is not added. */
  key?: string;
}

export interface JobQueue {
  enqueue<Data extends object>(job: Job<Data>, data: Data, options?: EnqueueOptions): Promise<void>;
  /** Lets workers look for a job that the database itself has enqueued (`enqueue_job`). Call it after the commit. */
  wake(job: Job<never>): void;
}
