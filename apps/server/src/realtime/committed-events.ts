import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../platform/database/database.ts';
import { type Listener, listen } from '../platform/database/listener.ts';
import type { Log } from '../platform/process/log.ts';

const CHANNEL = 'committed_events';

export interface CommittedEvent {
  channel: string;
  event: string;
  payload: object;
}

/** PostgreSQL keeps a notice until its transaction commits and drops it with one that does not. */
export async function sendAtCommit(transaction: Db, event: CommittedEvent): Promise<void> {
  await transaction.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
}

/** Several messages, each a list of events that need no transaction. */
export async function sendNow(pool: Pool, messages: readonly string[]): Promise<void> {
  await pool.query('select pg_notify($1, message) from unnest($2::text[]) as message', [CHANNEL, messages]);
}

export interface CommittedEvents extends Listener {
  ready: Promise<void>;
}

export function hearCommitted(
  { databaseUrl, log }: { databaseUrl: string; log: Log },
  handlers: { onEvent(event: CommittedEvent): void; onGap(): void },
): CommittedEvents {
  const heard = Promise.withResolvers<void>();
  let wasListening = false;
  const listener = listen({
    url: databaseUrl,
    channel: CHANNEL,
    log,
    onMessage: (text) => {
      const heard = JSON.parse(text) as CommittedEvent | CommittedEvent[];
      for (const event of Array.isArray(heard) ? heard : [heard]) handlers.onEvent(event);
    },
    onListening: () => {
      if (wasListening) handlers.onGap();
      wasListening = true;
      heard.resolve();
    },
  });
  return { ready: heard.promise, close: () => listener.close() };
}
