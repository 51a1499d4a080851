import { createHash } from 'node:crypto';
import type { Log } from '../platform/process/log.ts';

/** Long enough for a rush to be one call, too short for anybody to notice. */
const GATHER_MS = 20;

export interface Waker {
  wake(queue: string): void;
  stop(): void;
}

/** Tells the workers of all processes that a queue has something to do, at most once in a while. */
export function createWaker(
  schema: string,
  query: (text: string, values: unknown[]) => Promise<unknown>,
  log: Log,
): Waker {
  // The channel that pg-boss listens on.
  const channel = `pgboss_${createHash('sha224').update(schema).digest('hex').slice(0, 24)}`;
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    const queues = [...waiting];
    waiting.clear();
    // Workers look by themselves every few seconds, so a lost call costs a moment and no job.
    query('select pg_notify($1, queue) from unnest($2::text[]) as queue', [channel, queues]).catch((error: unknown) =>
      log.warn({ err: error }, 'workers were not woken'),
    );
  };
  return {
    wake: (queue) => {
      waiting.add(queue);
      timer ??= setTimeout(tell, GATHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
