import { expect, it } from 'vitest';
import { settableClock } from '../../../test/kit/settable-clock.ts';
import type { Db } from '../database/database.ts';
import { memoizeRead } from './memoize.ts';

const services = () => ({ db: {} as Db, clock: settableClock(1_000) });

it('reads again after the TTL, and once per database', async () => {
  let reads = 0;
  const value = memoizeRead(60, async () => {
    reads += 1;
    return reads;
  });
  const here = services();
  expect(await value(here)).toBe(1);
  here.clock.advance(59);
  expect(await value(here)).toBe(1);
  here.clock.advance(1);
  expect(await value(here)).toBe(2);
  expect(await value(services())).toBe(3);
});

it('reads once for concurrent calls, and again after a failure', async () => {
  let reads = 0;
  const value = memoizeRead(60, async () => {
    reads += 1;
    if (reads === 1) throw new Error('The database is away.');
    return reads;
  });
  const here = services();
  const first = await Promise.allSettled([value(here), value(here)]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([value(here), value(here)])).toEqual([2, 2]);
});

it('runs a lazy statement once', async () => {
  let runs = 0;
  const statement: PromiseLike<number> = {
    // biome-ignore lint/suspicious/noThenProperty: statements are run by being awaited.
    then: (...then) => {
      runs += 1;
      return Promise.resolve(runs).then(...then);
    },
  };
  const value = memoizeRead(60, () => statement);
  const here = services();
  expect([await value(here), await value(here)]).toEqual([1, 1]);
});
