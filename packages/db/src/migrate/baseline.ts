import { createHash } from 'node:crypto';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { objectsOf, recordFile } from './function-record.ts';

/** A hash over the hashes of the 25 migrations that the baseline replaced. */
const beforeBaseline = 'fd420a146d87662e833c6d8e0d2d8c769e76cea3b4f93a0936ae6e02badaf2fc';

/** True for a database that had all migrations from before the baseline, and no other. */
export function isBeforeBaseline(history: readonly string[]): boolean {
  return createHash('sha256').update(history.join('\n')).digest('hex') === beforeBaseline;
}

/**
 * Turns a database with the old migrations into one with the baseline. Their tables are the same. Functions and triggers of
 * the old migrations are recorded as if a file had defined them, so that those which no file defines any more are dropped.
 */
export async function adoptBaseline(client: pg.Client, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('drop extension if exists earthdistance');
  await client.query('delete from drizzle.__drizzle_migrations');
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);
  await recordFile(client, { name: 'before the baseline', hash: '', objects: await objectsOf(client) });
}
