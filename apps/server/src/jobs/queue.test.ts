import { clientDetails, holds, idempotencyKeys, leads, systemLog, throttles } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bootApi, insertBusiness, memoryLog, type TestApi } from '../../test/kit/index.ts';
import { purge } from '../registry/purge.ts';
import { handleJob } from './handle-job.ts';
import { defineJob } from './job.ts';
import { openQueue } from './queue.ts';

const TEXT = z.object({ what: z.string() });

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

describe('the job queue', () => {
  it('runs a job once across two processes, as soon as it is enqueued', async () => {
    const ran: number[] = [];
    let finished: () => void = () => undefined;
    const all = new Promise<void>((resolve) => {
      finished = resolve;
    });
    const count = handleJob(
      defineJob({
        name: 'count',
        payload: z.object({ number: z.int() }),
      }),
      async (_services, { number }) => {
        ran.push(number);
        if (ran.length === 5) finished();
      },
    );
    const options = { url: api.databaseUrl, log: api.app.services.log, jobs: [count] };
    const queues = [await openQueue(options), await openQueue(options)] as const;
    for (const queue of queues) await queue.work(api.app.services);
    for (let number = 1; number <= 5; number += 1) await queues[0].enqueue(count, { number });
    await all;
    await Promise.all(queues.map((queue) => queue.stop()));
    expect(ran.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });

  it('logs a failure that is retried as a warning, and the last one as an error', async () => {
    const failing = (name: string, retries: number) =>
      handleJob(
        defineJob({
          name,
          retries,
        }),
        async () => {
          throw new Error(`no ${name}`);
        },
      );
    const jobs = [failing('patience', 2), failing('hope', 0)] as const;
    const { log, lines } = memoryLog();
    const levels: Record<string, string> = { 40: 'warns', 50: 'fails' };
    const logged = () =>
      lines.flatMap(({ job, level, msg }) => (job ? [`${job} ${levels[String(level)]}: ${msg}`] : [])).toSorted();
    const queue = await openQueue({ url: api.databaseUrl, log, jobs });
    for (const job of jobs) await queue.enqueue(job, {});
    await queue.work({ ...api.app.services, log });
    await expect
      .poll(logged, { timeout: 10_000 })
      .toEqual(['hope fails: job failed for good', 'patience warns: job failed; it will be retried']);
    await queue.stop();
  });

  it('fails a job with a malformed payload at once, and says which field is wrong', async () => {
    let runs = 0;
    const strict = handleJob(
      defineJob({
        name: 'strict',
        payload: z.object({ order: z.object({ id: z.int() }) }),
      }),
      async () => {
        runs += 1;
      },
    );
    const { log, lines } = memoryLog();
    const queue = await openQueue({ url: api.databaseUrl, log, jobs: [strict] });
    // As an earlier release may have written it.
    await queue.enqueue(strict, { order: { id: 'seven' } } as never);
    await queue.work({ ...api.app.services, log });
    const stored = () =>
      api.db
        .execute(sql`select state, retry_count, output from jobs.job where name = 'strict'`)
        .then(({ rows }) => rows);
    const message = 'The payload of strict does not fit: order.id (invalid_type).';
    await expect
      .poll(stored, { timeout: 10_000 })
      .toEqual([{ state: 'failed', retry_count: 0, output: expect.objectContaining({ message }) }]);
    await queue.stop();
    expect(runs).toBe(0);
    const errors = lines.filter(({ level }) => level === 50);
    expect(errors).toMatchObject([
      { job: 'strict', msg: 'job has a malformed payload; it is not retried', err: { message } },
    ]);
    expect(JSON.stringify(errors)).not.toContain('seven');
  });

  it('can be stopped while it starts', async () => {
    const jobs = Array.from({ length: 8 }, (_, number) =>
      handleJob(defineJob({ name: `early-${number}` }), async () => undefined),
    );
    const queue = await openQueue({ url: api.databaseUrl, log: api.app.services.log, jobs });
    const starting = queue.work(api.app.services);
    await queue.stop();
    await expect(starting).resolves.toBeUndefined();
  });

  it('works through a backlog without waiting between jobs', async () => {
    let left = 12;
    const { promise: all, resolve: finished } = Promise.withResolvers<void>();
    const pile = handleJob(
      defineJob({
        name: 'pile',
        payload: z.object({ number: z.int() }),
      }),
      async () => {
        left -= 1;
        if (left === 0) finished();
      },
    );
    const queue = await openQueue({ url: api.databaseUrl, log: api.app.services.log, jobs: [pile] });
    for (let number = 0; number < 12; number += 1) await queue.enqueue(pile, { number });
    const started = performance.now();
    await queue.work(api.app.services);
    await all;
    // Polling every five seconds alone would take a minute.
    expect(performance.now() - started).toBeLessThan(20_000);
    await queue.stop();
  });

  it('holds one waiting job for each key, and none of a transaction that was rolled back', async () => {
    const ran: string[] = [];
    const note = handleJob(
      defineJob({ name: 'note', payload: TEXT }),
      async (_services, { what }) => void ran.push(what),
    );
    const queue = await openQueue({ url: api.databaseUrl, log: api.app.services.log, jobs: [note] });
    await queue.enqueue(note, { what: 'a' }, { key: 'k' });
    await queue.enqueue(note, { what: 'b' }, { key: 'k' });
    await api.db.transaction((transaction) => queue.enqueue(note, { what: 'kept' }, { transaction }));
    const undone = api.db.transaction(async (transaction) => {
      await queue.enqueue(note, { what: 'undone' }, { transaction });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await queue.drain(api.app.services);
    await queue.stop();
    expect(ran.toSorted()).toEqual(['a', 'kept']);
  });

  it('notifies in batches where a job says so, with no NOTIFY in the transaction', async () => {
    const ran = Promise.withResolvers<string>();
    const job = defineJob({ name: 'quiet', payload: TEXT, notifiesInBatches: true });
    const quiet = handleJob(job, async (_services, { what }) => ran.resolve(what));
    const queue = await openQueue({ url: api.databaseUrl, log: api.app.services.log, jobs: [quiet] });
    await queue.work(api.app.services);
    const started = performance.now();
    const isQuiet = await api.db.transaction(async (transaction) => {
      await queue.enqueue(quiet, { what: 'done' }, { transaction });
      const { rows } = await transaction.execute(sql`select notify from jobs.queue where name = 'quiet'`);
      return rows;
    });
    expect(isQuiet).toEqual([{ notify: false }]);
    expect(await ran.promise).toBe('done');
    // Without the notification the next poll would be seconds away.
    expect(performance.now() - started).toBeLessThan(4_000);
    await queue.stop();
  });

  it('keeps a job that is a year overdue, in queues of an earlier version too', async () => {
    const job = handleJob(defineJob({ name: 'overdue', payload: TEXT }), async () => undefined);
    const options = { url: api.databaseUrl, log: api.app.services.log, jobs: [job] };
    await (await openQueue(options)).stop();
    await api.db.execute(sql`update jobs.queue set retention_seconds = 1209600 where name = 'overdue'`);
    const queue = await openQueue(options);
    const yearAgo = Math.floor(Date.now() / 1000) - 365 * 86_400;
    await queue.enqueue(job, { what: 'late' }, { startAt: yearAgo });
    const { rows } = await api.db.execute(sql`select keep_until > now() as kept from jobs.job where name = 'overdue'`);
    await queue.stop();
    expect(rows).toEqual([{ kept: true }]);
  });

  it('follows a job whose way of notifying has changed since its queue was made', async () => {
    const job = (notifiesInBatches: boolean) =>
      handleJob(defineJob({ name: 'changing', notifiesInBatches }), async () => undefined);
    for (const notifiesInBatches of [false, true]) {
      const queue = await openQueue({
        url: api.databaseUrl,
        log: api.app.services.log,
        jobs: [job(notifiesInBatches)],
      });
      await queue.stop();
      const { rows } = await api.db.execute(sql`select notify from jobs.queue where name = 'changing'`);
      expect(rows).toEqual([{ notify: !notifiesInBatches }]);
    }
  });
});

describe('the purge', () => {
  it('deletes what has expired and nothing else', async () => {
    const now = api.clock.now();
    const guest = await api.signIn();
    const shop = await insertBusiness(api.db, now);
    const hold = (expiresAt: number) => ({
      businessId: shop.id,
      userId: guest.userId,
      purpose: 'checkout',
      createdAt: now - 900,
      expiresAt,
    });
    await api.db.insert(holds).values([hold(now - 1), hold(now + 300)]);
    const key = (name: string, expiresAt: number) => ({
      owner: 'user:1',
      key: name,
      operation: 'pay',
      inputHash: Buffer.from('x'),
      expiresAt,
    });
    await api.db.insert(idempotencyKeys).values([key('old', now - 1), key('new', now + 1)]);
    await api.db.insert(systemLog).values([
      { api: 'old', createdAt: now - 31 * 86_400 },
      { api: 'new', createdAt: now },
    ]);
    await api.db.insert(throttles).values([
      { key: 'old', updatedAt: now - 2 * 86_400 },
      { key: 'new', updatedAt: now },
    ]);
    const lead = { form: 'query', name: 'Orla', email: 'orla@mail.example' };
    await api.db.insert(leads).values([
      { ...lead, createdAt: now - 366 * 86_400 },
      { ...lead, createdAt: now - 300 * 86_400 },
    ]);
    const { log, lines } = memoryLog();
    await api.app.services.jobs.enqueue(purge, {});
    await api.app.jobs.drain({ ...api.app.services, log });
    const { removed } = lines.find(({ msg }) => msg === 'purged') ?? {};
    expect(removed).toMatchObject({ holds: 1, keys: 1, reports: 1, throttles: 1, leads: 1, mails: 0 });
    expect(await api.db.select({ expiresAt: holds.expiresAt }).from(holds)).toEqual([{ expiresAt: now + 300 }]);
    expect(await api.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([{ key: 'new' }]);
    expect(await api.db.select({ api: systemLog.api }).from(systemLog)).toEqual([{ api: 'new' }]);
    expect(await api.db.select({ key: throttles.key }).from(throttles)).toEqual([{ key: 'new' }]);
    expect(await api.db.select({ at: leads.createdAt }).from(leads)).toEqual([{ at: now - 300 * 86_400 }]);
    expect(await api.db.select().from(clientDetails)).toHaveLength(1);
  });
});
