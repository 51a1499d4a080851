import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../platform/database/database.ts';
import { type Listener, listen } from '../platform/database/listener.ts';
import type { Log } from '../platform/process/log.ts';

/** The PostgreSQL channel that carries events between processes. */
const CHANNEL = 'committed_events';

/** Sends events to browsers, whichever process they are connected to. */
export interface Publisher {
  publish(channel: string, event: string, payload?: unknown): void;
  /** Publishes as part of a transaction: when it commits, and never when it is rolled back. */
  publishWithin(transaction: Db, channel: string, event: string, payload?: object): Promise<void>;
  /** Closes the connections of a session that has ended. */
  endSession(sessionId: number): void;
}

export interface ChannelEvent {
  channel: string;
  event: string;
  payload: object;
}

/** PostgreSQL holds a notification until its transaction commits, and drops it on rollback. */
export async function publishAtCommit(transaction: Db, event: ChannelEvent): Promise<void> {
  await transaction.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
}

/** Publishes messages, each a list of events, without a transaction. */
export async function publishNow(pool: Pool, messages: readonly string[]): Promise<void> {
  await pool.query('select pg_notify($1, message) from unnest($2::text[]) as message', [CHANNEL, messages]);
}

export interface Subscription extends Listener {
  /** Resolves once events arrive. */
  ready: Promise<void>;
}

export interface EventHandlers {
  onEvent(event: ChannelEvent): void;
  /** The connection was lost for a while, so events may have been missed. */
  onGap(): void;
}

/** Subscribes to the events of all processes. */
export function subscribe(
  { databaseUrl, log }: { databaseUrl: string; log: Log },
  handlers: EventHandlers,
): Subscription {
  const ready = Promise.withResolvers<void>();
  let wasListening = false;
  const listener = listen({
    url: databaseUrl,
    channel: CHANNEL,
    log,
    onMessage: (text) => {
      const message = JSON.parse(text) as ChannelEvent | ChannelEvent[];
      for (const event of Array.isArray(message) ? message : [message]) handlers.onEvent(event);
    },
    onListening: () => {
      if (wasListening) handlers.onGap();
      wasListening = true;
      ready.resolve();
    },
  });
  return { ready: ready.promise, close: () => listener.close() };
}
