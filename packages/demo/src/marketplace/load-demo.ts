import { randomBytes } from 'node:crypto';
import { connect } from '@thyme/db';
import { maintainPartitions } from '@thyme/db/partitions';
import { loadPlaces } from '@thyme/db/places';
import type pg from 'pg';
import { loadContent } from '../content/index.ts';
import { planDemo } from './plan-demo.ts';
import { firstNumbers, storeRows } from './rows/store-rows.ts';

export interface LoadDemoOptions {
  now: Date;
  log?: (line: string) => void;
}

async function isAny(pool: pg.Pool, table: 'businesses' | 'pages' | 'places'): Promise<boolean> {
  const { rowCount } = await pool.query(`select from ${table} limit 1`);
  return rowCount === 1;
}

/**
 * Loads the demo marketplace into an empty database, completely or not at all. The same moment gives the same
 * marketplace.
 */
export async function loadDemo(url: string, { now, log = () => undefined }: LoadDemoOptions): Promise<void> {
  const { db, pool, close } = connect(url, { max: 2, applicationName: 'thyme-demo', statementTimeoutMillis: 120_000 });
  try {
    if (await isAny(pool, 'businesses'))
      throw new Error('The marketplace is not empty. `npm run db -- reset` empties it.');
    // Existing content is left alone; updating it is not part of loading the demo.
    if (!(await isAny(pool, 'pages'))) await loadContent(db, { today: now.toISOString().slice(0, 10) });
    if (!(await isAny(pool, 'places'))) await loadPlaces(db);
    const client = await pool.connect();
    try {
      await client.query('begin');
      // Planning the marketplace takes a second, on a busy machine a minute.
      await client.query('set local idle_in_transaction_session_timeout = 0');
      const world = planDemo({
        now: Math.floor(now.getTime() / 1000),
        first: await firstNumbers(client),
        secret: () => randomBytes(18).toString('base64url'),
      });
      await storeRows(client, world.rows);
      await client.query('commit');
      log(`${world.shops.length} shops.`);
      log(`${world.named.length + world.others.length} guests.`);
      log(`${world.rows.of('appointments').length} appointments.`);
      client.release();
    } catch (error) {
      // Closing the connection rolls back, also when the connection itself was the cause.
      client.release(true);
      throw error;
    }
    // Creates the partitions of past months for their notifications.
    await maintainPartitions(db);
    // Gives the query planner statistics for the first searches.
    await pool.query('analyze');
  } finally {
    await close();
  }
}
