import type { z } from 'zod';
import type { Services } from '../platform/services.ts';
import type { Job, JobSettings } from './job.ts';

/** What the queue needs of a job, independent of its payload. */
export interface AnyHandledJob extends JobSettings {
  /** Takes the stored payload. Throws MalformedPayload for one that does not parse. */
  run(services: Services, stored: unknown): Promise<void>;
}

export type HandledJob<Payload extends object> = Job<Payload> & AnyHandledJob;

/** Defines a job's handler. It runs at least once, so `run` must be idempotent. */
export function handleJob<Payload extends object>(
  job: Job<Payload>,
  run: (services: Services, payload: Payload) => Promise<void>,
): HandledJob<Payload> {
  return {
    ...job,
    run: async (services, stored) => {
      const parsed = job.payload.safeParse(stored);
      if (!parsed.success) throw new MalformedPayload(job.name, parsed.error);
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
