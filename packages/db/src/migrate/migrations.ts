import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { adoptBaseline, isBeforeBaseline } from './baseline.ts';
import { UnknownState } from './unknown-state.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The hashes of the migrations that this database has had, oldest first; drizzle-kit's own table, so its tools can read it. */
async function readHistory(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found[0]?.exists) {
    await client.query('create schema if not exists drizzle');
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
  }
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
}

/** Applies the migrations that are missing, inside the caller's transaction. True if there were any. */
export async function applyMigrations(client: pg.Client): Promise<boolean> {
  const migrations = readMigrationFiles({ migrationsFolder });
  let history = await readHistory(client);
  const [baseline] = migrations;
  const isOld = baseline !== undefined && isBeforeBaseline(history);
  if (isOld) {
    await adoptBaseline(client, baseline);
    history = [baseline.hash];
  }
  // A longer history is fine: after a rollback of the program the tables stay as the newer version made them.
  if (migrations.some(({ hash }, at) => at < history.length && history[at] !== hash))
    throw new UnknownState('its tables were made by another version');
  const missing = migrations.slice(history.length);
  if (history.length === 0) await refuseForeignTables(client);
  for (const { sql, hash, folderMillis } of missing) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  return isOld || missing.length > 0;
}

async function refuseForeignTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select to_regclass('public.users') is not null as used`);
  if (rows[0]?.used) throw new UnknownState('it has tables, but no record of how they were made');
}
