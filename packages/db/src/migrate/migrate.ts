import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { maintainPartitions } from '../partitions/index.ts';
import * as schema from '../schema/index.ts';
import { applyFunctions } from './functions.ts';
import { applyMigrations } from './migrations.ts';
import { rebuildOutdatedEntries } from './rebuild-search.ts';
import { switchOffJit } from './switch-off-jit.ts';

/** Any number that nothing else locks in this database. */
const lockKey = 7_403_118_220;

/**
 * Brings tables, functions and search entries up to date in one transaction. Processes that start together wait for one another, and the
 * later ones find nothing to do. Then the partitions of this month and the next ones are created, so that a database which was off for
 * long has them. Throws `UnknownState` for a database that cannot be upgraded.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'thyme-migrate',
    options: '-c client_min_messages=warning',
  });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const tablesChanged = await applyMigrations(client);
    await applyFunctions(client, { all: tablesChanged });
    await rebuildOutdatedEntries(client);
    await switchOffJit(client);
    await client.query('commit');
    await maintainPartitions(drizzle(client, { schema }));
  } finally {
    // Ending the connection rolls back what was not committed, and releases the lock.
    await client.end();
  }
}
