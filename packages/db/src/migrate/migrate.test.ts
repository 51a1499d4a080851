import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as schema from '../schema/index.ts';
import { readCatalog } from '../testing/catalog.ts';
import { cloneDatabase, type TestDatabase, withDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { switchOffJit } from './switch-off-jit.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

describe('migrate', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await cloneDatabase(inject('databases').url, 'template0');
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** The transactions that last wrote each function and record. */
  const writers = async () => {
    const { rows } = await client.query(`
      select proname as name, xmin::text from pg_proc where pronamespace = 'public'::regnamespace
      union all select name, xmin::text from drizzle.function_files order by 1, 2`);
    return rows;
  };

  it('runs once for processes that start together, and does nothing when repeated', async () => {
    await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql'));
    const { rows } = await client.query('select hash from drizzle.__drizzle_migrations');
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(files.length);
    expect(rows).toHaveLength(files.length);

    const before = await readCatalog(client);
    const written = await writers();
    await migrate(database.url);
    expect(await readCatalog(client)).toEqual(before);
    expect(await writers()).toEqual(written);
  });
});

describe('a database whose owner is an ordinary role', () => {
  const name = `thyme_owner_${process.pid}_${Date.now()}`;
  const { url: server } = inject('databases');
  let admin: pg.Client;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`create role ${name} login password 'owner'`);
    await admin.query(`create database ${name} owner ${name} template template0`);
  });
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });

  const urlOf = (role: string) => {
    const url = new URL(withDatabase(server, name));
    url.username = role;
    url.password = 'owner';
    return url.href;
  };
  const connectAs = async (role: string) => {
    const client = new pg.Client({ connectionString: urlOf(role) });
    await client.connect();
    return client;
  };

  it('can be migrated: no extension needs a superuser', async () => {
    await migrate(urlOf(name));
    const client = await connectAs(name);
    const { rows } = await client.query('select current_user as owner, count(*) from users');
    await client.end();
    expect(rows).toEqual([{ owner: name, count: '0' }]);
  });

  it.each([
    { whose: 'its own database', owner: name },
    { whose: "another role's database", owner: 'current_user' },
  ])('switches compilation off for new connections to $whose', async ({ owner }) => {
    await admin.query(`alter database ${name} owner to ${owner}`);
    await admin.query(`grant all on database ${name} to ${name}`);
    const client = await connectAs(name);
    await client.query('set jit = on');
    await switchOffJit(client);
    await client.end();
    const { rows } = await admin.query(
      `select unnest(setconfig) as setting from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = $1)`,
      [name],
    );
    expect(rows).toEqual([{ setting: 'jit=off' }]);
    await admin.query(`alter database ${name} reset all`);
    await admin.query(`alter role ${name} in database ${name} reset all`);
  });
});

describe('the migrations', () => {
  const meta = join(migrations, 'meta');
  const readSnapshots = async () => (await readdir(meta)).filter((file) => file.endsWith('_snapshot.json')).sort();

  it('keep the last snapshot only: drizzle-kit reads no other', async () => {
    const superfluous = (await readSnapshots()).slice(0, -1);
    expect(superfluous.map((file) => `delete packages/db/migrations/meta/${file}`)).toEqual([]);
  });

  it('match the tables: there is nothing left to generate', async () => {
    const last = (await readSnapshots()).at(-1) as string;
    const snapshot = JSON.parse(await readFile(join(meta, last), 'utf8'));
    expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([]);
  });
});
