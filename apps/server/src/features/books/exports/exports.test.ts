import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { centsOf, readCsv } from '../../../../test/kit/read-csv.ts';

let api: TestApi;
let owner: SignedIn;
let staff: SignedIn;
let shop: TestBusiness;
const LINES = 10_000;

beforeAll(async () => {
  api = await bootApi();
  [owner, staff] = [await api.signInBusiness(), await api.signInBusiness()];
  api.clock.set(instant('2026-06-15 09:00'));
  shop = await insertBusiness(api.db, api.clock.now(), { business: { vatNumber: 'IE1', vatRate: 13.5 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
  const guest = await api.signIn({ firstName: '=HYPERLINK("http://evil")', lastName: 'Cole' });
  const day = instant('2026-06-16 10:00');
  await api.db.execute(sql`
    with sold as (insert into sales (business_id, user_id, status, confirmed_at, currency, sub_total, total_amount)
      select ${shop.id}, ${guest.userId}, 'confirmed', to_timestamp(${day}), 'EUR', 400, 400 from generate_series(1, ${LINES / 4}) returning id),
    lines as (insert into sale_lines (business_id, sale_id, kind, product_name, unit_price, vat_rate)
      select ${shop.id}, id, 'product', 'Soap', 400, 23 from sold)
    insert into ledger_entries (business_id, sale_id, side, kind, amount, currency, method, created_at)
    select ${shop.id}, id, 'payment', 'till', 100, 'EUR', 'cash', to_timestamp(${day}) + (id % 3600) * interval '1 second'
    from sold, generate_series(1, 4)`);
}, 60_000);
afterAll(() => api.close());

const file = (
  kind: string,
  who: SignedIn | null = owner,
  query = 'from=2026-06-01&to=2026-06-30',
  business = shop.id,
) =>
  api.fetch(`/api/books/${business}/${kind}.csv?${query}`, {
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
  });

describe('a file of the books', () => {
  it('[BOOKS-034] with 10,000 payments is streamed, and has every one of them once', async () => {
    const [head, ...rows] = readCsv(await (await file('payments')).text());
    expect(head?.at(-1)).toBe('Amount');
    expect(rows).toHaveLength(LINES);
    expect(rows.reduce((sum, row) => sum + centsOf(row.at(-1)), 0)).toBe(LINES * 100);
    const journal = readCsv(await (await file('journal')).text()).slice(1);
    expect(new Set(journal.map((row) => row[1])).size).toBe(LINES);
    expect(journal.reduce((sum, row) => sum + centsOf(row[7]) - centsOf(row[8]), 0)).toBe(0);
  }, 120_000);

  it('[BOOKSB-008] two exports during a close each include all of it or none of it', async () => {
    api.clock.set(instant('2026-06-16 18:00'));
    const close = `mutation($b: Int!) { answer: desk_close_day(business_id: $b, date: "2026-06-16", counted: 100) { status } }`;
    const read = async (kind: string) => readCsv(await (await file(kind)).text());
    const [first, xero, closed, second] = await Promise.all([
      read('journal'),
      read('xero'),
      api.ask<{ answer: { status: number } }>(close, { b: shop.id }, owner),
      read('journal'),
    ]);
    expect(closed.answer.status).toBe(1);
    const after = await read('journal');
    for (const [, ...rows] of [first, second, after]) {
      for (const one of Map.groupBy(rows, (row) => row[1]).values())
        expect(one.reduce((sum, row) => sum + centsOf(row[7]) - centsOf(row[8]), 0)).toBe(0);
      // The cash difference is posted on both sides or not at all.
      const differences = rows.filter((row) => row.includes('Cash differences'));
      expect([0, 1]).toContain(differences.length);
      expect(new Set(rows.map((row) => row[1])).size).toBe(LINES + differences.length);
    }
    expect(after.some((row) => row.includes('Cash differences'))).toBe(true);
    expect(xero.slice(1).reduce((sum, row) => sum + centsOf(row[5]), 0)).toBe(0);
  }, 120_000);

  it('[BOOKS-030] a guest’s name never becomes a formula', async () => {
    const text = await (await file('payments')).text();
    expect(text).not.toMatch(/(^|,)"?=/m);
    expect(text).toContain(`"'=HYPERLINK(""http://evil"") Cole"`);
  }, 60_000);

  it('[BOOKS-003] is for the owner only, for a period and a kind that exist', async () => {
    expect((await file('journal', null)).status).toBe(401);
    expect((await file('journal', staff)).status).toBe(403);
    expect((await file('journal', owner, undefined, 2_000_000_000)).status).toBe(404);
    expect((await file('secrets')).status).toBe(404);
    expect((await file('journal', owner, 'from=yesterday&to=2026-06-30')).status).toBe(400);
    expect((await file('journal', owner, 'from=2026-06-30&to=2026-06-01')).status).toBe(403);
  });

  it('[BOOKS-031] uses the account codes of the owner’s own chart', async () => {
    const { answer } = await api.ask<{ answer: { status: number } }>(
      `mutation($b: Int!) { answer: desk_save_accounts(business_id: $b, accounts: [{ key: "cash", code: "1200", name: "Till, front" }]) { status } }`,
      { b: shop.id },
      owner,
    );
    expect(answer.status).toBe(1);
    const rows = readCsv(await (await file('xero')).text()).slice(1);
    expect(rows.find((row) => row[3] === '1200')?.slice(0, 3)).toEqual([
      'Takings of 16/06/2026',
      '16/06/2026',
      'Till, front',
    ]);
    const wrong = await api.ask<{ answer: { status: number } }>(
      `mutation($b: Int!) { answer: desk_save_accounts(business_id: $b, accounts: [{ key: "gold", code: "1", name: "x" }]) { status } }`,
      { b: shop.id },
      owner,
    );
    expect(wrong.answer.status).toBe(0);
  }, 60_000);
});
