import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '../migrate/index.ts';
import { cloneDatabase, type TestDatabase } from '../testing/databases.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
let database: TestDatabase;
let client: pg.Client;

/** The tables as they were before they were partitioned, without functions: these are applied with the next migration. */
beforeAll(async () => {
  database = await cloneDatabase(inject('databases').url, 'template0');
  client = new pg.Client({ connectionString: database.url, options: '-c client_min_messages=warning -c timezone=UTC' });
  await client.connect();
  const all = readMigrationFiles({ migrationsFolder });
  const first = all.findIndex(({ sql }) => sql.some((statement) => statement.includes('CREATE TABLE "dedupe_keys"')));
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of all.slice(0, first)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('[GROUND-014] a database from before has its rows in the partitions of their months afterwards', async () => {
  await client.query(`
    insert into trades (slug, name) values ('hair', 'Hair');
    insert into businesses (slug, name, trade) values ('willow-room', 'Willow Room', 'hair');
    insert into users (user_type, first_name, last_name, email) values (2, 'Niamh', 'Byrne', 'niamh@mail.example');
    insert into outbox (channel, template, recipient, user_id, dedupe_key, state, sent_at, created_at)
      select 'mail', 'test', 'a@mail.example', 1, 'key:' || n, 'sent', now(), now() - n * interval '10 days' from generate_series(1, 30) n;
    insert into notifications (recipient_id, business_id, status, title, message, dedupe_key, created_at)
      select 1, 1, 'x', 'x', 'x', 'key:' || n, now() - n * interval '10 days' from generate_series(1, 30) n;
    insert into audit_entries (business_id, action, subject, created_at) select 1, 'x', 'x', now() - n * interval '40 days' from generate_series(1, 30) n;
    insert into system_log (body) values ('x');
    insert into provider_events (provider, event_id, type, payload, received_at) values ('stripe', 'evt_1', 'x', '{}', now() - interval '1 day');
    delete from outbox where id = 30;`);
  const tables = ['outbox', 'notifications', 'audit_entries', 'system_log', 'provider_events'];
  const rowsOf = async () => {
    const found: unknown[] = [];
    for (const table of tables)
      found.push((await client.query(`select to_jsonb(t) as row from ${table} t order by id`)).rows);
    return found;
  };
  const before = await rowsOf();

  await migrate(database.url);

  expect(await rowsOf()).toEqual(before);
  for (const table of tables) {
    const { rows } = await client.query(`select count(*)::int as strays from partitions.${table}_default`);
    expect([table, rows]).toEqual([table, [{ strays: 0 }]]);
    const moment = table === 'provider_events' ? 'received_at' : 'created_at';
    const { rows: misplaced } = await client.query(
      `select id from ${table} where tableoid::regclass::text <> 'partitions.${table}_' || to_char(${moment} at time zone 'UTC', 'YYYY_MM')`,
    );
    expect([table, misplaced]).toEqual([table, []]);
  }
  // Ids go on after those that were given, deleted ones too; a repeated event is known, whatever its month.
  const insert = (key: string) =>
    client.query(
      `insert into outbox (channel, template, recipient, dedupe_key) values ('mail', 'test', 'a', $1) returning id::int`,
      [key],
    );
  expect((await insert('key:5')).rows).toEqual([]);
  const { rows: added } = await insert('new');
  expect(added[0]?.id).toBeGreaterThan(30);
  const { rows: event } = await client.query(
    `insert into provider_events (provider, event_id, type, payload) values ('stripe', 'evt_1', 'x', '{}') returning id`,
  );
  expect(event).toEqual([]);
  await client.query('delete from outbox; delete from notifications where recipient_id = 1');
});
