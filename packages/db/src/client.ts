import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';
import { ShortReads } from './short-reads.ts';

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
  /** Sends short reads over one connection without waiting for earlier answers. On unless switched off. */
  pipelining?: boolean;
  /** The address is a pooler in transaction mode, where the next statement may run on another connection. */
  pooler?: boolean;
  applicationName?: string;
  /** A statement that runs longer is cancelled, so that one bad query cannot hold a connection for ever. */
  statementTimeoutMillis?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  onLost?: (error: Error) => void;
}

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const connection = {
    connectionString: url,
    application_name: options.applicationName ?? 'thyme',
    statement_timeout: options.statementTimeoutMillis ?? 30_000,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    // Instants are read and written in UTC, independent of the server's time zone.
    options: '-c timezone=UTC',
  };
  const onLost = (error: Error) => options.onLost?.(error);
  const pool = new pg.Pool({
    ...connection,
    max: options.max ?? 10,
    ...(options.pooler && { Client: UnnamedStatements }),
  });
  // Between two statements of a transaction no query is pending, so the loss of its connection is an 'error' event; without a
  // listener it would end the process. The pool emits the same errors again for idle clients, so those are ignored.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  const db = drizzle(pool, { schema });
  if (options.pipelining === false || options.pooler) return { db, pool, close: () => pool.end() };
  const reads = new ShortReads({ connection, otherwise: (statement, values) => pool.query(statement, values), onLost });
  readers.set(db, drizzle(reads as unknown as pg.Client, { schema }));
  const close = async () => {
    await reads.close();
    await pool.end();
  };
  return { db, pool, close };
}

/** Sends prepared statements without their names: a name belongs to one connection, and the next one does not know it. */
class UnnamedStatements extends pg.Client {
  override query(...args: unknown[]): never {
    const [first] = args;
    const isNamed = typeof first === 'object' && first !== null && 'text' in first && 'name' in first;
    if (isNamed) args[0] = { ...first, name: undefined };
    return (super.query as (...all: unknown[]) => never).apply(this, args);
  }
}

const readers = new WeakMap<Executor, Database>();

/** The pipelined client for short reads; a transaction reads on its own connection. */
export function forShortReads(db: Executor): Executor {
  return readers.get(db) ?? db;
}
