import { clientDetails, holds, idempotencyKeys, leads, systemLog, throttles } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, memoryLog, type TestApi } from '../../test/kit/index.ts';
import { defineJob } from './job.ts';
import { purge } from './purge.ts';
import { openQueue } from './queue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

describe('the job queue', () => {
  it('runs a job once over two processes, as soon as it is there', async () => {
    const ran: number[] = [];
    let finished: () => void = () => undefined;
    const all = new Promise<void>((resolve) => {
      finished = resolve;
    });
    const count = defineJob<{ number: number }>({
      name: 'count',
      run: async (_services, { number }) => {
        ran.push(number);
        if (ran.length === 5) finished();
      },
    });
    const options = { url: api.databaseUrl, log: api.app.services.log, jobs: [count] };
    const queues = [await openQueue(options), await openQueue(options)] as const;
    for (const queue of queues) await queue.work(api.app.services);
    for (let number = 1; number <= 5; number += 1) await queues[0].enqueue(count, { number });
    await all;
    await Promise.all(queues.map((queue) => queue.stop()));
    expect(ran.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });

  it('warns of a job that failed and is tried again, and calls it an error only when it is not', async () => {
    const failing = (name: string, retries: number) =>
      defineJob({
        name,
        retries,
        run: async () => {
          throw new Error(`no ${name}`);
        },
      });
    const jobs = [failing('patience', 2), failing('hope', 0)] as const;
    const { log, lines } = memoryLog();
    const levels: Record<string, string> = { 40: 'warns', 50: 'fails' };
    const told = () =>
      lines.flatMap(({ job, level, msg }) => (job ? [`${job} ${levels[String(level)]}: ${msg}`] : [])).toSorted();
    const queue = await openQueue({ url: api.databaseUrl, log, jobs });
    for (const job of jobs) await queue.enqueue(job, {});
    await queue.work({ ...api.app.services, log });
    await expect
      .poll(told, { timeout: 10_000 })
      .toEqual(['hope fails: job failed for good', 'patience warns: job failed; it will be tried again']);
    await queue.stop();
  });

  it('can be told to stop while it begins', async () => {
    const jobs = Array.from({ length: 8 }, (_, number) =>
      defineJob({ name: `early-${number}`, run: async () => undefined }),
    );
    const queue = await openQueue({ url: api.databaseUrl, log: api.app.services.log, jobs });
    const beginning = queue.work(api.app.services);
    await queue.stop();
    await expect(beginning).resolves.toBeUndefined();
  });

  it('works through what has piled up without a pause between two jobs', async () => {
    let left = 12;
    const { promise: all, resolve: finished } = Promise.withResolvers<void>();
    const pile = defineJob<{ number: number }>({
      name: 'pile',
      run: async () => {
        left -= 1;
        if (left === 0) finished();
      },
    });
    const queue = await openQueue({ url: api.databaseUrl, log: api.app.services.log, jobs: [pile] });
    for (let number = 0; number < 12; number += 1) await queue.enqueue(pile, { number });
    const started = performance.now();
    await queue.work(api.app.services);
    await all;
    // With a look every five seconds it would be a minute.
    expect(performance.now() - started).toBeLessThan(20_000);
    await queue.stop();
  });

  it('keeps one waiting job for a key and belongs to its transaction', async () => {
    const ran: string[] = [];
    const note = defineJob<{ what: string }>({ name: 'note', run: async (_services, { what }) => void ran.push(what) });
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

  it('runs what the database itself enqueued, once for a key and only if that was committed', async () => {
    const ran: string[] = [];
    const quiet = defineJob<{ what: string }>({ name: 'quiet', run: async (_s, { what }) => void ran.push(what) });
    const queue = await openQueue({ url: api.databaseUrl, log: api.app.services.log, jobs: [quiet] });
    const enqueue = (what: string, key: string) =>
      sql`select enqueue_job('quiet', jsonb_build_object('what', ${what}::text), ${key})`;
    await api.db.execute(enqueue('kept', 'one'));
    await api.db.execute(enqueue('again', 'one'));
    const undone = api.db.transaction(async (transaction) => {
      await transaction.execute(enqueue('undone', 'two'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await queue.drain(api.app.services);
    await queue.stop();
    expect(ran).toEqual(['kept']);
  });
});

describe('the purge', () => {
  it('removes what has had its time and leaves the rest', async () => {
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
    await api.app.services.jobs.enqueue(purge, {});
    await api.runJobs();
    expect(await api.db.select({ expiresAt: holds.expiresAt }).from(holds)).toEqual([{ expiresAt: now + 300 }]);
    expect(await api.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([{ key: 'new' }]);
    expect(await api.db.select({ api: systemLog.api }).from(systemLog)).toEqual([{ api: 'new' }]);
    expect(await api.db.select({ key: throttles.key }).from(throttles)).toEqual([{ key: 'new' }]);
    expect(await api.db.select({ at: leads.createdAt }).from(leads)).toEqual([{ at: now - 300 * 86_400 }]);
    expect(await api.db.select().from(clientDetails)).toHaveLength(1);
  });
});
