import { systemLog } from '@thyme/db/schema';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';
import { withIdempotency } from './idempotency.ts';

let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await bootApi({ config: { databasePool: 12 } });
  other = await bootApi({ beside: api, config: { databasePool: 12 } });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const call = (key: string | null, input: unknown = { amount: 5 }, owner = 'user:1') => ({
  owner,
  key,
  operation: 'pay',
  input,
});

/** Writes a row, so that a second execution would show. */
const pay = (name: string, from: TestApi = api, overrides = call(name)) =>
  withIdempotency(from.app.services, overrides, async (tx) => {
    const [row] = await tx.db.insert(systemLog).values({ api: name }).returning({ id: systemLog.id });
    return { status: 1, id: row?.id };
  });

const rowsOf = async (name: string) =>
  (await api.db.select({ total: count() }).from(systemLog).where(eq(systemLog.api, name)))[0]?.total;

describe('work under an idempotency key', () => {
  it('runs once and returns the same result again', async () => {
    const first = await pay('same');
    expect(await pay('same')).toEqual(first);
    expect(await rowsOf('same')).toBe(1);
  });

  it('refuses different input under the same key; the order of fields does not matter', async () => {
    await withIdempotency(api.app.services, call('order', { a: 1, b: { c: 2 } }), async () => ({ status: 1 }));
    await expect(
      withIdempotency(api.app.services, call('order', { b: { c: 2, d: null }, a: 1 }), async () => ({ status: 0 })),
    ).resolves.toEqual({ status: 1 });
    await expect(
      withIdempotency(api.app.services, call('order', { a: 2 }), async () => ({ status: 0 })),
    ).rejects.toThrow('used with other input');
  });

  it('belongs to its owner', async () => {
    await pay('owned', api, call('shared-key', 1, 'user:1'));
    await pay('owned', api, call('shared-key', 2, 'user:2'));
    expect(await rowsOf('owned')).toBe(2);
  });

  it('runs once for many concurrent calls, through two processes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_none, index) => pay('storm', index % 2 ? api : other)),
    );
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await rowsOf('storm')).toBe(1);
  });

  it('stores nothing when it fails, so it can be retried', async () => {
    const fails = withIdempotency(api.app.services, call('retry'), async (tx) => {
      await tx.db.insert(systemLog).values({ api: 'retry' });
      throw new Error('The gateway is away.');
    });
    await expect(fails).rejects.toThrow('away');
    await pay('retry');
    expect(await rowsOf('retry')).toBe(1);
  });

  it('expires after a day', async () => {
    await pay('old');
    api.clock.advance(24 * 3600 + 1);
    await pay('old');
    expect(await rowsOf('old')).toBe(2);
  });

  it('runs every time without a key, and refuses a key that is too long', async () => {
    await pay('none', api, call(null));
    await pay('none', api, call(null));
    expect(await rowsOf('none')).toBe(2);
    await expect(pay('long', api, call('x'.repeat(201)))).rejects.toThrow('at most 200');
  });
});
