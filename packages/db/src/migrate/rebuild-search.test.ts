import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect } from '../client.ts';
import { searchEntries } from '../schema/index.ts';
import { refreshSearchEntries } from '../search/index.ts';
import { createTestDatabase, insertShop, type TestDatabase } from '../testing/index.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

it('search entries are rebuilt when their definition has changed, and only then', async () => {
  const { businessId } = await insertShop(connection.db);
  expect(await refreshSearchEntries(connection.db, 'all')).toEqual([businessId]);
  const isRight = async () => {
    const [entry] = await connection.db.select().from(searchEntries).where(eq(searchEntries.businessId, businessId));
    return entry?.fromPrice === 5000;
  };
  await connection.db.update(searchEntries).set({ fromPrice: 1 });
  await migrate(database.url);
  expect(await isRight()).toBe(false);
  await connection.db.execute(`comment on table search_entries is 'an earlier definition'`);
  await migrate(database.url);
  expect(await isRight()).toBe(true);
});
