import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const list = async (text: string): Promise<string[]> => (await client.query(text)).rows.map((row) => row.item);

describe('every table', () => {
  it('has an index that starts with the columns of each foreign key', async () => {
    const bare = await list(`
      select c.conrelid::regclass || ' ' || c.conname as item from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
            select format('(%I IS NOT NULL)', a.attname) from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey)
          ))
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      ) order by 1`);
    expect(bare).toEqual([]);
  });

  it('has indexes in plain order, which serve both directions; DESC NULLS LAST serves neither', async () => {
    const turned = await list(`
      select i.indexrelid::regclass::text as item from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and exists (select from unnest(i.indoption) as option where option <> 0)`);
    expect(turned).toEqual([]);
  });

  it('has a primary key, except the attachments, whose shape the socket adapter dictates', async () => {
    const keyless = await list(`
      select c.relname as item from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p') order by 1`);
    expect(keyless).toEqual(['socket_io_attachments']);
  });

  it('stores instants: no timestamp without a time zone', async () => {
    const zoneless = await list(`
      select table_name || '.' || column_name as item from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp without time zone'`);
    expect(zoneless).toEqual([]);
  });

  it('stores money as integers: no fractions except percents, ratings and coordinates', async () => {
    const fractions = await list(`
      select table_name || '.' || column_name as item from information_schema.columns
      where table_schema = 'public' and data_type in ('numeric', 'real', 'double precision', 'money')
        and column_name not in ('lat', 'lng', 'rating', 'upfront_percent', 'special_deposit', 'vat_rate', 'vat_rate_before', 'percent')`);
    expect(fractions).toEqual([]);
  });
});

describe('every tenant table', () => {
  /** Tables of the marketplace, with a business only where there is one. */
  const shared = ['card_orders', 'complaints', 'notifications', 'outbox', 'pictures', 'unique_codes'];

  it('has business_id in its primary key', async () => {
    const outside = await list(`
      select c.relname as item from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'business_id'
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not exists (
        select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey)
      ) order by 1`);
    expect(outside).toEqual(shared);
  });

  it('is referred to together with its business, so that no row can point into another shop', async () => {
    const loose = await list(`
      select c.conrelid::regclass || ' ' || c.conname as item from pg_constraint c
      join pg_constraint k on k.conrelid = c.confrelid and k.contype = 'p'
      join pg_attribute a on a.attrelid = c.confrelid and a.attname = 'business_id' and a.attnum = any (k.conkey)
      where c.contype = 'f' and not a.attnum = any (c.confkey) order by 1`);
    expect(loose).toEqual([]);
  });
});
