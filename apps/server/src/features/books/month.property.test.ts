import { creditNotes, ledgerEntries, sales, soldVouchers, vatPostings, voucherServices } from '@thyme/db/schema';
import { addDays, dateAt } from '@thyme/domain/time';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  at,
  bootApi,
  insertBusiness,
  insertVoucher,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  tryBooking,
} from '../../../test/kit/index.ts';
import { CARDS, walletToken } from '../../../test/kit/paying.ts';
import { centsOf, readCsv } from '../../../test/kit/read-csv.ts';
import { join, lastOf, offerMembership, payFirst } from '../memberships/memberships.fixtures.ts';
import { readInvoiceTaxes } from '../sales/index.ts';

let api: TestApi;
let owner: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  guest = await api.signIn({ firstName: 'Niamh', lastName: '=SUM(A1)' });
});
afterAll(() => api.close());

const ZONE = 'Europe/Dublin';
const TILL = 'query($id: Int!) { desk_till(id: $id) { version due paid ways { way most } } }';
const CHECKOUT = `mutation($id: Int!, $version: Int!, $products: [TillProductInput!], $discount: Float, $tip: Float,
    $vouchers: [TillVoucherInput!], $cash: Float, $card: Float, $total: Float!) {
  answer: desk_checkout(id: $id, version: $version, products: $products, discount: $discount, tip: $tip, vouchers: $vouchers,
    cash: $cash, card: $card, total: $total) { status message } }`;
const UNDO =
  'mutation($id: Int!, $version: Int!) { answer: desk_undo_checkout(id: $id, version: $version) { status } }';
const REFUND = `mutation($id: Int!, $version: Int!, $amount: Float!, $to: String!) {
  answer: desk_refund(id: $id, version: $version, amount: $amount, to: $to) { status message } }`;
const CANCEL = 'mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status } }';
const RATE = `mutation($b: Int!, $services: [Int!], $from: String!, $rate: Float) {
  desk_save_vat_rate(business_id: $b, subject: "service", service_ids: $services, valid_from: $from, rate: $rate) { status } }`;
const DRAWER = `mutation($b: Int!, $kind: String!, $amount: Float!) {
  desk_drawer_entry(business_id: $b, kind: $kind, amount: $amount, reason: "Stamps") { status } }`;
const CLOSE = `mutation($b: Int!, $date: String!, $counted: Float) { desk_close_day(business_id: $b, date: $date, counted: $counted) { status } }`;
const END = `mutation($b: Int!, $id: Int!) {
  answer: desk_change_member(business_id: $b, id: $id, change: "end", reason: "Moving") { status message } }`;
const VAT = `query($b: Int!) { desk_vat(business_id: $b, from: "2026-06-01", to: "2026-07-31") {
  lines { rate gross vat } vat vouchers_sold vouchers_prepaid bonus tips credit paid } }`;
const PAGE = `query($b: Int!) { desk_payments(business_id: $b, from: "2026-06-01", to: "2026-07-31") { taken refunded voucher } }`;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('book' as const), day: fc.nat(9), hour: fc.nat(7), buys: fc.nat(3) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      goods: fc.nat(4_000),
      discount: fc.nat(3_000),
      tip: fc.nat(2_000),
      voucher: fc.nat(100),
      cash: fc.nat(100),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      share: fc.integer({ min: 1, max: 100 }),
      to: fc.constantFrom('as-paid', 'cash', 'voucher'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('member' as const), ends: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('rate' as const),
      rate: fc.constantFrom(0, 9, 13.5, 23),
      ahead: fc.nat(6),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('drawer' as const),
      way: fc.constantFrom('in', 'out', 'float'),
      amount: fc.integer({ min: 1, max: 9_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), counted: fc.nat(30_000) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const euro = (cents: number) => cents / 100;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Plays a month at a shop of its own, as guests and the owner would. */
async function play(steps: readonly Step[]) {
  api.clock.set(instant('2026-06-01 09:00'));
  const shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 40, vatNumber: 'IE9876543WH', vatRate: 13.5 },
    pricing: { price: 8_333 },
    chairs: 30,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
  });
  await joinBusiness(api.db, shop.id, owner.userId);
  const multi = await insertVoucher(api.db, shop.id, { retail: 4_001, value: 5_000 });
  const single = await insertVoucher(api.db, shop.id, {
    retail: 3_000,
    value: 3_000,
    allServices: false,
    purpose: 'single',
  });
  await api.db.insert(voucherServices).values({ businessId: shop.id, voucherId: single.id, serviceId: shop.serviceId });
  const offer = await offerMembership({ api, shop, owner }, { vat: 9 });
  const open: { id: number; start: number }[] = [];
  const paid: number[] = [];
  const ask = async (document: string, form: object) =>
    (await api.run(document, form as never, owner)) as { data?: { answer?: { status: number } }; errors?: object[] };
  const till = async (id: number) =>
    (
      await api.ask<{ desk_till: { version: number; due: number; ways: { way: string; most: number }[] } }>(
        TILL,
        { id },
        owner,
      )
    ).desk_till;
  for (const one of steps) {
    api.clock.set(api.clock.now() + 600);
    const today = dateAt(ZONE, api.clock.now());
    if (one.kind === 'book') {
      const start = `${addDays(today, 1 + one.day)} ${10 + one.hour}:00`;
      const bought = one.buys === 1 ? [multi] : one.buys === 2 ? [single] : [];
      const vouchers = bought.map(({ id }) => ({ voucher_id: id, voucher_qty: 1, voucher_owner: 'Niamh' }));
      const amount = euro(3_333 + sumOf(bought.map(({ retail }) => retail)));
      const { data } = await tryBooking(api, guest.token, {
        business_id: shop.id,
        services: [at(shop.pricingId, start)],
        vouchers,
        payment_info: { google: amount },
        google_pay_token: await walletToken(api, 'google', amount),
      });
      const id = (data as { create_booking?: { appointment_ids: number[] } } | null)?.create_booking
        ?.appointment_ids[0];
      if (id) open.push({ id, start: instant(start) });
      open.sort((a, b) => a.start - b.start);
    } else if (one.kind === 'pay') {
      const next = open.shift();
      if (!next) continue;
      api.clock.set(Math.max(api.clock.now(), next.start + 3_000));
      const { version, due } = await till(next.id);
      const coverable = Math.round(due * 100) + one.goods;
      const discount = Math.min(one.discount, coverable);
      const [held] = await api.db
        .select()
        .from(soldVouchers)
        .where(
          and(eq(soldVouchers.businessId, shop.id), eq(soldVouchers.status, 'active'), eq(soldVouchers.unit, 'money')),
        )
        .orderBy(soldVouchers.remaining);
      const left = held && held.terms.services.length === 0 ? held.remaining : 0;
      const byVoucher = Math.min(left, Math.floor(((coverable - discount) * one.voucher) / 100));
      const total = coverable - discount + one.tip;
      const cash = Math.floor(((total - byVoucher) * one.cash) / 100);
      const { data } = await ask(CHECKOUT, {
        id: next.id,
        version,
        products: one.goods > 0 ? [{ name: 'Oil', price: euro(one.goods), quantity: 1, vat_rate: 23 }] : [],
        discount: euro(discount),
        tip: euro(one.tip),
        vouchers: byVoucher > 0 ? [{ code: held?.code, amount: euro(byVoucher) }] : [],
        cash: euro(cash),
        card: euro(total - byVoucher - cash),
        total: euro(total),
      });
      if (data?.answer?.status === 1) paid.unshift(next.id);
    } else if (one.kind === 'refund') {
      const id = paid.at(one.share % 2 === 0 ? 0 : -1);
      if (id === undefined) continue;
      const { version, ways } = await till(id);
      const most = Math.round((ways.find(({ way }) => way === one.to)?.most ?? 0) * 100);
      const amount = Math.floor((most * one.share) / 100);
      if (amount > 0) await ask(REFUND, { id, version, amount: euro(amount), to: one.to });
    } else if (one.kind === 'undo') {
      const [id] = paid;
      if (id !== undefined) await ask(UNDO, { id, version: (await till(id)).version });
    } else if (one.kind === 'cancel') {
      const last = open.pop();
      if (last) await api.run(CANCEL, { id: last.id }, guest);
    } else if (one.kind === 'member') {
      const place = { api, shop, owner };
      const { payment_url: url } = await join(place, guest, offer);
      if (url) await payFirst(api, guest, { url, card: CARDS.good });
      const { id } = await lastOf(api, guest.userId);
      if (one.ends) await ask(END, { b: shop.id, id });
    } else if (one.kind === 'rate') {
      await ask(RATE, { b: shop.id, services: [shop.serviceId], from: addDays(today, one.ahead), rate: one.rate });
    } else if (one.kind === 'drawer') {
      await ask(DRAWER, { b: shop.id, kind: one.way, amount: euro(one.amount) });
    } else {
      await ask(CLOSE, { b: shop.id, date: today, counted: euro(one.counted) });
      api.clock.set(instant(`${addDays(today, 1)} 08:00`));
    }
    // Figures that were looked at in between stay.
    if (one.kind === 'close') await api.ask(VAT, { b: shop.id }, owner);
  }
  return shop.id;
}

async function file(business: number, kind: string): Promise<string[][]> {
  const response = await api.fetch(`/api/books/${business}/${kind}.csv?from=2026-06-01&to=2026-07-31`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.status).toBe(200);
  return readCsv(await response.text());
}

async function checkLedger(business: number) {
  const entries = await api.db.select().from(ledgerEntries).where(eq(ledgerEntries.businessId, business));
  const postings = await api.db.select().from(vatPostings).where(eq(vatPostings.businessId, business));
  for (const entry of entries.filter(({ side }) => side === 'payment')) {
    const own = postings.filter(({ entryId }) => entryId === entry.id);
    expect(sumOf(own.map(({ gross }) => gross))).toBe(entry.amount);
  }
  const sold = await api.db.select().from(sales).where(eq(sales.businessId, business));
  const notes = await api.db.select().from(creditNotes).where(eq(creditNotes.businessId, business));
  const taxes = await readInvoiceTaxes(
    api.db,
    { businessId: business, saleIds: sold.map(({ id }) => id) },
    api.clock.now(),
  );
  let settled = 0;
  for (const { saleId, groups, untaxed } of taxes) {
    const own = postings.filter((posting) => posting.saleId === saleId);
    const credited = notes.filter((note) => note.saleId === saleId).flatMap(({ lines }) => lines);
    const invoiced = sumOf(groups.map(({ gross }) => gross)) + untaxed - sumOf(credited.map(({ amount }) => amount));
    const lines = own.filter(({ lineId }) => lineId !== null);
    // Only what is paid in full, less what was credited, has the VAT of its documents.
    if (sumOf(lines.map(({ gross }) => gross)) !== invoiced) continue;
    settled += 1;
    for (const rate of new Set([...groups.map((group) => group.rate), ...own.flatMap((one) => one.rate ?? [])])) {
      const documents =
        (groups.find((group) => group.rate === rate)?.vat ?? 0) -
        sumOf(credited.filter(({ vatRate }) => vatRate === rate).map(({ vat }) => vat));
      const posted = sumOf(own.filter((one) => one.rate === rate).map(({ vat }) => vat));
      expect([saleId, rate, posted]).toEqual([saleId, rate, documents]);
    }
  }
  return settled;
}

interface Figures {
  lines: { rate: number | null; gross: number; vat: number }[];
  vat: number;
  vouchers_sold: number;
  vouchers_prepaid: number;
  bonus: number;
  tips: number;
  credit: number;
  paid: number;
}

async function checkFiles(business: number) {
  const { desk_vat: vat } = await api.ask<{ desk_vat: Figures }>(VAT, { b: business }, owner);
  const { desk_payments: page } = await api.ask<{
    desk_payments: { taken: number; refunded: number; voucher: number };
  }>(PAGE, { b: business }, owner);
  const apart = [vat.vouchers_sold, vat.vouchers_prepaid, vat.bonus, vat.tips, vat.credit];
  const all = [...vat.lines.map(({ gross }) => gross), ...apart].map((amount) => Math.round(amount * 100));
  expect(sumOf(all)).toBe(Math.round(vat.paid * 100));
  const [head = [], ...journal] = await file(business, 'journal');
  const column = (name: string) => head.indexOf(name);
  const [debit, credit] = [column('Debit'), column('Credit')];
  const balance = (rows: string[][]) => sumOf(rows.map((row) => centsOf(row[debit]) - centsOf(row[credit])));
  for (const rows of Map.groupBy(journal, (row) => row[column('Journal')]).values()) expect(balance(rows)).toBe(0);
  const account = (code: string) => balance(journal.filter((row) => row[column('Account code')] === code));
  expect(0 - account('820')).toBe(Math.round(vat.vat * 100));
  const payments = (await file(business, 'payments')).slice(1);
  const moved = (way: string) => sumOf(payments.filter((row) => row[5] === way).map((row) => centsOf(row[10])));
  expect(moved('online') + moved('card') + moved('cash')).toBe(Math.round((page.taken + page.refunded) * 100));
  expect(moved('voucher')).toBe(Math.round(page.voucher * 100));
  expect([account('092'), account('093')]).toEqual([moved('card'), moved('online')]);
  expect(payments.every((row) => row[2] === "Niamh '=SUM(A1)" || row[2]?.startsWith('Niamh'))).toBe(true);
  const figures = (await file(business, 'vat')).slice(1);
  expect(sumOf(figures.map((row) => centsOf(row[3])))).toBe(Math.round(vat.vat * 100));
  expect(sumOf(figures.map((row) => centsOf(row[4])))).toBe(Math.round(vat.paid * 100));
  await checkPrograms(business, account);
}

async function checkPrograms(business: number, account: (code: string) => number) {
  const xero = (await file(business, 'xero')).slice(1);
  for (const rows of Map.groupBy(xero, (row) => row[1]).values())
    expect(sumOf(rows.map((row) => centsOf(row[5])))).toBe(0);
  const quickbooks = (await file(business, 'quickbooks')).slice(1);
  for (const rows of Map.groupBy(quickbooks, (row) => row[0]).values())
    expect(sumOf(rows.map((row) => centsOf(row[3]) - centsOf(row[4])))).toBe(0);
  const sage = await file(business, 'sage');
  const signed = (row: string[]) => (row[0] === 'JD' ? 1 : -1) * centsOf(row[7]);
  for (const rows of Map.groupBy(sage, (row) => row[4]).values()) expect(sumOf(rows.map(signed))).toBe(0);
  for (const code of ['091', '092', '093', '200', '201', '820', '825', '826']) {
    expect(sumOf(xero.filter((row) => row[3] === code).map((row) => centsOf(row[5])))).toBe(account(code));
    expect(sumOf(sage.filter((row) => row[2] === code).map(signed))).toBe(account(code));
  }
}

it('[BOOKS-033] any month balances: ledger, VAT by rate, invoices and every export, to the cent', async () => {
  let settled = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 22 }), async (steps) => {
      const business = await play(steps);
      await api.ask(VAT, { b: business }, owner);
      settled += await checkLedger(business);
      await checkFiles(business);
    }),
    { numRuns: 12, endOnFailure: true },
  );
  expect(settled).toBeGreaterThan(0);
}, 300_000);
