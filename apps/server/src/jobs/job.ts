import { z } from 'zod';

export interface JobSettings {
  name: string;
  /** Cron expression in UTC, run once for all processes together. */
  schedule?: string;
  /** How often a failed run is retried, with exponential backoff. */
  retries?: number;
  /** Delay before the first retry, in seconds. */
  retryDelay?: number;
  /** How many of them each process runs at the same time. */
  concurrency?: number;
  /**
   * Workers are notified in batches shortly after the enqueue. For jobs of busy transactions: a NOTIFY within them makes
   * their commits wait for one another.
   */
  notifiesInBatches?: boolean;
}

/** A background job as its callers see it; `handleJob` defines the handler. */
export interface Job<Payload extends object = object> extends JobSettings {
  payload: z.ZodType<Payload>;
}

/**
 * A stored payload may have been written by an earlier release, so it is parsed before the job runs. A changed payload must still accept the stored ones: add optional fields, keep the names of the others.
 */
export function defineJob<Payload extends object>(definition: Job<Payload>): Job<Payload>;
export function defineJob(definition: JobSettings): Job;
export function defineJob(definition: JobSettings & { payload?: z.ZodType<object> }): Job {
  return { ...definition, payload: definition.payload ?? z.object({}) };
}
