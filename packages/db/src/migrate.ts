import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Any number that nobody else locks in this database. */
const lockKey = 7_403_118_220;

/** Brings a database up to date. Processes that start together wait for one another; the later ones find nothing to do. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'thyme-migrate',
    options: '-c client_min_messages=warning',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the session gives the lock back, whatever happened.
    await client.end();
  }
}
