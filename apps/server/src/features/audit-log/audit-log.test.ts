import { auditEntries } from '@thyme/db/schema';
import { DAY } from '@thyme/domain/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bootApi,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

let api: TestApi;
let owner: SignedIn;

beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
});
afterAll(() => api.close());

async function shopWith(ages: readonly number[]): Promise<TestBusiness> {
  const shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
  const rows = ages.toSorted((a, b) => b - a).map((days) => ({ createdAt: api.clock.now() - Math.round(days * DAY) }));
  for (const { createdAt } of rows)
    await api.db
      .insert(auditEntries)
      .values({ businessId: shop.id, action: 'save-terms', subject: 'profile', createdAt });
  return shop;
}

interface Page {
  entries: { id: number; at: number }[];
  has_more: boolean;
}
async function readAll(shop: TestBusiness): Promise<number[]> {
  const found: number[] = [];
  for (let before: number | null = null; ; before = found.at(-1) ?? null) {
    const { desk_audit_log: page }: { desk_audit_log: Page } = await api.ask(
      'query($b: Int!, $before: Int) { desk_audit_log(business_id: $b, before: $before) { has_more entries { id at } } }',
      { b: shop.id, before },
      owner,
    );
    found.push(...page.entries.map(({ id }) => id));
    if (!page.has_more) return found;
  }
}

const every = (count: number, days: number, from = 0) =>
  Array.from({ length: count }, (_none, nth) => from + nth * days);

it.each([
  ['a shop that has just opened', []],
  ['a few entries of years ago', every(3, 400, 500)],
  ['one page of this year and older ones', [...every(51, 1), ...every(9, 90, 400)]],
  ['pages that end at the limit of a year', every(120, 366 / 50)],
  ['entries around the limit of a year', every(110, 0.001, 365.99)],
  ['busy days of the last year and quiet ones before', [...every(70, 0.01), ...every(70, 15, 20)]],
])('[GROUND-040] every entry is shown once, newest first: %s', async (_name, ages) => {
  const shop = await shopWith(ages);
  const found = await readAll(shop);
  expect(found).toHaveLength(ages.length);
  expect(found).toEqual([...new Set(found)].toSorted((a, b) => b - a));
});
