import { connect, type Database, type Executor } from '@thyme/db';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** The tables, either directly or inside a transaction: store functions take this and do not care which. */
export type Db = Executor;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type { Database };

export interface DatabaseConnection {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
  check(): Promise<void>;
}

export function openDatabase(config: Config, log: Log): DatabaseConnection {
  const { db, pool, close } = connect(config.databaseUrl, {
    max: config.databasePool,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
  });
  return {
    db,
    pool,
    close,
    check: async () => {
      await pool.query('select 1');
    },
  };
}
