import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { type ForeignKey, foreignKeys, isPossible, uniqueIndexes, widened } from './catalog.ts';
import { distribute } from './distribute.ts';
import { distributionColumn, tableGroups, tablesOf } from './groups.ts';

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

const tablesWhere = async (condition: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and ${condition} order by 1`,
  );
  return rows.map(({ name }) => name);
};

describe('groups of tables', () => {
  it('[GROUND-015] contain every table of the schema once, and no other', async () => {
    expect([...tableGroups.keys()].sort()).toEqual((await tablesWhere('true')).sort());
  });

  it('[GROUND-015] distribute every table that always belongs to a business', async () => {
    const owned = await tablesWhere(
      `exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and a.attnotnull)`,
    );
    const elsewhere = owned.filter((name) => tableGroups.get(name) !== 'distributed');
    expect(elsewhere).toEqual(['former_slugs', 'unique_codes']);
    expect(tablesOf('distributed').filter((name) => !owned.includes(name))).toEqual(['businesses']);
  });

  it('[GROUND-016] leave no foreign key from a distributed table to a local one, except to the card orders', async () => {
    const impossible = (await foreignKeys(client)).filter((key) => !isPossible(key));
    const ofBusinesses = impossible.filter(({ from }) => tableGroups.get(from) === 'distributed');
    expect([...new Set(ofBusinesses.map(({ to }) => to))].sort()).toEqual(['card_orders', 'holds']);
  });

  it('[GROUND-016] have an unbroken key where both tables contain the business', () => {
    const key: ForeignKey = {
      name: 'k',
      from: 'sales',
      to: 'businesses',
      columns: ['business_id'],
      referred: ['id'],
      definition: '',
    };
    expect(isPossible(key)).toBe(true);
    expect(isPossible({ ...key, columns: ['user_id'] })).toBe(false);
    expect(isPossible({ ...key, definition: 'ON DELETE SET NULL (x)' })).toBe(false);
    expect(isPossible({ ...key, from: 'outbox' })).toBe(false);
    expect(isPossible({ ...key, to: 'users', columns: ['user_id'] })).toBe(true);
  });
});

describe('a unique index without the business', () => {
  it('[GROUND-016] gets it as its last column, for every distributed table', async () => {
    await client.query('begin');
    for (const { from, name } of await foreignKeys(client))
      await client.query(`alter table public.${from} drop constraint ${name}`);
    for (const table of tablesOf('distributed')) {
      const column = distributionColumn(table);
      for (const index of await uniqueIndexes(client, table, column))
        for (const statement of widened(index, column)) await client.query(statement);
      expect(await uniqueIndexes(client, table, column), table).toEqual([]);
    }
    const { rows } = await client.query(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'appointments_id'`,
    );
    await client.query('rollback');
    expect(rows).toEqual([{ definition: 'UNIQUE (id, business_id)' }]);
  });
});

describe('distribute', () => {
  it('[GROUND-016] refuses a database without Citus in a sentence', async () => {
    await expect(distribute(client, { shards: 4 })).rejects.toThrow(
      'This database does not have the extension citus: create it on every node first.',
    );
  });
});
