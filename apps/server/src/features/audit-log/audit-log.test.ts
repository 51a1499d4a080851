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

/** With entries of these ages in days, written in this order. */
async function shopWith(ages: readonly number[]): Promise<TestBusiness> {
  const shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
  const entry = { businessId: shop.id, action: 'save-terms', subject: 'profile' };
  for (const days of ages)
    await api.db.insert(auditEntries).values({ ...entry, createdAt: api.clock.now() - Math.round(days * DAY) });
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
  Array.from({ length: count }, (_none, nth) => from + (count - nth - 1) * days);

it.each([
  ['a shop that has just opened', []],
  ['a few entries of years ago', every(3, 400, 500)],
  ['one page of this year and older ones', [...every(9, 90, 400), ...every(51, 1)]],
  ['pages that end at the limit of a year', every(120, 366 / 50)],
  ['entries around the limit of a year', every(110, 0.001, 365.99)],
  ['entries around the limit of a year whose ids are not in the order of time', every(110, 0.0002, 365.99).reverse()],
  ['busy days of the last year and quiet ones before', [...every(70, 15, 20), ...every(70, 0.01)]],
])('[GROUND-040] every entry is shown once, newest first: %s', async (_name, ages) => {
  const shop = await shopWith(ages);
  const found = await readAll(shop);
  expect(found).toHaveLength(ages.length);
  expect(found).toEqual([...new Set(found)].toSorted((a, b) => b - a));
});
