import { createHash } from 'node:crypto';
import type { Log } from '../platform/process/log.ts';

/** Longer than the rest of a transaction that enqueued a job, and too short to delay the job noticeably. */
const BATCH_MS = 100;

/** The channel on which pg-boss's workers listen. */
export function workerChannel(schema: string): string {
  return `pgboss_${createHash('sha224').update(schema).digest('hex').slice(0, 24)}`;
}

export interface WorkerNotifier {
  notify(queue: string): void;
  stop(): void;
}

/** Notifies the workers of all processes that a queue has a job, in batches. */
export function createWorkerNotifier(
  schema: string,
  query: (text: string, values: unknown[]) => Promise<unknown>,
  log: Log,
): WorkerNotifier {
  const channel = workerChannel(schema);
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    const queues = [...pending];
    pending.clear();
    // Workers also poll every few seconds, so a lost notification delays a job and never loses it.
    query('select pg_notify($1, queue) from unnest($2::text[]) as queue', [channel, queues]).catch((error: unknown) =>
      log.warn({ err: error }, 'workers were not notified'),
    );
  };
  return {
    notify: (queue) => {
      pending.add(queue);
      timer ??= setTimeout(flush, BATCH_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
