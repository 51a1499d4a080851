import { createTestDatabase, type TestDatabase } from '@thyme/db/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GenerateProgress, generate } from './index.ts';

const NOW = Date.UTC(2026, 2, 20, 12) / 1000;

let database: TestDatabase;
let client: pg.Client;
let seen: GenerateProgress[];

beforeAll(async () => {
  database = await createTestDatabase();
  seen = [];
  await generate({
    url: database.url,
    businesses: 30,
    appointments: 600,
    now: NOW,
    onProgress: (progress) => seen.push(progress),
  });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const one = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows[0];

/** Counts orphaned rows, because foreign keys are disabled during the load. */
async function orphans(connection: pg.Client): Promise<string[]> {
  const { rows } = await connection.query(`
    select conname, conrelid::regclass::text as child, confrelid::regclass::text as parent,
      (select array_agg(attname::text order by n) from unnest(conkey) with ordinality k(num, n) join pg_attribute on attrelid = conrelid and attnum = num) as keys,
      (select array_agg(attname::text order by n) from unnest(confkey) with ordinality k(num, n) join pg_attribute on attrelid = confrelid and attnum = num) as targets
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const broken: string[] = [];
  for (const { conname, child, parent, keys, targets } of rows) {
    const given = keys.map((key: string) => `c.${key} is not null`).join(' and ');
    const match = keys.map((key: string, i: number) => `p.${targets[i]} = c.${key}`).join(' and ');
    const found = await connection.query(
      `select from ${child} c where ${given} and not exists (select from ${parent} p where ${match}) limit 1`,
    );
    if (found.rowCount) broken.push(conname);
  }
  return broken;
}

/**
 * Counts shops with a wrong rating or lowest price, sales with wrong sums, and shops with gaps in their invoice
 * numbers.
 */
const inconsistencies = () =>
  one(`select
      (select count(*)::int from businesses b where (rating_sum, rating_count) is distinct from
        (select (coalesce(sum(rating), 0)::int, count(*)::int) from reviews r where r.business_id = b.id)),
      (select count(*)::int from businesses b where from_price is distinct from
        (select min(case when special_price > 0 then special_price else price end) from service_pricings p where p.business_id = b.id)),
      (select count(*)::int from sales s where claimed_amount <> (select coalesce(sum(amount), 0) from ledger_entries l
        where l.business_id = s.business_id and l.sale_id = s.id and side = 'claim') or paid_amount <> (select coalesce(sum(amount), 0)
        from ledger_entries l where l.business_id = s.business_id and l.sale_id = s.id and side = 'payment')),
      (select count(*)::int from (select business_id, count(*) n, max(number) m from invoices group by 1) i
        join invoice_counters c using (business_id) where n <> m or c.last_number <> n)`);

describe('generate', () => {
  it('creates the requested number of shops and appointments, and reports progress', async () => {
    expect(
      await one('select (select count(*)::int from businesses), (select count(*)::int from appointments)'),
    ).toEqual([30, 600]);
    expect(seen.at(-1)).toMatchObject({ businesses: 30, appointments: 600 });
  });

  it('leaves no orphaned rows', async () => {
    expect(await orphans(client)).toEqual([]);
  });

  it('keeps every appointment inside opening hours, before and after a clock change', async () => {
    const outside = await one(`
      select count(*)::int from appointments a join businesses b on b.id = a.business_id
      where not exists (
        select from work_hours h where h.business_id = a.business_id
          and h.weekday = extract(dow from a.starts_at at time zone b.zone)
          and h.start_minute <= extract(epoch from (a.starts_at at time zone b.zone)::time) / 60
          and h.end_minute >= extract(epoch from (a.ends_at at time zone b.zone)::time) / 60
      )`);
    expect(outside).toEqual([0]);
  });

  it('computes ratings, lowest prices, sums of sales and invoice numbers', async () => {
    expect(await inconsistencies()).toEqual([0, 0, 0, 0]);
  });

  it('writes the search entry of every shop', async () => {
    expect(
      await one(
        'select count(*)::int from search_entries e join businesses b on b.id = e.business_id and e.from_price = b.from_price',
      ),
    ).toEqual([30]);
  });

  it('allows normal writes afterwards', async () => {
    await client.query(
      `insert into users (user_type, first_name, last_name, email) values (2, 'Orla', 'Daly', 'orla@mail.example')`,
    );
    await client.query(`insert into chairs (business_id, name) select min(id), 'New chair' from businesses`);
  });

  it('adds to existing data, and works for a user who may not disable triggers', async () => {
    const role = `plain_${process.pid}_${Date.now()}`;
    await client.query(`create role ${role} login password 'plain'`);
    const grants = [
      'all on all tables in schema public',
      'all on all sequences in schema public',
      'all on schema public',
    ];
    for (const grant of grants) await client.query(`grant ${grant} to ${role}`);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'plain';
    await generate({ url: url.href, businesses: 5, appointments: 40, seed: 2, now: NOW });
    expect(
      await one('select (select count(*)::int from businesses), (select count(*)::int from appointments)'),
    ).toEqual([35, 640]);
    expect(await orphans(client)).toEqual([]);
    expect(await inconsistencies()).toEqual([0, 0, 0, 0]);
    expect(await one('select count(*)::int from search_entries')).toEqual([35]);
    await client.query(`drop owned by ${role}`);
    await client.query(`drop role ${role}`);
  });
});
