import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, instant, type TestApi } from '../../../test/kit/index.ts';
import { readShop } from './read-shop.ts';
import type { Shop } from './shop.ts';
import { whyShut } from './still-open.ts';

const TEN = instant('2026-06-16 10:00');
const ELEVEN = instant('2026-06-16 11:00');
const HOUR = 3_600;

let api: TestApi;
let shop: Shop;
let chairId: number;
beforeAll(async () => {
  api = await bootApi();
  const { id, chairIds } = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  const read = await readShop(api.db, id);
  if (!read) throw new Error('There is no shop.');
  [shop, chairId] = [read, chairIds[0] ?? 0];
});
afterAll(() => api.close());

describe('a held time', () => {
  const held = { startsAt: TEN, endsAt: ELEVEN, isClass: false };
  const whyAway = (...away: Shop['away'][number][]) => whyShut({ ...shop, away }, { ...held, chairId });

  it.each([
    ['all day', TEN - HOUR, ELEVEN + HOUR],
    ['from its last minute on', ELEVEN - 60, ELEVEN + HOUR],
    ['until its first minute', TEN - HOUR, TEN + 60],
  ])('is taken if its person is away %s', (_name, from, to) => {
    expect(whyAway([chairId, from, to])).toBe('taken');
    expect(whyAway([chairId, from, to], [chairId + 1, TEN, ELEVEN])).toBe('taken');
  });

  it.each([
    ['until it begins', TEN - HOUR, TEN],
    ['from its end on', ELEVEN, ELEVEN + HOUR],
    ['the day before', TEN - 24 * HOUR, ELEVEN - 24 * HOUR],
    ['the day after', TEN + 24 * HOUR, ELEVEN + 24 * HOUR],
  ])('is open if its person is away %s', (_name, from, to) => {
    expect(whyAway([chairId, from, to])).toBeUndefined();
  });

  it('is open while someone else is away, or nobody', () => {
    expect(whyAway([chairId + 1, TEN, ELEVEN])).toBeUndefined();
    expect(whyAway()).toBeUndefined();
  });
});
