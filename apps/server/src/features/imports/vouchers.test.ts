import { guestStatuses, ledgerEntries, sales, soldVouchers } from '@thyme/db/schema';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bootApi,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

const IMPORT = `query($b: Int!, $id: Int!) { desk_import(business_id: $b, id: $id) { status failure columns { field } totals { ready same need } counts { added left kept } problems { code rows } } }`;
const act = (name: string, more = '', given = '') =>
  `mutation($b: Int!, $id: Int!${more}) { ${name}(business_id: $b, id: $id${given}) { status message } }`;
const MAP = act('desk_import_map', ', $fields: [String!]!', ', fields: $fields, date_order: "day-first"');

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

interface Shown {
  columns: { field: string }[];
  [field: string]: unknown;
}
const read = async (id: number) =>
  (await api.ask<{ desk_import: Shown }>(IMPORT, { b: shop.id, id }, owner)).desk_import;
const step = async (document: string, id: number, more = {}) => {
  await api.ask(document, { b: shop.id, id, ...more }, owner);
  await api.runJobs();
};
async function checked(text: string): Promise<number> {
  const form = new FormData();
  form.append('business_id', String(shop.id));
  form.append('kind', 'vouchers');
  form.append('file', new Blob([text]), 'vouchers.csv');
  const response = await api.fetch('/desk/imports', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const { id } = (await response.json()) as { id: number };
  await step(MAP, id, { fields: (await read(id)).columns.map(({ field }) => field) });
  return id;
}
const stored = () =>
  api.db
    .select({
      code: soldVouchers.code,
      value: soldVouchers.value,
      remaining: soldVouchers.remaining,
      status: soldVouchers.status,
      owner: soldVouchers.owner,
    })
    .from(soldVouchers)
    .where(eq(soldVouchers.businessId, shop.id))
    .orderBy(asc(soldVouchers.id));

it('[IMPORT-028] balances become opening entries, codes work, and an undo voids them', async () => {
  const file =
    'Code,Balance,Original value,Expiry date,Name,Phone\nGIFT-1001,25.50,50,31/12/2030,Ann Day,0875550101\nGIFT-1002,40,,,,\nx,10,,,,\nGIFT-1003,0,,,,\n';
  const id = await checked(file);
  expect(await read(id)).toMatchObject({
    totals: { ready: 2, need: 2 },
    problems: [
      { code: 'bad-balance', rows: 1 },
      { code: 'bad-code', rows: 1 },
    ],
  });
  await step(act('desk_import_run'), id);
  expect(await read(id)).toMatchObject({ status: 'done', failure: '', counts: { added: 2, left: 2 } });
  expect(await stored()).toEqual([
    { code: 'GIFT-1001', value: 5_000, remaining: 2_550, status: 'active', owner: 'Ann Day' },
    { code: 'GIFT-1002', value: 4_000, remaining: 4_000, status: 'active', owner: 'Whoever has the code' },
  ]);
  const entries = await api.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.businessId, shop.id))
    .orderBy(asc(ledgerEntries.id));
  expect(entries.map(({ side, kind, amount }) => [side, kind, amount])).toEqual([
    ['claim', 'sale', 2_550],
    ['claim', 'discount', -2_550],
    ['claim', 'sale', 4_000],
    ['claim', 'discount', -4_000],
  ]);
  const again = await checked(file);
  await step(act('desk_import_run'), again);
  expect(await stored()).toHaveLength(2);
  await step(act('desk_import_undo'), id);
  expect(await read(id)).toMatchObject({ status: 'undone', failure: '', counts: { kept: 0 } });
  expect((await stored()).map(({ status, code }) => [status, code.startsWith('UNDONE-')])).toEqual([
    ['void', true],
    ['void', true],
  ]);
  expect((await api.db.select().from(sales).where(eq(sales.businessId, shop.id))).map(({ status }) => status)).toEqual([
    'void',
    'void',
  ]);
  expect(
    (await api.db.select().from(guestStatuses).where(eq(guestStatuses.businessId, shop.id))).filter(
      ({ isNameless }) => !isNameless,
    ),
  ).toEqual([]);
});
