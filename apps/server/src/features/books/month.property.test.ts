import {
  appointments,
  ledgerEntries,
  payments,
  products,
  sales,
  soldVouchers,
  stockMovements,
  voucherServices,
} from '@thyme/db/schema';
import { memberPrice } from '@thyme/domain/memberships';
import { addDays, DAY, dateAt, HOUR, type LocalDate } from '@thyme/domain/time';
import { and, eq, gt } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDocuments } from '../../../test/kit/check-documents.ts';
import {
  at,
  bootApi,
  insertBusiness,
  insertVoucher,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  tryBooking,
} from '../../../test/kit/index.ts';
import { CARDS, confirmPayment, makePayment, payByCard, readCardPage, walletToken } from '../../../test/kit/paying.ts';
import { chooseBank, passDays, refundInDashboard } from '../../../test/kit/payouts.ts';
import { propertyRuns } from '../../../test/kit/property-runs.ts';
import { centsOf, readCsv } from '../../../test/kit/read-csv.ts';
import { join, lastOf, offerMembership, payFirst } from '../memberships/memberships.fixtures.ts';
import { chargeCardFees } from '../payments/job-handlers.ts';
import { offerPackage } from '../payments/packages/packages.fixtures.ts';
import { moneyOfSale } from '../sales/index.ts';
import {
  AGREE,
  CANCEL,
  CHECKOUT,
  CLOSE,
  DESK_CANCEL,
  DRAWER,
  END,
  FEE,
  FEE_RULE,
  NO_SHOW,
  PAGE,
  PAYOUTS,
  PRICE,
  RATE,
  REFUND,
  REPORTS,
  type Step,
  step,
  TAKE_BACK,
  TILL,
  TIP,
  UNDO,
  VAT,
} from './month.fixtures.ts';

let api: TestApi;
let owner: SignedIn;
let guest: SignedIn;
let from = '';
let to = '';
beforeAll(async () => {
  api = await bootApi();
  api.clock.set(instant('2026-06-01 09:00'));
});
afterAll(() => api.close());

const ZONE = 'Europe/Dublin';
const euro = (cents: number) => cents / 100;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What guests pay who cancel late. */
const STEPS = [
  { hours: 72, percent: 10 },
  { hours: 30, percent: 30 },
];

/** A shop that sells everything: services, products, both kinds of vouchers, a package and a membership. */
async function openShop() {
  owner = await api.signInBusiness();
  guest = await api.signIn({ firstName: 'Niamh', lastName: '=SUM(A1)' });
  const shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 40, vatNumber: 'IE9876543WH', vatRate: 13.5, cancellationSteps: STEPS },
    pricing: { price: 8_333 },
    chairs: 30,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
  });
  await joinBusiness(api.db, shop.id, owner.userId);
  await chooseBank(api, shop, owner);
  await api.ask(FEE_RULE, { b: shop.id }, owner);
  const multi = await insertVoucher(api.db, shop.id, { retail: 4_001, value: 5_000 });
  const limits = { allServices: false, purpose: 'single' as const };
  const single = await insertVoucher(api.db, shop.id, { retail: 3_000, value: 3_000, ...limits });
  await api.db.insert(voucherServices).values({ businessId: shop.id, voucherId: single.id, serviceId: shop.serviceId });
  const pack = await offerPackage({ api, shop }, { sessions: 3, retail: 20_000 });
  const offer = await offerMembership({ api, shop, owner }, { vat: 9, off: 10, products: 10 });
  const bottle = { businessId: shop.id, name: 'Bond oil', price: 2_401, vatRate: 23, soldOnline: true };
  const [row] = await api.db.insert(products).values(bottle).returning({ id: products.id });
  const productId = row?.id ?? 0;
  await api.db
    .insert(stockMovements)
    .values({ businessId: shop.id, productId, kind: 'delivery' as const, quantity: 200 });
  return { shop, multi, single, pack, offer, productId };
}
type World = Awaited<ReturnType<typeof openShop>>;

interface Wanted {
  second?: boolean;
  vouchers?: { id: number }[];
  bottles?: number;
  end?: string;
}

const later = (start: string) => `${addDays(start.slice(0, 10) as LocalDate, 1)}${start.slice(10)}`;

/** Books at the server's price and pays the deposit with a wallet; nothing if a time is not free. */
async function bookAt({ shop, productId }: World, start: string, wanted: Wanted) {
  const { vouchers = [], bottles = 0, end, second = false } = wanted;
  const cart = {
    s: [at(shop.pricingId, start), ...(second ? [at(shop.pricingId, later(start))] : [])],
    v: vouchers.map(({ id }) => ({ voucher_id: id, voucher_qty: 1, voucher_owner: 'Niamh' })),
    p: bottles > 0 ? [{ product_id: productId, quantity: bottles }] : [],
  };
  const { price_availability: price } = await api.ask<{ price_availability: { payable_now: number } }>(
    PRICE,
    { b: shop.id, ...cart },
    guest,
  );
  const amount = price.payable_now;
  const { data } = await tryBooking(api, guest.token, {
    business_id: shop.id,
    services: cart.s,
    vouchers: cart.v,
    products: cart.p,
    payment_info: { google: amount },
    google_pay_token: await walletToken(api, 'google', amount, end),
  });
  return (data as { create_booking?: { appointment_ids: number[] } } | null)?.create_booking?.appointment_ids ?? [];
}

/** Pays for a booking with a session of a package, buying one first if necessary. */
async function bookSession({ shop, pack }: World, start: string) {
  const own = and(
    eq(soldVouchers.businessId, shop.id),
    eq(soldVouchers.voucherId, pack.id),
    gt(soldVouchers.remaining, 0),
  );
  const find = () => api.db.select().from(soldVouchers).where(own).orderBy(soldVouchers.id);
  if ((await find()).length === 0) {
    await tryBooking(api, guest.token, {
      business_id: shop.id,
      vouchers: [{ voucher_id: pack.id, voucher_qty: 1, voucher_owner: '' }],
      payment_info: { google: euro(pack.retail) },
      google_pay_token: await walletToken(api, 'google', euro(pack.retail)),
    });
  }
  const [sold] = await find();
  const { data } = await tryBooking(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, start)],
    payment_info: { voucher: [{ code: sold?.code }] },
  });
  return (data as { create_booking?: { appointment_ids: number[] } } | null)?.create_booking?.appointment_ids ?? [];
}

/** A guest who agreed to a card fee misses the appointment, and the fee is charged. */
async function miss({ shop }: World, fee: number): Promise<number | undefined> {
  const start = `${addDays(dateAt(ZONE, api.clock.now()), 1)} 15:00`;
  const s = [at(shop.pricingId, start)];
  const { price_availability: price } = await api.ask<{ price_availability: { payable_now: number } }>(
    PRICE,
    { b: shop.id, s },
    guest,
  );
  const { data } = await tryBooking(api, guest.token, {
    business_id: shop.id,
    services: s,
    payment_info: { stripe: price.payable_now },
  });
  const url = (data as { create_booking?: { payment_url: string | null } } | null)?.create_booking?.payment_url;
  if (!url) return undefined;
  const page = readCardPage(url);
  await api.ask(AGREE, { order: page.orderId }, guest);
  await payByCard(api, page.publicId);
  await confirmPayment(api, guest.token, page);
  const [row] = await api.db.select().from(appointments).where(eq(appointments.saleId, page.saleId));
  if (!row) return undefined;
  api.clock.set(row.startsAt + HOUR);
  await api.ask(NO_SHOW, { id: row.id }, owner);
  await api.ask(FEE, { b: shop.id, id: row.id, amount: euro(fee) }, owner);
  api.clock.advance(2 * DAY + HOUR);
  await chargeCardFees.run(api.app.services, {});
  await api.runJobs();
  return row.id;
}

interface ShownTill {
  version: number;
  due: number;
  ways: { way: string; most: number }[];
  member: { product_percent: number } | null;
  lines: { member_off: number }[];
}

/** Simulates a month at a new shop, as guests and the owner would. */
async function play(steps: readonly Step[]) {
  // Starts later than earlier months, whose events at the provider would otherwise lie in the past.
  api.clock.set(instant(`${addDays(dateAt(ZONE, api.clock.now()), 1)} 09:00`));
  const world = await openShop();
  const { shop, multi, single, offer } = world;
  from = dateAt(ZONE, api.clock.now());
  const open: { id: number; start: number }[] = [];
  const paid: number[] = [];
  const ask = async (document: string, form: object) =>
    (await api.run(document, form as never, owner)) as { data?: { answer?: { status: number } }; errors?: object[] };
  const till = async (id: number) => (await api.ask<{ desk_till: ShownTill }>(TILL, { id }, owner)).desk_till;
  const booked = (ids: readonly number[], start: string) => {
    for (const [index, id] of ids.entries()) open.push({ id, start: instant(index === 0 ? start : later(start)) });
    open.sort((a, b) => a.start - b.start);
  };
  for (const one of steps) {
    api.clock.set(api.clock.now() + 600);
    const today = dateAt(ZONE, api.clock.now());
    if (one.kind === 'book') {
      const start = `${addDays(today, 1 + one.day)} ${10 + one.hour}:00`;
      const vouchers = one.buys === 1 ? [multi] : one.buys === 2 ? [single] : [];
      booked(await bookAt(world, start, { vouchers, ...one }), start);
    } else if (one.kind === 'session') {
      const start = `${addDays(today, 1 + one.day)} ${10 + one.hour}:00`;
      booked(await bookSession(world, start), start);
    } else if (one.kind === 'miss') {
      const id = await miss(world, one.fee);
      if (id) paid.unshift(id);
    } else if (one.kind === 'tip') {
      const [id] = paid;
      const token = await walletToken(api, 'google', euro(one.amount));
      if (id) await api.run(TIP, { id, amount: euro(one.amount), token }, guest);
    } else if (one.kind === 'dashboard') {
      const all = await paymentsOf(shop);
      const payment = all[one.part % Math.max(1, all.length)];
      const amount = Math.min(one.part, (payment?.amount ?? 0) - (payment?.refundedAmount ?? 0));
      if (payment && amount > 0) await refundInDashboard(api, payment, amount);
    } else if (one.kind === 'days') {
      await passDays(api, one.days);
    } else if (one.kind === 'pay') {
      const next = open.shift();
      if (!next) continue;
      api.clock.set(Math.max(api.clock.now(), next.start + 3_000));
      if (await payAt(world, next.id, one, await till(next.id))) paid.unshift(next.id);
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
      const chosen = one.next ? open.shift() : open.pop();
      if (chosen) await api.run(one.byShop ? DESK_CANCEL : CANCEL, { id: chosen.id }, one.byShop ? owner : guest);
    } else if (one.kind === 'absent') {
      const next = open.shift();
      if (!next) continue;
      api.clock.set(Math.max(api.clock.now(), next.start + 3_000));
      await ask(NO_SHOW, { id: next.id });
      if (one.undone && (await ask(TAKE_BACK, { id: next.id })).data?.answer?.status === 1) open.unshift(next);
    } else if (one.kind === 'balance') {
      const chosen = one.next ? open[0] : open.at(-1);
      if (chosen) await payBalance(shop, chosen.id);
    } else if (one.kind === 'member') {
      const { payment_url: url } = await join({ api, shop, owner }, guest, offer);
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
      // Figures that were read in between must not change.
      await api.ask(VAT, { b: shop.id, from, to: addDays(today, 1) }, owner);
    }
  }
  // Disputes are opened and decided, and what is due is paid out.
  await passDays(api, 9);
  to = dateAt(ZONE, api.clock.now());
  return shop;
}

/** The guest pays what is due for a whole sale online. */
async function payBalance(shop: TestBusiness, appointmentId: number) {
  const [row] = await api.db.select().from(appointments).where(eq(appointments.id, appointmentId));
  if (!row || row.saleId === null) return;
  const { due } = await moneyOfSale(api.db, { businessId: shop.id, saleId: row.saleId });
  if (due === 0) return;
  const google_pay_token = await walletToken(api, 'google', euro(due));
  const answer = await makePayment(api, guest.token, { sale_id: row.saleId, payment_type: 'google', google_pay_token });
  expect(answer.status).toBe(1);
}

const paymentsOf = (shop: TestBusiness) =>
  api.db.select().from(payments).where(eq(payments.businessId, shop.id)).orderBy(payments.id);

type Paying = Extract<Step, { kind: 'pay' }>;

/** Pays a bill at the till by voucher, cash and card, with products, a discount, a tip and a member price. */
async function payAt({ shop, productId }: World, id: number, one: Paying, shown: ShownTill): Promise<boolean> {
  const bottle = one.shelf ? 2_401 : 0;
  const percent = one.member ? (shown.member?.product_percent ?? 0) : 0;
  const off = one.member ? Math.round(sumOf(shown.lines.map((line) => line.member_off)) * 100) : 0;
  const coverable = Math.round(shown.due * 100) - off + one.goods + memberPrice(bottle, percent);
  const discount = Math.min(one.discount, coverable);
  const [held] = await api.db
    .select()
    .from(soldVouchers)
    .where(and(eq(soldVouchers.businessId, shop.id), eq(soldVouchers.status, 'active'), eq(soldVouchers.unit, 'money')))
    .orderBy(soldVouchers.remaining);
  const left = held && held.terms.services.length === 0 ? held.remaining : 0;
  const byVoucher = Math.min(left, Math.floor(((coverable - discount) * one.voucher) / 100));
  const total = coverable - discount + one.tip;
  const cash = Math.floor(((total - byVoucher) * one.cash) / 100);
  const shelf = { product_id: productId, name: 'Bond oil', price: euro(2_401), quantity: 1 };
  const { data } = (await api.run(
    CHECKOUT,
    {
      id,
      version: shown.version,
      products: [
        ...(one.goods > 0 ? [{ name: 'Oil', price: euro(one.goods), quantity: 1, vat_rate: 23 }] : []),
        ...(one.shelf ? [shelf] : []),
      ],
      discount: euro(discount),
      tip: euro(one.tip),
      vouchers: byVoucher > 0 ? [{ code: held?.code, amount: euro(byVoucher) }] : [],
      member: one.member,
      cash: euro(cash),
      card: euro(total - byVoucher - cash),
      total: euro(total),
    } as never,
    owner,
  )) as { data?: { answer?: { status: number } } };
  return data?.answer?.status === 1;
}

async function file(business: number, kind: string): Promise<string[][]> {
  const response = await api.fetch(`/api/books/${business}/${kind}.csv?from=${from}&to=${to}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.status).toBe(200);
  return readCsv(await response.text());
}

interface Figures {
  lines: { rate: number | null; gross: number; vat: number }[];
  vat: number;
  vouchers_sold: number;
  vouchers_prepaid: number;
  bonus: number;
  breakage: number;
  tips: number;
  credit: number;
  paid: number;
}

async function checkFiles(business: number) {
  const { desk_vat: vat } = await api.ask<{ desk_vat: Figures }>(VAT, { b: business, from, to }, owner);
  const { desk_payments: page } = await api.ask<{
    desk_payments: { taken: number; refunded: number; voucher: number };
  }>(PAGE, { b: business, from, to }, owner);
  const apart = [vat.vouchers_sold, vat.vouchers_prepaid, vat.bonus, vat.breakage, vat.tips, vat.credit];
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
  await checkReports(business, sumOf(vat.lines.map(({ gross }) => Math.round(gross * 100))));
}

/** Every income report has the total of the VAT figures, and its file has the report's total. */
async function checkReports(business: number, income: number) {
  const { desk_reports: reports } = await api.ask<{ desk_reports: { key: string; total: number }[] }>(
    REPORTS,
    { b: business, from, to },
    owner,
  );
  for (const { key, total } of reports) {
    const rows = (await file(business, `report-${key}`)).slice(1);
    expect([key, sumOf(rows.map((row) => centsOf(row[1])))]).toEqual([key, Math.round(total * 100)]);
    if (key !== 'product') expect([key, Math.round(total * 100)]).toEqual([key, income]);
  }
  // The list of invoices has the sums of the ledger.
  const invoices = (await file(business, 'invoices')).slice(1).filter((row) => row[2] === 'Invoice');
  const sold = await api.db.select().from(sales).where(eq(sales.businessId, business));
  const invoiced = new Set(invoices.map((row) => row[0])).size;
  expect(sumOf(invoices.map((row) => centsOf(row[10])))).toBe(sumOf(sold.map(({ paidAmount }) => paidAmount)));
  return invoiced;
}

/** What was captured is refunded, kept as a fee, disputed, paid out or still to be paid out, and the provider's balance agrees. */
async function checkPayouts(shop: TestBusiness) {
  const { desk_payouts: page } = await api.ask<{
    desk_payouts: {
      differences: object[];
      disputes: object[];
      payouts: { amount: number; status: string }[];
      places: Record<'captured' | 'refunded' | 'fees' | 'disputed' | 'paid_out' | 'pending', number>;
    };
  }>(PAYOUTS, { b: shop.id }, owner);
  expect(page.differences).toEqual([]);
  const cents = (amount: number) => Math.round(amount * 100);
  const { captured, refunded, fees, disputed, paid_out, pending } = page.places;
  const all = await paymentsOf(shop);
  expect(cents(captured)).toBe(sumOf(all.map(({ amount }) => amount)));
  expect(cents(refunded)).toBe(sumOf(all.map(({ refundedAmount }) => refundedAmount)));
  expect(cents(captured)).toBe(sumOf([refunded, fees, disputed, paid_out, pending].map(cents)));
  const sent = page.payouts.filter(({ status }) => status !== 'failed');
  expect(cents(paid_out)).toBe(sumOf(sent.map(({ amount }) => cents(amount))));
  return { payouts: sent.length, disputes: page.disputes.length };
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

/** A month in which everything happens at least once. */
const EVERYTHING: Step[] = [
  { kind: 'book', day: 0, hour: 0, buys: 1, bottles: 1, end: '0259', second: true },
  { kind: 'book', day: 0, hour: 2, buys: 2, bottles: 0, end: '4242', second: true },
  { kind: 'session', day: 1, hour: 3 },
  { kind: 'pay', goods: 900, discount: 150, tip: 500, voucher: 30, cash: 50, shelf: true, member: false },
  { kind: 'tip', amount: 300 },
  { kind: 'member', ends: false },
  { kind: 'book', day: 2, hour: 1, buys: 0, bottles: 2, end: '2685', second: false },
  { kind: 'rate', rate: 9, ahead: 1 },
  { kind: 'pay', goods: 0, discount: 0, tip: 200, voucher: 0, cash: 100, shelf: true, member: true },
  { kind: 'refund', share: 40, to: 'as-paid' },
  { kind: 'miss', fee: 800 },
  { kind: 'refund', share: 20, to: 'cash' },
  { kind: 'drawer', way: 'out', amount: 1_250 },
  { kind: 'close', counted: 20_000 },
  { kind: 'pay', goods: 0, discount: 0, tip: 0, voucher: 0, cash: 0, shelf: false, member: true },
  { kind: 'dashboard', part: 701 },
  { kind: 'absent', undone: true },
  { kind: 'book', day: 5, hour: 1, buys: 0, bottles: 1, end: '4242', second: true },
  { kind: 'book', day: 3, hour: 1, buys: 0, bottles: 0, end: '4242', second: false },
  { kind: 'cancel', byShop: true, next: false },
  { kind: 'balance', next: false },
  { kind: 'days', days: 4 },
  { kind: 'cancel', byShop: false, next: true },
];

it('[BOOKS-033] [BOOKSB-005] any month balances: ledger, VAT by rate, invoices, payouts, reports and every export, to the cent', async () => {
  const seen = { settled: 0, cancelled: 0, payouts: 0, disputes: 0, kinds: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (steps) => {
      const shop = await play(steps);
      await api.ask(VAT, { b: shop.id, from, to }, owner);
      const { settled, cancelled } = await checkDocuments(api, shop.id);
      seen.settled += settled;
      seen.cancelled += cancelled;
      await checkFiles(shop.id);
      const { payouts, disputes } = await checkPayouts(shop);
      seen.payouts += payouts;
      seen.disputes += disputes;
      const entries = await api.db.select().from(ledgerEntries).where(eq(ledgerEntries.businessId, shop.id));
      for (const { kind } of entries) seen.kinds.add(kind);
    }),
    { ...propertyRuns(10), endOnFailure: true, examples: [[EVERYTHING]] },
  );
  expect(seen.settled).toBeGreaterThan(0);
  expect(seen.cancelled).toBeGreaterThan(0);
  expect(seen.payouts).toBeGreaterThan(0);
  expect(seen.disputes).toBeGreaterThan(0);
  // A month without one of these would prove nothing about it.
  const kinds = [
    'sale',
    'cancellation',
    'product',
    'tip',
    'fee',
    'charge',
    'refund',
    'till',
    'session_use',
    'discount',
  ];
  for (const kind of kinds) expect(seen.kinds).toContain(kind);
}, 600_000);
