import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from './client.ts';
import { createTestDatabase } from './testing/index.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let other: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  other = connect(database.url);
});
afterAll(async () => {
  await other.close();
  await database.drop();
});

describe('a connection', () => {
  it('that is lost between two statements of a transaction fails that transaction and nothing else', async () => {
    const { promise: lost, resolve } = Promise.withResolvers<Error>();
    const connection = connect(database.url, { max: 1, onLost: resolve });
    const work = connection.db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`);
      expect((await lost).message).toMatch(/terminating connection|terminated unexpectedly/);
      await transaction.execute(sql`select 1`);
    });
    await expect(work).rejects.toThrow();
    expect((await connection.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await connection.close();
  });

  it('[GROUND-007] behind a pooler names no statement, because the next one may run on another connection', async () => {
    const named = async (connection: Connection) => {
      const statement = connection.db.select({ one: sql<number>`1` }).from(sql`(select 1) as t`).prepare('one');
      expect(await statement.execute()).toEqual([{ one: 1 }]);
      const { rows } = await connection.db.execute(sql`select name from pg_prepared_statements`);
      await connection.close();
      return rows;
    };
    expect(await named(connect(database.url, { max: 1 }))).toEqual([{ name: 'one' }]);
    expect(await named(connect(database.url, { max: 1, pooler: true }))).toEqual([]);
  });
});
