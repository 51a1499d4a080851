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
import { inTransaction } from '../../platform/unit-of-work.ts';
import { writeAuditEntry } from '../audit/index.ts';

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
/** In pages of 50. */
async function readAll(shop: TestBusiness): Promise<number[]> {
  const found: number[] = [];
  let pages = 0;
  for (let before: number | null = null; ; before = found.at(-1) ?? null) {
    const { desk_audit_log: page }: { desk_audit_log: Page } = await api.ask(
      'query($b: Int!, $before: Int) { desk_audit_log(business_id: $b, before: $before) { has_more entries { id at } } }',
      { b: shop.id, before },
      owner,
    );
    found.push(...page.entries.map(({ id }) => id));
    expect(page.entries.length).toBeLessThanOrEqual(50);
    pages += 1;
    expect(pages).toBeLessThan(10);
    if (page.has_more) continue;
    expect(pages).toBe(Math.max(1, Math.ceil(found.length / 50)));
    return found;
  }
}

const every = (count: number, days: number, from = 0) =>
  Array.from({ length: count }, (_none, nth) => from + (count - nth - 1) * days);

it.each([
  ['a shop that has just opened', []],
  ['a few entries of years ago', every(3, 400, 500)],
  ['exactly one page', every(50, 1)],
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

const filtered = (shop: TestBusiness, filter: object) =>
  api.ask<{ desk_audit_log: { entries: { id: number; actor: string | null; subject_id: string | null }[] } }>(
    `query($b: Int!, $from: String, $to: String, $subject: String) {
      desk_audit_log(business_id: $b, from: $from, to: $to, subject: $subject) { entries { id actor subject_id } } }`,
    { b: shop.id, ...filter },
    owner,
  );

it('[GROUND-041] shows the entries of the days asked for, both included', async () => {
  const shop = await shopWith([3, 2, 1, 0]);
  const day = (ago: number) => new Date((api.clock.now() - ago * DAY) * 1000).toISOString().slice(0, 10);
  const idsOf = async (filter: object) => (await filtered(shop, filter)).desk_audit_log.entries.map(({ id }) => id);
  const [today = 0, yesterday = 0, before = 0, first = 0] = await idsOf({});
  expect(await idsOf({ from: day(1) })).toEqual([today, yesterday]);
  expect(await idsOf({ to: day(2) })).toEqual([before, first]);
  expect(await idsOf({ from: day(2), to: day(1) })).toEqual([yesterday, before]);
});

it('[GROUND-041] shows no earlier entries than asked for, however many there are', async () => {
  const shop = await shopWith([...every(70, 1, 1), 0.01]);
  const today = new Date(api.clock.now() * 1000).toISOString().slice(0, 10);
  expect((await filtered(shop, { from: today })).desk_audit_log.entries).toHaveLength(1);
});

it('[GROUND-041] shows one subject, with the ids of what was changed', async () => {
  const shop = await shopWith([1]);
  await inTransaction(api.app.services, async (tx) => {
    for (const subjectId of [7, null])
      await writeAuditEntry(tx, {
        businessId: shop.id,
        actorId: null,
        action: 'save-room',
        subject: 'room',
        subjectId,
      });
    await writeAuditEntry(tx, { businessId: shop.id, actorId: null, action: 'save-room', subject: 'room' });
  });
  const { entries } = (await filtered(shop, { subject: 'room' })).desk_audit_log;
  expect(entries.map(({ subject_id }) => subject_id)).toEqual([null, null, '7']);
});

it('[GROUND-041] names who acted, and nobody for what the product did itself', async () => {
  const shop = await shopWith([0]);
  const mononym = await api.signInBusiness({ firstName: 'Orla', lastName: '' });
  const entry = { businessId: shop.id, action: 'save-terms', subject: 'profile', createdAt: api.clock.now() };
  await api.db.insert(auditEntries).values({ ...entry, actorId: mononym.userId });
  const { entries } = (await filtered(shop, {})).desk_audit_log;
  expect(entries.map(({ actor }) => actor)).toEqual(['Orla', null]);
});
