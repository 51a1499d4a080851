import { connect, type Database, type Executor, Replicas } from '@thyme/db';
import type { Pool } from 'pg';
import { type Config, ConfigError } from '../config/config.ts';
import type { Log } from '../process/log.ts';
import { readPlacement } from './shards.ts';

/** The database itself or a transaction: store functions work with either. */
export type Db = Executor;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type { Database };

export interface DatabaseConnection {
  db: Database;
  pool: Pool;
  replicas: Replicas | null;
  close(): Promise<void>;
  check(): Promise<void>;
}

/** Fails at start with one line that says what is wrong with the database, without its password. */
export async function requireDatabase(database: DatabaseConnection, config: Config): Promise<void> {
  const { host, pathname } = new URL(config.databaseUrl);
  try {
    await database.pool.query('select 1 from sessions limit 1');
    await readPlacement(database.pool);
  } catch (error) {
    await database.close();
    const { code, message } = error as { code?: string; message?: string };
    const reason =
      code === '42P01'
        ? 'has no tables yet: run npm run db -- migrate'
        : `cannot be used (${message || code}): start it or correct DATABASE_URL`;
    throw new ConfigError(`The database ${pathname.slice(1)} at ${host} ${reason}.`);
  }
}

export function openDatabase(config: Config, log: Log): DatabaseConnection {
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const { db, pool, close } = connect(config.databaseUrl, {
    max: config.databasePool,
    pooler: config.databaseDirectUrl !== config.databaseUrl,
    pipelining: config.databasePipelining,
    onLost,
  });
  const urls = config.databaseReadUrls;
  const replicas =
    urls.length > 0 ? new Replicas({ urls, primary: { db, pool }, max: config.databasePool, onLost }) : null;
  return {
    db,
    pool,
    replicas,
    close: async () => {
      await replicas?.close();
      await close();
    },
    check: async () => {
      await pool.query('select 1');
    },
  };
}
