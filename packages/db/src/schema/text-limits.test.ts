import { profileColumnLimits, profileFieldNames, profileFields } from '@thyme/domain/accounts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../client.ts';
import { createTestDatabase, insertGuest, type TestDatabase } from '../testing/index.ts';
import { clientDetails } from './index.ts';

let database: TestDatabase;
let connection: Connection;
let guestId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  guestId = (await insertGuest(connection.db)).id;
  await connection.db.insert(clientDetails).values({ userId: guestId }).onConflictDoNothing();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

describe('limits of text columns', () => {
  it('counts characters, as the domain does', async () => {
    const store = (suite: string) =>
      connection.db.update(clientDetails).set({ suite }).where(eq(clientDetails.userId, guestId));
    await store('é'.repeat(profileColumnLimits.suite));
    await expect(store('é'.repeat(profileColumnLimits.suite + 1))).rejects.toMatchObject({
      cause: { constraint: 'client_details_suite_length' },
    });
  });

  it.each(profileFieldNames)('client_details.%s is limited as its field is', async (name) => {
    const { rows } = await connection.db.execute<{ rule: string }>(
      sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = ${`client_details_${name}_length`}`,
    );
    expect(rows[0]?.rule).toBe(`CHECK ((char_length(${name}) <= ${profileFields[name].max}))`);
  });
});
