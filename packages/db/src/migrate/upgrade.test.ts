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

/** A published shop with a service, and a sale of it, in the columns of that time: today's tables may have more. */
async function insertOldRows(old: pg.Client): Promise<{ businessId: number; saleId: number }> {
  const insert = async (text: string) =>
    (await old.query<{ id: number }>(`insert into ${text} returning id`)).rows[0]?.id ?? 0;
  await old.query(`insert into trades (slug, name) values ('hair', 'Hair')`);
  const businessId = await insert(`businesses (slug, name, trade, lat, lng, published, published_at)
    values ('willow-room', 'Willow Room', 'hair', 53.35, -6.26, true, now())`);
  await old.query('update businesses set confirms_at_once = true where id = $1', [businessId]);
  const categoryId = await insert(`service_categories (business_id, name) values (${businessId}, 'Cut')`);
  const serviceId = await insert(
    `services (business_id, category_id, name) values (${businessId}, ${categoryId}, 'Cut & finish')`,
  );
  await insert(
    `service_pricings (business_id, service_id, price, duration_minutes) values (${businessId}, ${serviceId}, 5000, 60)`,
  );
  const userId = await insert(
    `users (user_type, first_name, last_name, email) values (2, 'Niamh', 'Byrne', 'niamh@mail.example')`,
  );
  const saleId = await insert(`sales (business_id, user_id, currency, status, confirmed_at, sub_total, total_amount)
    values (${businessId}, ${userId}, 'EUR', 'confirmed', now(), 5000, 5000)`);
  return { businessId, saleId };
}

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

  it('[ANSWER-006] is upgraded to the schema of a new one, with its rows, and goes on deciding about every booking itself', async () => {
    const fresh = await newDatabase();
    await migrate(fresh.url);
    const expected = await open(fresh.url);
    const catalog = await readCatalog(expected);
    await expected.end();
    await fresh.drop();

    const { businessId, saleId } = await insertOldRows(client);
    // What the old migrations made and no file defines any more has to go.
    await client.query('create function forgotten() returns trigger language plpgsql as $$ begin return null; end $$');
    await client.query('create trigger forgotten after update on holds execute function forgotten()');

    await Promise.all([migrate(database.url), migrate(database.url)]);
    expect(await readCatalog(client)).toEqual(catalog);

    const { rows } = await client.query(
      `select s.total_amount, e.words @@ 'willow' as found, e.from_price from sales s join search_entries e using (business_id) where s.id = $1`,
      [saleId],
    );
    expect(rows).toEqual([{ total_amount: '5000', found: true, from_price: '5000' }]);
    await client.query(
      `insert into ledger_entries (business_id, sale_id, side, kind, amount, currency) values ($1, $2, 'claim', 'sale', 5000, 'EUR')`,
      [businessId, saleId],
    );
    // Before there were rules, every booking waited for the shop, whatever this column said.
    const { rows: rules } = await client.query(
      'select confirms_at_once, accepts_known, new_only_paid from businesses where id = $1',
      [businessId],
    );
    expect(rules).toEqual([{ confirms_at_once: false, accepts_known: false, new_only_paid: false }]);
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
