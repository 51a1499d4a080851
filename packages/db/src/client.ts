import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

export type Schema = typeof schema;
export type Database = NodePgDatabase<Schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a store function takes: the database itself, or a transaction of it. */
export type Executor = Database | Transaction;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Connections at most. */
  max?: number;
  applicationName?: string;
  /** A statement that runs longer is cancelled, so that one bad query cannot hold a connection for ever. */
  statementTimeoutMillis?: number;
  /** Called when a connection that nobody is using breaks; the pool replaces it. */
  onIdleError?: (error: Error) => void;
}

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'thyme',
    statement_timeout: options.statementTimeoutMillis ?? 30_000,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    // Moments are read and written in UTC whatever the server's own zone is.
    options: '-c timezone=UTC',
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
