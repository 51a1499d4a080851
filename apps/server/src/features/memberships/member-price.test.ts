import { appointments, chairPricings, memberships, products, saleLines, stockMovements } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { ledgerOf, saleOf } from '../../../test/kit/paying.ts';
import { readInvoiceTaxes } from '../sales/index.ts';
import { becomeMember, offerMembership } from './memberships.fixtures.ts';

let api: TestApi;
let owner: SignedIn;
let guest: SignedIn;
let stranger: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2026-06-15 09:00'));
  [owner, guest, stranger] = [await api.signInBusiness(), await api.signIn(), await api.signIn()];
  // The facial costs €75.
  shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 0, vatNumber: 'IE1234567T', vatRate: 13.5 },
    chairs: 8,
  });
  await joinBusiness(api.db, shop.id, owner.userId);
});

const PRICE = `query($b: Int!, $s: [BookingServiceInput!], $p: [BookingProductInput!], $g: BookingGroupInput) {
  priced: price_availability(business_id: $b, services: $s, products: $p, group: $g) {
    total_amount discount product_total lines { total member_percent } } }`;
const OWN = 'query($b: Int!) { member_prices(business_id: $b) { name percent_off service_ids product_percent } }';
const TILL = `query($id: Int!) { desk_till(id: $id) { version due member { name product_percent }
  lines { name discount member_off member_percent } shelf { id price } payment { discount_reason } } }`;
const CHECKOUT = `mutation($id: Int!, $version: Int!, $products: [TillProductInput!], $member: Boolean, $cash: Float, $total: Float!) {
  answer: desk_checkout(id: $id, version: $version, products: $products, member_price: $member, cash: $cash, total: $total) {
    status message has_changed } }`;
const UNDO =
  'mutation($id: Int!, $version: Int!) { answer: desk_undo_checkout(id: $id, version: $version) { status } }';

interface Priced {
  total_amount: number;
  lines: { total: number; member_percent: number | null }[];
}
const TIME = '2026-06-16 10:00';
const priced = async (who: SignedIn, form: object = {}) =>
  (await api.ask<{ priced: Priced }>(PRICE, { b: shop.id, s: [at(shop.pricingId, TIME)], ...form }, who)).priced;

/** A member with this discount. */
async function member(offer: object = { off: 10 }) {
  const id = await offerMembership({ api, shop, owner }, offer);
  return becomeMember({ api, shop, owner }, guest, id);
}

const linesOf = (saleId: number) =>
  api.db.select().from(saleLines).where(eq(saleLines.saleId, saleId)).orderBy(asc(saleLines.id));

async function bottle() {
  const values = { businessId: shop.id, name: 'Bond oil', price: 2_400, vatRate: 23, soldOnline: true };
  const [row] = await api.db.insert(products).values(values).returning({ id: products.id });
  const productId = row?.id ?? 0;
  await api.db.insert(stockMovements).values({ businessId: shop.id, productId, kind: 'delivery', quantity: 9 });
  return productId;
}

const bookAt = (who: SignedIn, total: number, more: object = {}) =>
  book(api, who.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, TIME)],
    total_amount: total,
    ...more,
  });

async function saleIdOf(appointmentId: number | undefined): Promise<number> {
  const [row] = await api.db
    .select()
    .from(appointments)
    .where(eq(appointments.id, appointmentId ?? 0));
  return row?.saleId ?? 0;
}

describe('the member price', () => {
  it('[BOOKSB-002] is quoted and sold by the server, with a line on the invoice and its VAT to the cent', async () => {
    await member();
    expect(await priced(guest)).toMatchObject({
      total_amount: 67.5,
      discount: 7.5,
      lines: [{ total: 67.5, member_percent: 10 }],
    });
    expect(await priced(stranger)).toMatchObject({ total_amount: 75, lines: [{ total: 75, member_percent: null }] });
    expect(await bookAt(guest, 75)).toMatchObject({ status: 0 });
    expect(await bookAt(stranger, 67.5)).toMatchObject({ status: 0 });
    const { appointment_ids } = await bookAt(guest, 67.5, { discount: 7.5 });
    const saleId = await saleIdOf(appointment_ids[0]);
    expect(await saleOf(api, saleId)).toMatchObject({ subTotal: 7500, discount: 750, claimedAmount: 6750 });
    expect(await linesOf(saleId)).toMatchObject([{ unitPrice: 7500, discount: 750, memberPercent: 10 }]);
    const [taxes] = await readInvoiceTaxes(api.db, { businessId: shop.id, saleIds: [saleId] }, api.clock.now());
    expect(taxes?.groups).toEqual([{ rate: 13.5, gross: 6750, vat: 803, net: 5947 }]);
    const invoice = `query($id: Int!) { invoice(sale_id: $id) { discount total_amount sale_detail { discount member_percent } } }`;
    expect(await api.ask(invoice, { id: saleId }, guest)).toEqual({
      invoice: { discount: 7.5, total_amount: 67.5, sale_detail: [{ discount: 7.5, member_percent: 10 }] },
    });
  });

  it('[BOOKSB-002] ends with the membership: paused, unpaid or ended, it takes nothing off', async () => {
    const { id } = await member();
    const set = (values: Partial<typeof memberships.$inferInsert>) =>
      api.db.update(memberships).set(values).where(eq(memberships.id, id));
    await set({ status: 'paused', resumeOn: '2026-08-01' });
    expect((await priced(guest)).total_amount).toBe(75);
    expect(await bookAt(guest, 67.5)).toMatchObject({ status: 0 });
    await set({ status: 'past_due', resumeOn: null });
    expect((await priced(guest)).total_amount).toBe(75);
    await set({ status: 'active' });
    expect((await priced(guest)).total_amount).toBe(67.5);
    await set({ status: 'ended', endedAt: api.clock.now() });
    expect((await priced(guest)).total_amount).toBe(75);
    expect(await api.ask(OWN, { b: shop.id }, guest)).toEqual({ member_prices: [] });
  });

  it('[BOOKSB-002] applies to the chosen services, to products, and to the member, not to companions', async () => {
    const other = await insertBusiness(api.db, api.clock.now());
    await expect(offerMembership({ api, shop, owner }, { off: 10, offServices: [other.serviceId] })).rejects.toThrow(
      'This service could not be found.',
    );
    await member({ off: 20, offServices: [shop.serviceId], products: 10 });
    expect(await api.ask(OWN, { b: shop.id }, guest)).toEqual({
      member_prices: [{ name: 'Facial club', percent_off: 20, service_ids: [shop.serviceId], product_percent: 10 }],
    });
    const productId = await bottle();
    const goods = [{ product_id: productId, quantity: 2 }];
    expect(await priced(guest, { p: goods })).toMatchObject({ total_amount: 60 + 43.2, product_total: 43.2 });
    const two = {
      s: [at(shop.pricingId, TIME), { ...at(shop.pricingId, TIME), guest: 1 }],
      g: { arrange: 'start', names: ['Aoife'] },
    };
    expect((await priced(guest, two)).lines).toEqual([
      { total: 60, member_percent: 20 },
      { total: 75, member_percent: null },
    ]);
    const answer = await bookAt(guest, 103.2, { products: goods, payment_info: { stripe: 43.2 } });
    expect(answer.status).toBe(1);
    const saleId = await lastSale();
    expect(await linesOf(saleId)).toMatchObject([
      { kind: 'service', unitPrice: 7500, discount: 1500, memberPercent: 20 },
      { kind: 'product', unitPrice: 2400, productQty: 2, discount: 480, memberPercent: 10 },
    ]);
    expect(await saleOf(api, saleId)).toMatchObject({ subTotal: 12_300, discount: 1980, totalAmount: 10_320 });
    expect(await ledgerOf(api, saleId)).toEqual(['sale 6000', 'product 4320']);
  });

  it('[BOOKSB-002] is what a voucher is checked against', async () => {
    await member();
    const check = `query($s: [SellingServiceInput!]!, $discount: Float, $b: Int!, $me: Int!, $total: Float!) {
      voucher_check(voucher_code: "NOT-A-CODE", selling_service: $s, guest_id: $me, grand_total: $total, discount: $discount,
        business_id: $b) { message } }`;
    const form = { b: shop.id, me: guest.userId, s: [{ service_pricing_id: shop.pricingId }] };
    const differs = { voucher_check: { message: 'The prices have changed. Please check your booking and try again.' } };
    expect(await api.ask(check, { ...form, total: 75, discount: 0 }, guest)).toEqual(differs);
    expect(await api.ask(check, { ...form, total: 67.5, discount: 7.5 }, guest)).not.toEqual(differs);
  });
});

it('[BOOKSB-011] a voucher is checked against the price of the person whom the guest chose', async () => {
  const own = { businessId: shop.id, chairId: shop.chairIds[0] ?? 0, pricingId: shop.pricingId, price: 9_000 };
  await api.db.insert(chairPricings).values(own);
  const check = `query($s: [SellingServiceInput!]!, $b: Int!, $me: Int!) {
    voucher_check(voucher_code: "NOT-A-CODE", selling_service: $s, guest_id: $me, grand_total: 90, business_id: $b) { message } }`;
  const differs = { voucher_check: { message: 'The prices have changed. Please check your booking and try again.' } };
  const sent = { service_pricing_id: shop.pricingId, unit_price: 90 };
  const form = { b: shop.id, me: guest.userId };
  expect(await api.ask(check, { ...form, s: [sent] }, guest)).toEqual(differs);
  expect(await api.ask(check, { ...form, s: [{ ...sent, person_id: own.chairId }] }, guest)).not.toEqual(differs);
  expect(await api.ask(check, { ...form, s: [{ ...sent, person_id: shop.chairIds[1] }] }, guest)).toEqual(differs);
});

describe('a member at the till', () => {
  interface Till {
    version: number;
    due: number;
    member: object | null;
    payment: { discount_reason: string } | null;
    lines: { discount: number; member_off: number; member_percent: number | null }[];
  }
  const till = async (id: number) => (await api.ask<{ desk_till: Till }>(TILL, { id }, owner)).desk_till;
  const act = async (document: string, form: object) =>
    (await api.ask<{ answer: { status: number; has_changed?: boolean } }>(document, form, owner)).answer;

  it('[BOOKSB-004] pays the member price for earlier bookings, line by line, and undoing reverts it', async () => {
    const { appointment_ids } = await bookAt(guest, 75);
    const id = appointment_ids[0] ?? 0;
    expect((await till(id)).member).toBeNull();
    await member({ off: 10, products: 50 });
    const productId = await bottle();
    api.clock.set(instant('2026-06-16 10:30'));
    const { version, lines, member: shown } = await till(id);
    expect(shown).toEqual({ name: 'Facial club', product_percent: 50 });
    expect(lines).toMatchObject([{ discount: 0, member_off: 7.5, member_percent: null }]);
    const bill = [{ product_id: productId, name: 'Bond oil', price: 24, quantity: 1 }];
    const wrong = { id, version, products: bill, member: true, cash: 99, total: 99 };
    expect(await act(CHECKOUT, wrong)).toMatchObject({ status: 0, has_changed: true });
    const right = { ...wrong, cash: 79.5, total: 79.5 };
    expect(await act(CHECKOUT, right)).toMatchObject({ status: 1 });
    expect((await till(id)).payment).toEqual({ discount_reason: 'Member price' });
    const saleId = await saleIdOf(id);
    expect(await linesOf(saleId)).toMatchObject([
      { unitPrice: 7500, discount: 750, memberPercent: 10 },
      { unitPrice: 2400, discount: 1200, memberPercent: 50, vatRate: 23 },
    ]);
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 7950, paidAmount: 7950 });
    const [taxes] = await readInvoiceTaxes(api.db, { businessId: shop.id, saleIds: [saleId] }, api.clock.now());
    expect(taxes?.groups.map(({ rate, gross }) => [rate, gross])).toEqual([
      [23, 1200],
      [13.5, 6750],
    ]);
    expect(await act(UNDO, { id, version: (await till(id)).version })).toMatchObject({ status: 1 });
    expect(await linesOf(saleId)).toMatchObject([{ discount: 0, memberPercent: null }]);
    const own = and(eq(appointments.id, id), eq(appointments.businessId, shop.id));
    const [row] = await api.db.select().from(appointments).where(own);
    expect(row).toMatchObject({ discount: 0, deskDiscount: 0, totalAmount: 7500 });
    // Without it the usual price is charged.
    expect(
      await act(CHECKOUT, { id, version: (await till(id)).version, products: [], member: false, cash: 75, total: 75 }),
    ).toMatchObject({ status: 1 });
    expect((await till(id)).payment).toEqual({ discount_reason: '' });
  });

  it('[BOOKSB-004] gets no second discount on what was sold at the member price', async () => {
    await member();
    const { appointment_ids } = await bookAt(guest, 67.5);
    expect((await till(appointment_ids[0] ?? 0)).lines).toMatchObject([
      { discount: 7.5, member_off: 0, member_percent: 10 },
    ]);
  });
});

async function lastSale(): Promise<number> {
  const rows = await api.db
    .select({ saleId: saleLines.saleId })
    .from(saleLines)
    .where(eq(saleLines.businessId, shop.id))
    .orderBy(asc(saleLines.saleId));
  return rows.at(-1)?.saleId ?? 0;
}
