import { businesses, creditNotes, services, soldVouchers, vatPostings, voucherServices } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertVoucher,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { walletToken } from '../../../../test/kit/paying.ts';
import { centsOf, readCsv } from '../../../../test/kit/read-csv.ts';
import { applyRates } from '../job-handlers.ts';

let api: TestApi;
let guest: SignedIn;
let owner: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn({ firstName: 'Niamh', lastName: 'Gallagher' });
  owner = await api.signInBusiness();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2026-06-15 09:00'));
  shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 40, vatNumber: 'IE9876543WH', vatRate: 13.5 },
    pricing: { price: 10_000 },
    chairs: 10,
  });
  await joinBusiness(api.db, shop.id, owner.userId);
});

async function booked(start: string, amount: number, more: object = {}) {
  const answer = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, start)],
    payment_info: { google: amount },
    google_pay_token: await walletToken(api, 'google', amount),
    ...more,
  });
  expect(answer.payment_status).toBe(1);
  return { saleId: answer.sale_id ?? 0, appointmentId: answer.appointment_ids[0] ?? 0 };
}

const VAT = `query($b: Int!, $from: String!, $to: String!) { desk_vat(business_id: $b, from: $from, to: $to) {
  lines { treatment rate gross net vat } vat vouchers_sold vouchers_prepaid bonus tips credit paid } }`;
interface Figures {
  lines: { treatment: string; rate: number | null; gross: number; net: number; vat: number }[];
  vat: number;
  vouchers_sold: number;
  vouchers_prepaid: number;
  paid: number;
}
const vat = async (from: string, to: string) =>
  (await api.ask<{ desk_vat: Figures }>(VAT, { b: shop.id, from, to }, owner)).desk_vat;

const SAVE = `mutation($b: Int!, $subject: String!, $services: [Int!], $product: String, $from: String!, $rate: Float, $treatment: String) {
  answer: desk_save_vat_rate(business_id: $b, subject: $subject, service_ids: $services, product: $product, valid_from: $from,
    rate: $rate, treatment: $treatment) { status message } }`;
const save = async (form: object) =>
  (await api.ask<{ answer: { status: number; message: string } }>(SAVE, { b: shop.id, ...form }, owner)).answer;

const TILL = 'query($id: Int!) { desk_till(id: $id) { version due vat_rate } }';
async function pay(id: number, form: object) {
  const { desk_till } = await api.ask<{ desk_till: { version: number } }>(TILL, { id }, owner);
  const { answer } = await api.ask<{ answer: { status: number; message: string } }>(
    `mutation($id: Int!, $version: Int!, $products: [TillProductInput!], $vouchers: [TillVoucherInput!], $cash: Float, $total: Float!) {
      answer: desk_checkout(id: $id, version: $version, products: $products, vouchers: $vouchers, cash: $cash, total: $total) { status message } }`,
    { id, version: desk_till.version, ...form },
    owner,
  );
  expect(answer).toMatchObject({ status: 1 });
}

const INVOICE = 'query($id: Int!) { invoice(sale_id: $id) { sale_detail { vat_rate vat } vat { rate gross vat } } }';
const invoice = async (id: number) =>
  (await api.ask<{ invoice: { vat: { rate: number; gross: number; vat: number }[] } }>(INVOICE, { id }, guest)).invoice;

describe('VAT of a period', () => {
  it('[BOOKS-011] a rate that changes between booking and appointment: the deposit has the old one, the rest the new one', async () => {
    expect(await save({ subject: 'service', services: [shop.serviceId], from: '2026-07-01', rate: 9 })).toMatchObject({
      status: 1,
    });
    const { saleId, appointmentId } = await booked('2026-07-10 10:00', 40);
    api.clock.set(instant('2026-07-10 11:30'));
    await pay(appointmentId, { cash: 60, total: 60 });
    expect((await vat('2026-06-01', '2026-06-30')).lines).toEqual([
      { treatment: 'taxed', rate: 13.5, gross: 40, net: 35.24, vat: 4.76 },
    ]);
    expect((await vat('2026-07-01', '2026-07-31')).lines).toEqual([
      { treatment: 'taxed', rate: 9, gross: 60, net: 55.05, vat: 4.95 },
    ]);
    expect((await invoice(saleId)).vat).toEqual([
      { rate: 13.5, gross: 40, vat: 4.76 },
      { rate: 9, gross: 60, vat: 4.95 },
    ]);
  });

  it('[BOOKS-010] a rate comes into force on its day, and VAT posted before does not change', async () => {
    const { appointmentId } = await booked('2026-06-19 10:00', 40);
    const before = await vat('2026-06-01', '2026-06-30');
    await save({ subject: 'shop', from: '2026-06-19', rate: 23 });
    const rateNow = async () =>
      (await api.db.select({ rate: businesses.vatRate }).from(businesses).where(eq(businesses.id, shop.id)))[0]?.rate;
    expect(await rateNow()).toBe(13.5);
    api.clock.set(instant('2026-06-19 11:30'));
    await applyRates.run(api.app.services, {});
    expect(await rateNow()).toBe(23);
    await pay(appointmentId, { cash: 60, total: 60 });
    const after = await vat('2026-06-01', '2026-06-30');
    expect(after.lines.map(({ rate, gross }) => [rate, gross])).toEqual([
      [23, 60],
      [13.5, 40],
    ]);
    expect(before.lines).toMatchObject([{ rate: 13.5, gross: 40 }]);
    // A rate entered by mistake for a past day must not change stored figures.
    await save({ subject: 'shop', from: '2026-01-01', rate: 5 });
    expect(await vat('2026-06-01', '2026-06-30')).toEqual(after);
  });

  it('[BOOKS-010] a change of the service’s own rate is kept in the history', async () => {
    await api.ask(
      `mutation($b: Int!, $id: Int!, $c: Int!, $p: Int!) { desk_save_service(business_id: $b, id: $id, category_id: $c,
        name: "Signature facial", vat_rate: 9, pricings: [{ id: $p, price: 100, duration: 60 }]) { status } }`,
      { b: shop.id, id: shop.serviceId, c: shop.categoryId, p: shop.pricingId },
      owner,
    );
    const { desk_vat_rates } = await api.ask<{ desk_vat_rates: { changes: object[] } }>(
      'query($b: Int!) { desk_vat_rates(business_id: $b) { changes { subject name valid_from rate rate_before treatment } } }',
      { b: shop.id },
      owner,
    );
    expect(desk_vat_rates.changes).toEqual([
      {
        subject: 'service',
        name: 'Signature facial',
        valid_from: '2026-06-15',
        rate: 9,
        rate_before: null,
        treatment: 'taxed',
      },
    ]);
  });

  it('[BOOKS-034] has the rate and the VAT of each invoice in its file', async () => {
    await booked('2026-06-19 10:00', 40);
    const file = await api.fetch(`/api/books/${shop.id}/invoices.csv?from=2026-06-01&to=2026-06-30`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const [, ...rows] = readCsv(await file.text());
    expect(rows.map((row) => [Number(row[5]), centsOf(row[7]), centsOf(row[8])])).toEqual([[13.5, 1_189, 10_000]]);
  });

  it('[BOOKS-010] is for services of the shop only', async () => {
    const other = await insertBusiness(api.db, api.clock.now());
    const services = [shop.serviceId, other.serviceId];
    expect(await save({ subject: 'service', services, from: '2026-07-01', rate: 9 })).toEqual({
      status: 0,
      message: 'This service does not exist.',
    });
  });

  it('[BOOKS-012] a voucher of another shop cannot be taxed when sold', async () => {
    const other = await insertBusiness(api.db, api.clock.now());
    const { id } = await insertVoucher(api.db, other.id);
    const { answer } = await api.ask<{ answer: { status: number } }>(
      `mutation($b: Int!, $id: Int!) { answer: desk_set_voucher_purpose(business_id: $b, id: $id, purpose: "multi") { status } }`,
      { b: shop.id, id },
      owner,
    );
    expect(answer.status).toBe(0);
  });

  it('[BOOKS-015] exempt, reverse and zero rates carry no VAT and stay apart', async () => {
    for (const [treatment, rate] of [
      ['exempt', null],
      ['reverse', null],
      ['taxed', 0],
    ] as const) {
      await save({ subject: 'service', services: [shop.serviceId], from: '2026-06-15', rate, treatment });
      await booked('2026-06-19 10:00', 40);
      await vat('2026-06-01', '2026-06-30');
    }
    const { lines, vat: sum } = await vat('2026-06-01', '2026-06-30');
    expect(sum).toBe(0);
    expect(new Set(lines.map(({ treatment, rate, gross }) => `${treatment} ${rate} ${gross}`))).toEqual(
      new Set(['reverse 0 40', 'taxed 0 40', 'exempt null 40']),
    );
  });

  it('[BOOKS-012] a voucher for all services is taxed when used, one for a single rate when sold', async () => {
    const multi = await insertVoucher(api.db, shop.id, { retail: 4_000, value: 5_000 });
    const single = await insertVoucher(api.db, shop.id, { retail: 6_000, value: 6_000, allServices: false });
    await api.db
      .insert(voucherServices)
      .values({ businessId: shop.id, voucherId: single.id, serviceId: shop.serviceId });
    const PURPOSE = `mutation($b: Int!, $id: Int!) { answer: desk_set_voucher_purpose(business_id: $b, id: $id, purpose: "single") { status } }`;
    const choose = async (id: number) =>
      (await api.ask<{ answer: { status: number } }>(PURPOSE, { b: shop.id, id }, owner)).answer.status;
    expect([await choose(multi.id), await choose(single.id)]).toEqual([0, 1]);
    const one = (id: number) => ({ voucher_id: id, voucher_qty: 1, voucher_owner: 'Niamh Gallagher' });
    await booked('2026-06-19 10:00', 140, { vouchers: [one(multi.id), one(single.id)] });
    const june = await vat('2026-06-01', '2026-06-30');
    expect(june).toMatchObject({ vouchers_sold: 40, paid: 140 });
    expect(june.lines).toEqual([{ treatment: 'taxed', rate: 13.5, gross: 100, net: 88.11, vat: 11.89 }]);
    const { rows } = await api.db.execute<{ code: string; value: number }>(
      `select voucher_code as code, value from sold_vouchers where business_id = ${shop.id} order by value`,
    );
    api.clock.set(instant('2026-07-01 09:00'));
    const later = await booked('2026-07-02 10:00', 40);
    api.clock.set(instant('2026-07-02 11:30'));
    const vouchers = rows.map(({ code, value }) => ({ code, amount: Number(value) === 5_000 ? 10 : 50 }));
    await pay(later.appointmentId, { vouchers, total: 60 });
    const july = await vat('2026-07-01', '2026-07-31');
    // €10 of a voucher bought for 80 % of its value: €8 are taxed now; the other voucher was taxed in June.
    expect(july).toMatchObject({ vouchers_prepaid: 50, bonus: 2, paid: 100 });
    expect(july.lines).toMatchObject([{ rate: 13.5, gross: 48 }]);
  });

  it('[BOOKS-013] what goes back to a voucher that was taxed when sold is credited without VAT', async () => {
    const terms = { retail: 6_000, value: 6_000, allServices: false, purpose: 'single' as const };
    const { id: voucherId } = await insertVoucher(api.db, shop.id, terms);
    await api.db.insert(voucherServices).values({ businessId: shop.id, voucherId, serviceId: shop.serviceId });
    await booked('2026-06-19 10:00', 100, {
      vouchers: [{ voucher_id: voucherId, voucher_qty: 1, voucher_owner: 'Niamh Gallagher' }],
    });
    const [sold] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.businessId, shop.id));
    api.clock.set(instant('2026-07-01 09:00'));
    const { saleId, appointmentId: id } = await booked('2026-07-02 10:00', 40);
    api.clock.set(instant('2026-07-02 11:30'));
    await pay(id, { vouchers: [{ code: sold?.code, amount: 50 }], cash: 10, total: 60 });
    const { desk_till: till } = await api.ask<{ desk_till: { version: number } }>(TILL, { id }, owner);
    const refund = `mutation($id: Int!, $version: Int!) {
      answer: desk_refund(id: $id, version: $version, amount: 20, to: "voucher") { status message } }`;
    const { answer } = await api.ask<{ answer: object }>(refund, { id, version: till.version }, owner);
    expect(answer).toMatchObject({ status: 1 });
    const [note] = await api.db.select().from(creditNotes).where(eq(creditNotes.saleId, saleId));
    expect(note?.lines).toMatchObject([{ vatRate: null, amount: 2_000, vat: 0 }]);
    const july = await vat('2026-07-01', '2026-07-31');
    expect(july).toMatchObject({ vouchers_prepaid: 30, paid: 80, lines: [{ rate: 13.5, gross: 50 }] });
  });

  it('[BOOKS-010] a product has its own rate, or that of all products', async () => {
    await save({ subject: 'product', from: '2026-06-01', rate: 23 });
    await save({ subject: 'product', product: 'Oat Soap', from: '2026-06-01', rate: 0 });
    const { appointmentId } = await booked('2026-06-19 10:00', 40);
    api.clock.set(instant('2026-06-19 11:30'));
    const products = [
      { name: 'Clay wax', price: 20, quantity: 1 },
      { name: 'Oat soap', price: 5, quantity: 1 },
    ];
    await pay(appointmentId, { products, cash: 85, total: 85 });
    expect((await vat('2026-06-01', '2026-06-30')).lines.map(({ rate, gross }) => [rate, gross])).toEqual([
      [23, 20],
      [13.5, 100],
      [0, 5],
    ]);
  });

  it('[BOOKS-014] two concurrent reads post every payment once', async () => {
    await booked('2026-06-19 10:00', 40);
    await booked('2026-06-19 11:00', 40);
    const [first, second] = await Promise.all([vat('2026-06-01', '2026-06-30'), vat('2026-06-01', '2026-06-30')]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ paid: 80, lines: [{ gross: 80 }] });
    expect(await api.db.select().from(vatPostings).where(eq(vatPostings.businessId, shop.id))).toHaveLength(2);
  });

  it('[BOOKS-003] rates are for the owner only, and services of another shop do not exist', async () => {
    const other = await insertBusiness(api.db, api.clock.now());
    expect(await save({ subject: 'service', services: [other.serviceId], from: '2026-07-01', rate: 9 })).toMatchObject({
      status: 0,
      message: 'This service does not exist.',
    });
    const [row] = await api.db
      .select({ rate: services.vatRate })
      .from(services)
      .where(and(eq(services.businessId, other.id), eq(services.id, other.serviceId)));
    expect(row?.rate).toBeNull();
  });
});
