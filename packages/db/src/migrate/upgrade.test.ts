import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readCatalog } from '../testing/catalog.ts';
import { cloneDatabase, type TestDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';

/** The SQL of the 25 migrations that the baseline replaced, with their records. */
const readOldMigrations = async () =>
  gunzipSync(await readFile(new URL('../testing/before-baseline.sql.gz', import.meta.url))).toString();

let oldMigrations: string;
let database: TestDatabase;
let client: pg.Client;

const newDatabase = () => cloneDatabase(inject('databases').url, 'template0');
const open = async (url: string) => {
  const opened = new pg.Client({ connectionString: url, options: '-c client_min_messages=warning' });
  await opened.connect();
  return opened;
};

const insertOne = async (statement: string) => Number((await client.query<{ id: string }>(statement)).rows[0]?.id);

beforeAll(async () => {
  oldMigrations = await readOldMigrations();
});

describe('a database with the migrations from before the baseline', () => {
  beforeAll(async () => {
    database = await newDatabase();
    client = await open(database.url);
    await client.query(oldMigrations);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('is upgraded to the schema of a new one, with its rows', async () => {
    const fresh = await newDatabase();
    await migrate(fresh.url);
    const expected = await open(fresh.url);
    const catalog = await readCatalog(expected);
    await expected.end();
    await fresh.drop();

    // Written by column, because today's fixtures know columns that the old tables do not have.
    const businessId = await insertOne(
      `with trade as (insert into trades (slug, name) values ('hair', 'Hair') returning slug)
       insert into businesses (slug, name, trade, lat, lng, published, published_at)
       select 'willow-room', 'Willow Room', slug, 53.35, -6.26, true, now() from trade returning id`,
    );
    const guestId = await insertOne(
      `insert into users (user_type, first_name, last_name, email) values (2, 'Niamh', 'Byrne', 'niamh@mail.example') returning id`,
    );
    const saleId = await insertOne(
      `insert into sales (business_id, user_id, currency, status, confirmed_at, sub_total, total_amount)
       values (${businessId}, ${guestId}, 'EUR', 'confirmed', now(), 5000, 5000) returning id`,
    );
    // What the old migrations made and no file defines any more has to go.
    await client.query('create function forgotten() returns trigger language plpgsql as $$ begin return null; end $$');
    await client.query('create trigger forgotten after update on holds execute function forgotten()');

    await Promise.all([migrate(database.url), migrate(database.url)]);
    expect(await readCatalog(client)).toEqual(catalog);

    const { rows } = await client.query(
      `select s.total_amount, e.words @@ 'willow' as found from sales s join search_entries e using (business_id) where s.id = $1`,
      [saleId],
    );
    expect(rows).toEqual([{ total_amount: '5000', found: true }]);
    await client.query(
      `insert into ledger_entries (business_id, sale_id, side, kind, amount, currency) values ($1, $2, 'claim', 'sale', 5000, 'EUR')`,
      [businessId, saleId],
    );
    const { rows: sums } = await client.query('select claimed_amount from sales where id = $1', [saleId]);
    expect(sums).toEqual([{ claimed_amount: '5000' }]);
  });
});

describe('a database in another state', () => {
  beforeAll(async () => {
    database = await newDatabase();
    client = await open(database.url);
    await client.query(oldMigrations);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  beforeEach(() =>
    client.query(
      'create table if not exists record as table drizzle.__drizzle_migrations; truncate drizzle.__drizzle_migrations; insert into drizzle.__drizzle_migrations table record',
    ),
  );

  const refusal =
    /^This version of Thyme cannot upgrade the database: .*\. Start the version .*: npm run db -- reset --yes$/;

  it.each([
    ['misses one of the old migrations', 'delete from drizzle.__drizzle_migrations where id = 25'],
    ['has a migration that is not known', `update drizzle.__drizzle_migrations set hash = 'x' where id = 25`],
    ['has tables and no record', 'delete from drizzle.__drizzle_migrations'],
  ])('is refused when it %s, and left as it is', async (_, change) => {
    await client.query(change);
    const before = await client.query('select * from drizzle.__drizzle_migrations');
    await expect(migrate(database.url)).rejects.toThrow(refusal);
    expect((await client.query('select * from drizzle.__drizzle_migrations')).rows).toEqual(before.rows);
    const { rows } = await client.query(`select to_regclass('drizzle.function_files') as record`);
    expect(rows).toEqual([{ record: null }]);
  });

  it('of a newer version keeps its tables, for a rollback of the program', async () => {
    const newer = await newDatabase();
    await migrate(newer.url);
    const other = await open(newer.url);
    await other.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
    const before = await readCatalog(other);
    await migrate(newer.url);
    expect(await readCatalog(other)).toEqual(before);
    await other.end();
    await newer.drop();
  });
});
