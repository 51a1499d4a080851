import { expect, it } from 'vitest';
import { settableClock } from '../../test/kit/settable-clock.ts';
import type { Db } from './database/database.ts';
import { remembered } from './remembered.ts';

const services = () => ({ db: {} as Db, clock: settableClock(1_000) });

it('is read again when its time is over, and for each database', async () => {
  let read = 0;
  const value = remembered(60, async () => {
    read += 1;
    return read;
  });
  const here = services();
  expect(await value(here)).toBe(1);
  here.clock.advance(59);
  expect(await value(here)).toBe(1);
  here.clock.advance(1);
  expect(await value(here)).toBe(2);
  expect(await value(services())).toBe(3);
});

it('is read once for all who ask at the same time, and anew after it failed', async () => {
  let read = 0;
  const value = remembered(60, async () => {
    read += 1;
    if (read === 1) throw new Error('The database is away.');
    return read;
  });
  const here = services();
  const first = await Promise.allSettled([value(here), value(here)]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([value(here), value(here)])).toEqual([2, 2]);
});

it('is read once where the statement is only built', async () => {
  let ran = 0;
  const statement: PromiseLike<number> = {
    // biome-ignore lint/suspicious/noThenProperty: statements are run by being awaited.
    then: (...then) => {
      ran += 1;
      return Promise.resolve(ran).then(...then);
    },
  };
  const value = remembered(60, () => statement);
  const here = services();
  expect([await value(here), await value(here)]).toEqual([1, 1]);
});
