import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Connection, connect, type Executor, forShortReads } from './client.ts';
import { createTestDatabase } from './testing/index.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
const lost: Error[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { max: 3, onLost: (error) => lost.push(error) });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** A named statement, like those that share the connection: returns the backend's process id and its parameter. */
const read = (db: Executor) =>
  db
    .select({ pid: sql<number>`pg_backend_pid()`, answer: sql<number>`100 / ${sql.placeholder('by')}::int` })
    .from(sql`pg_sleep(${sql.placeholder('seconds')})`)
    .prepare('read');
const reading = async (by: number, seconds = 0) => {
  const [row] = await read(forShortReads(connection.db)).execute({ by, seconds });
  return row ?? { pid: 0, answer: 0 };
};
const kill = (pids: readonly number[]) =>
  connection.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]);
const together = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => reading(index + 1)));
const processes = async () => [...new Set((await together(20)).map(({ pid }) => pid))];
beforeEach(async () => {
  // The first read opens the connection and runs on the pool.
  await expect.poll(async () => (await processes()).length, { timeout: 10_000 }).toBe(1);
});

it('runs many reads at once on one connection, each with its own result', async () => {
  const answers = await together(100);
  expect(answers.map(({ answer }) => answer)).toEqual(
    Array.from({ length: 100 }, (_, index) => Math.floor(100 / (index + 1))),
  );
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
});

it('fails only the wrong statement, not those before and after it', async () => {
  const outcomes = await Promise.allSettled([1, 0, 2, 0, 4, 5].map((by) => reading(by)));
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.answer : 'failed'))).toEqual([
    100,
    'failed',
    50,
    'failed',
    25,
    20,
  ]);
});

it('uses the pool while a long statement blocks it', async () => {
  const held = reading(1, 3);
  let isHeld = true;
  const released = held.then(() => {
    isHeld = false;
  });
  let passed = 0;
  const pass = async () => {
    await reading(4);
    if (isHeld) passed += 1;
  };
  const passing: Promise<void>[] = [];
  await expect.poll(() => passing.push(pass()) && passed, { timeout: 10_000 }).toBeGreaterThan(0);
  await Promise.all([released, ...passing]);
});

it('uses the pool when its connection is lost, and opens a new one', async () => {
  const before = await processes();
  const failing = Promise.allSettled([reading(1, 30), reading(2)]);
  await kill(before);
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  expect((await reading(5)).answer).toBe(20);
  await expect
    .poll(async () => (await processes()).filter((pid) => !before.includes(pid)).length, { timeout: 10_000 })
    .toBe(1);
});

it('uses the pool alone when pipelining is off', async () => {
  const pooled = connect(database.url, { max: 3, pipelining: false });
  const queries = Array.from({ length: 20 }, (_, index) =>
    read(forShortReads(pooled.db)).execute({ by: index + 1, seconds: 0.01 }),
  );
  const rows = (await Promise.all(queries)).flat();
  expect(rows.map(({ answer }) => answer)).toEqual(rows.map((_, index) => Math.floor(100 / (index + 1))));
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(3);
  expect(pooled.pool.totalCount).toBe(3);
  await pooled.close();
});

it('leaves reads in a transaction to the transaction', async () => {
  await connection.db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const [row] = await read(forShortReads(transaction)).execute({ by: 1, seconds: 0 });
    expect(row?.pid).toBe(rows[0]?.pid);
  });
});

it('opens no connection without a read, and leaves none open', async () => {
  const quiet = connect(database.url, { applicationName: 'quiet' });
  await quiet.db.execute(sql`select 1`);
  const open = async () => {
    const { rows } = await connection.pool.query(`select 1 from pg_stat_activity where application_name = 'quiet'`);
    return rows.length;
  };
  expect(await open()).toBe(1);
  await read(forShortReads(quiet.db)).execute({ by: 1, seconds: 0 });
  await quiet.close();
  await expect.poll(open).toBe(0);
});

it('gives up on a database that accepts connections and never answers', { timeout: 60_000 }, async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const waiting = connect(`postgres://nobody@127.0.0.1:${port}/nothing`);
  await expect(read(forShortReads(waiting.db)).execute({ by: 1, seconds: 0 })).rejects.toThrow();
  await waiting.close();
  silent.close();
});
