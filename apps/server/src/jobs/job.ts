import { z } from 'zod';
import type { Transaction } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';

interface JobSettings {
  name: string;
  /** Cron expression in UTC, run once for all processes together. */
  schedule?: string;
  /** How often a failed run is retried, with exponential backoff. */
  retries?: number;
  /** Delay before the first retry, in seconds. */
  retryDelay?: number;
  /** How many of them each process runs at the same time. */
  concurrency?: number;
}

/** What the queue needs of a job, whatever its payload. */
export interface AnyJob extends JobSettings {
  /** Takes the payload as it is stored. Throws MalformedPayload for one that does not fit. */
  run(services: Services, stored: unknown): Promise<void>;
}

/** Work that runs later, at least once: `run` must be safe to repeat. */
export interface Job<Payload extends object = object> extends AnyJob {
  payload: z.ZodType<Payload>;
}

type JobDefinition<Payload extends object> = JobSettings & {
  payload: z.ZodType<Payload>;
  run(services: Services, payload: Payload): Promise<void>;
};

/**
 * A stored payload may have been written by an earlier release or by a database function, so it is parsed before the job
 * runs. A changed payload must still accept the stored ones: add optional fields, keep the names of the others.
 */
export function defineJob<Payload extends object>(definition: JobDefinition<Payload>): Job<Payload>;
export function defineJob(definition: Omit<JobDefinition<object>, 'payload'>): Job;
export function defineJob({
  payload = z.object({}),
  run,
  ...settings
}: Partial<JobDefinition<object>> & Omit<JobDefinition<object>, 'payload'>): Job {
  return {
    ...settings,
    payload,
    run: async (services, stored) => {
      const parsed = payload.safeParse(stored);
      if (!parsed.success) throw new MalformedPayload(settings.name, parsed.error);
      await run(services, parsed.data);
    },
  };
}

/** Retrying cannot repair a payload. The message names fields only, because values may be personal data. */
export class MalformedPayload extends Error {
  override readonly name = 'MalformedPayload';

  constructor(job: string, { issues }: z.ZodError) {
    const fields = issues.map(({ path, code }) => `${path.join('.') || 'payload'} (${code})`).join(', ');
    super(`The payload of ${job} does not fit: ${fields}.`);
  }
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
  enqueue<Payload extends object>(job: Job<Payload>, payload: Payload, options?: EnqueueOptions): Promise<void>;
  /** Notifies the workers of a job that a database function enqueued (`enqueue_job`). Call it after the commit. */
  notifyWorkers(job: AnyJob): void;
}
