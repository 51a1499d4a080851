import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { type Listener, listen } from '../platform/listener.ts';
import type { Log } from '../platform/log.ts';

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
    onMessage: (text) => handlers.onEvent(JSON.parse(text) as CommittedEvent),
    onListening: () => {
      if (wasListening) handlers.onGap();
      wasListening = true;
      heard.resolve();
    },
  });
  return { ready: heard.promise, close: () => listener.close() };
}
