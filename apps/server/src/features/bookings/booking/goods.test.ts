import {
  appointments,
  creditNotes,
  invoices,
  products,
  saleLines,
  sales,
  stockHolds,
  stockMovements,
  vatPostings,
} from '@thyme/db/schema';
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
  tryBooking,
} from '../../../../test/kit/index.ts';
import { confirmPayment, ledgerOf, payByCard, readCardPage, saleOf } from '../../../../test/kit/paying.ts';
import { lapseSale } from '../../sales/index.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, guest, other] = [await api.signInBusiness(), await api.signIn(), await api.signIn()];
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2026-06-15 09:00'));
  const business = { vatNumber: 'IE1234567T', vatRate: 13.5, upfrontPercent: 20, cancellation: [1] };
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 6, business });
  await joinBusiness(api.db, shop.id, owner.userId);
});

const LIST = 'query($b: Int!) { business_products(business_id: $b) { id name price left } }';
const PRICE = `query($b: Int!, $s: [BookingServiceInput!], $p: [BookingProductInput!]) {
  price_availability(business_id: $b, services: $s, products: $p) {
    total_amount payable_now due_later product_total products { product_id name quantity total } } }`;
const STATUS = `mutation($id: Int!, $status: String!) { statusUpdateForAppointment(id: $id, status: $status) { status message } }`;
const CALENDAR = { services: 75, deposit: 15, oil: 24 };

/** A product with some pieces, on sale online. */
async function product(stock: number, more: object = {}): Promise<number> {
  const values = { businessId: shop.id, name: 'Bond oil', price: 2_400, vatRate: 23, soldOnline: true, ...more };
  const [row] = await api.db.insert(products).values(values).returning({ id: products.id });
  const id = row?.id ?? 0;
  const delivery = { businessId: shop.id, productId: id, kind: 'delivery' as const, quantity: stock };
  if (stock > 0) await api.db.insert(stockMovements).values(delivery);
  return id;
}
const stockOf = async (id: number) => (await api.db.select().from(products).where(eq(products.id, id)))[0]?.stock;
const heldOf = (id: number) => api.db.$count(stockHolds, eq(stockHolds.productId, id));
const shown = async (who: SignedIn | null = null) =>
  (await api.ask<{ business_products: { id: number; left: number | null }[] }>(LIST, { b: shop.id }, who ?? undefined))
    .business_products;

/** The €75 facial with its deposit of €15, and bottles of €24. */
function order(id: number, { quantity = 1, time = '2026-06-16 10:00', who = guest } = {}) {
  return book(api, who.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, time)],
    products: [{ product_id: id, quantity }],
    total_amount: CALENDAR.services + CALENDAR.oil * quantity,
    upfront_amount: CALENDAR.deposit,
    payment_info: { stripe: CALENDAR.deposit + CALENDAR.oil * quantity },
  });
}

async function paid(id: number, options: Parameters<typeof order>[1] = {}) {
  const booked = await order(id, options);
  const page = readCardPage(booked.payment_url);
  await payByCard(api, page.publicId);
  await confirmPayment(api, (options.who ?? guest).token, page);
  return { ...booked, saleId: page.saleId, appointmentId: booked.appointment_ids[0] ?? 0 };
}
const cancel = (id: number, who = guest) => api.ask(STATUS, { id, status: 'Cancelled' }, who);

describe('products in a booking', () => {
  it('[GOODS-001] are shown if the shop sells them online, with how many are left when there are few', async () => {
    const [oil, wax] = [await product(9), await product(2, { name: 'Wax' })];
    await product(4, { name: 'Till only', soldOnline: false });
    await product(4, { name: 'Archived', archivedAt: api.clock.now() });
    const gone = await product(0, { name: 'Zinc soap' });
    expect(await shown()).toMatchObject([
      { id: oil, left: null },
      { id: wax, left: 2 },
      { id: gone, left: 0 },
    ]);
    const variables = {
      b: shop.id,
      s: [at(shop.pricingId, '2026-06-16 10:00')],
      p: [{ product_id: wax, quantity: 2 }],
    };
    const { price_availability: priced } = await api.ask<{ price_availability: object }>(PRICE, variables);
    expect(priced).toMatchObject({ total_amount: 123, payable_now: 63, due_later: 60, product_total: 48 });
  });

  it('[BOOKSB-012] get no discount at the till: they are paid, and their VAT is posted', async () => {
    const { appointmentId: id, saleId } = await paid(await product(3));
    api.clock.set(instant('2026-06-16 10:30'));
    const till = 'query($id: Int!) { desk_till(id: $id) { version due } }';
    const { desk_till } = await api.ask<{ desk_till: { version: number; due: number } }>(till, { id }, owner);
    expect(desk_till.due).toBe(60);
    const take = `mutation($id: Int!, $v: Int!) { answer: desk_checkout(id: $id, version: $v, discount: 10, discount_reason: "Late",
      cash: 50, total: 50) { status } }`;
    expect(await api.ask(take, { id, v: desk_till.version }, owner)).toEqual({ answer: { status: 1 } });
    const lines = await api.db.select().from(saleLines).where(eq(saleLines.saleId, saleId)).orderBy(asc(saleLines.id));
    expect(lines.map(({ kind, discount }) => [kind, discount])).toEqual([
      ['service', 1000],
      ['product', 0],
    ]);
  });

  it('[GOODS-002] are paid in full with the deposit, held until then, and sold like those at the till', async () => {
    const id = await product(3);
    const booked = await order(id, { quantity: 2 });
    expect(booked).toMatchObject({ status: 1, payment_amount: 63 });
    expect([await stockOf(id), await heldOf(id)]).toEqual([3, 1]);
    expect(await shown(other)).toMatchObject([{ left: 1 }]);
    // Pieces that the guest holds are available to that guest.
    expect(await shown(guest)).toMatchObject([{ left: 3 }]);
    const page = readCardPage(booked.payment_url);
    await payByCard(api, page.publicId);
    await confirmPayment(api, guest.token, page);
    expect([await stockOf(id), await heldOf(id)]).toEqual([1, 0]);
    expect(await ledgerOf(api, page.saleId)).toEqual(['sale 7500', 'product 4800', 'charge 6300']);
    expect(await saleOf(api, page.saleId)).toMatchObject({
      totalAmount: 12_300,
      claimedAmount: 12_300,
      paidAmount: 6_300,
    });
    const lines = await api.db
      .select()
      .from(saleLines)
      .where(eq(saleLines.saleId, page.saleId))
      .orderBy(asc(saleLines.id));
    expect(lines[1]).toMatchObject({
      kind: 'product',
      productName: 'Bond oil',
      productQty: 2,
      vatRate: 23,
      isOrdered: true,
    });
    expect(lines[1]?.appointmentId).toBe(booked.appointment_ids[0]);
    expect(await api.db.$count(invoices, eq(invoices.saleId, page.saleId))).toBe(1);
    const [movement] = await api.db
      .select()
      .from(stockMovements)
      .where(and(eq(stockMovements.productId, id), eq(stockMovements.kind, 'sale')));
    expect(movement).toMatchObject({ quantity: -2, saleLineId: lines[1]?.id, isOversold: false, actorId: null });
  });

  it('[GOODS-003] have their VAT and their place in the reports from the payment on', async () => {
    const id = await product(3);
    const { saleId } = await paid(id);
    const { desk_reports } = await api.ask<{ desk_reports: { rows: { label: string }[] }[] }>(
      `query($b: Int!) { desk_reports(business_id: $b, from: "2026-06-15", to: "2026-06-15", keys: ["product"]) { rows { label values } } }`,
      { b: shop.id },
      owner,
    );
    expect(desk_reports[0]?.rows).toMatchObject([{ label: 'Bond oil' }]);
    const postings = await api.db
      .select()
      .from(vatPostings)
      .where(eq(vatPostings.saleId, saleId))
      .orderBy(asc(vatPostings.rate));
    // The deposit is for the service, the rest for the bottle.
    expect(postings.map(({ lineKind, rate, gross }) => [lineKind, rate, gross])).toEqual([
      ['service', 13.5, 1_500],
      ['product', 23, 2_400],
    ]);
  });

  it('[GOODS-004] need an appointment, and unavailable or unknown ones are refused by name', async () => {
    const id = await product(1);
    const alone = { business_id: shop.id, products: [{ product_id: id, quantity: 1 }], payment_info: { stripe: 24 } };
    expect(await book(api, guest.token, alone)).toMatchObject({ status: 0, refused: { code: 'goods-alone' } });
    expect(await order(id, { quantity: 2 })).toMatchObject({ status: 0, message: 'Only 1 of Bond oil is left.' });
    const elsewhere = await insertBusiness(api.db, api.clock.now());
    const [foreign] = await api.db
      .insert(products)
      .values({ businessId: elsewhere.id, name: 'Far', price: 2_400, soldOnline: true })
      .returning();
    expect(await order(foreign?.id ?? 0)).toMatchObject({ status: 0, refused: { code: 'no-product' } });
    const hidden = await product(5, { name: 'Till only', soldOnline: false });
    expect(await order(hidden)).toMatchObject({ status: 0, refused: { code: 'no-product' } });
    for (const quantity of [0, -1, 11]) {
      const request = {
        ...alone,
        services: [at(shop.pricingId, '2026-06-16 10:00')],
        products: [{ product_id: id, quantity }],
      };
      expect((await tryBooking(api, guest.token, request)).errors?.[0]).toBeTruthy();
    }
    expect([await stockOf(id), await heldOf(id)]).toEqual([1, 0]);
  });
});

describe('stock is restored', () => {
  it('[GOODS-005] when the hold ends, and a late payment takes the piece again', async () => {
    const id = await product(1);
    const page = readCardPage((await order(id)).payment_url);
    await payByCard(api, page.publicId);
    api.clock.advance(601);
    await lapseSale(api.app.services, { businessId: shop.id, saleId: page.saleId });
    expect([await stockOf(id), await heldOf(id)]).toEqual([1, 0]);
    expect(await shown(other)).toMatchObject([{ left: 1 }]);
    await confirmPayment(api, guest.token, page);
    expect(await saleOf(api, page.saleId)).toMatchObject({
      status: 'confirmed',
      claimedAmount: 9_900,
      paidAmount: 3_900,
    });
    expect([await stockOf(id), await heldOf(id)]).toEqual([0, 0]);
  });

  it('[GOODS-005] and a late payment for a piece that was sold meanwhile is refunded in full', async () => {
    const id = await product(1);
    const late = readCardPage((await order(id)).payment_url);
    await payByCard(api, late.publicId);
    api.clock.advance(601);
    await lapseSale(api.app.services, { businessId: shop.id, saleId: late.saleId });
    await paid(id, { who: other, time: '2026-06-16 12:00' });
    await confirmPayment(api, guest.token, late);
    expect(await saleOf(api, late.saleId)).toMatchObject({ status: 'void', claimedAmount: 0, paidAmount: 0 });
    expect(await stockOf(id)).toBe(0);
    const [held] = await api.db.select().from(appointments).where(eq(appointments.saleId, late.saleId));
    expect(held?.status).toBe('Lapsed');
  });

  it('[GOODS-006] when the appointment is cancelled; the fee is for services only and the bottle is refunded in full', async () => {
    const id = await product(2);
    const { appointmentId, saleId } = await paid(id, { time: '2026-06-15 15:00' });
    expect(await stockOf(id)).toBe(1);
    await cancel(appointmentId);
    expect(await stockOf(id)).toBe(2);
    // The fee exceeds the €15 deposit, and never exceeds what was paid for services.
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 1_500, paidAmount: 1_500 });
    expect(await ledgerOf(api, saleId)).toContain('refund -2400');
    const [note] = await api.db.select().from(creditNotes).where(eq(creditNotes.saleId, saleId));
    expect(note?.lines.find(({ name }) => name === 'Bond oil')).toMatchObject({ amount: 2_400, vatRate: 23 });
  });

  it('[GOODS-007] but a no-show keeps the bottle sold, and undoing it restores the claim', async () => {
    const id = await product(2);
    const { appointmentId, saleId } = await paid(id, { time: '2026-06-15 15:00' });
    const act = async (name: string) => {
      const document = `mutation($id: Int!) { answer: ${name}(id: $id) { status message } }`;
      return (await api.ask<{ answer: { status: number } }>(document, { id: appointmentId }, owner)).answer.status;
    };
    expect(await act('desk_accept')).toBe(1);
    api.clock.set(instant('2026-06-15 16:30'));
    expect(await act('desk_no_show')).toBe(1);
    expect(await stockOf(id)).toBe(1);
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 3_900, paidAmount: 3_900 });
    expect(await act('desk_take_back')).toBe(1);
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 9_900, paidAmount: 3_900 });
  });
});

describe('the last piece', () => {
  const BOOK = `mutation($b: Int!, $guest: DeskGuestInput!, $services: [BookingServiceInput!]!) {
    desk_book(business_id: $b, guest: $guest, services: $services) { appointment_ids } }`;
  const TILL = 'query($id: Int!) { desk_till(id: $id) { version } }';
  const CHECKOUT = `mutation($id: Int!, $version: Int!, $products: [TillProductInput!], $anyway: Boolean, $card: Float, $total: Float!) {
    answer: desk_checkout(id: $id, version: $version, products: $products, sell_anyway: $anyway, card: $card, total: $total) {
      status message } }`;

  async function atTill(email: string): Promise<number> {
    const walkIn = { first_name: 'Una', last_name: 'Walsh', email };
    const variables = { b: shop.id, guest: walkIn, services: [at(shop.pricingId, '2026-06-15 12:00')] };
    const { desk_book } = await api.ask<{ desk_book: { appointment_ids: number[] } }>(BOOK, variables, owner);
    return desk_book.appointment_ids[0] ?? 0;
  }

  async function sell(id: number, productId: number, anyway = false) {
    const { desk_till } = await api.ask<{ desk_till: { version: number } }>(TILL, { id }, owner);
    const goods = [{ product_id: productId, name: 'x', price: 24, quantity: 1 }];
    const form = { id, version: desk_till.version, products: goods, anyway, card: 99, total: 99 };
    return (await api.ask<{ answer: { status: number; message: string } }>(CHECKOUT, form, owner)).answer;
  }

  it('[GOODS-008] goes to one of the guests and tills that compete for it, and nothing is half held', async () => {
    const id = await product(1);
    const bills = [await atTill('una@mail.example'), await atTill('orla@mail.example')];
    api.clock.set(instant('2026-06-15 12:45'));
    const crowd = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));
    const before = await api.db.$count(sales, eq(sales.businessId, shop.id));
    const answers = await Promise.all([
      ...crowd.map((who, index) => order(id, { who, time: `2026-06-16 ${10 + index}:00` })),
      ...bills.map((bill) => sell(bill, id)),
    ]);
    const winners = answers.filter(({ status }) => status === 1);
    expect(winners).toHaveLength(1);
    const byGuest = answers.slice(0, crowd.length).filter(({ status }) => status === 1).length;
    expect([await stockOf(id), await heldOf(id)]).toEqual(byGuest === 1 ? [1, 1] : [0, 0]);
    expect(await api.db.$count(sales, eq(sales.businessId, shop.id))).toBe(before + byGuest);
    for (const answer of answers.filter(({ status }) => status === 0))
      expect(answer.message).toMatch(/^(Bond oil is out of stock\.|There’s no Bond oil left\.)/);
  });

  it('[GOODS-009] the till is warned of a piece that a paying guest holds, and may sell it anyway', async () => {
    const id = await product(1);
    const bill = await atTill('una@mail.example');
    api.clock.set(instant('2026-06-15 12:45'));
    const page = readCardPage((await order(id)).payment_url);
    expect(await sell(bill, id)).toMatchObject({
      status: 0,
      message: 'There’s no Bond oil left. You can still sell it.',
    });
    expect(await sell(bill, id, true)).toMatchObject({ status: 1 });
    await payByCard(api, page.publicId);
    await confirmPayment(api, guest.token, page);
    // The guest has paid for the held piece, so the shop owes one more than it has.
    expect(await saleOf(api, page.saleId)).toMatchObject({ status: 'confirmed' });
    expect(await stockOf(id)).toBe(-1);
  });

  it('[GOODS-008] a guest who chooses another time gets the piece that the unfinished payment holds', async () => {
    const id = await product(1);
    const first = await order(id);
    const second = await order(id, { time: '2026-06-16 14:00' });
    expect(second.status).toBe(1);
    expect(await saleOf(api, first.sale_id)).toMatchObject({ status: 'void' });
    expect([await stockOf(id), await heldOf(id)]).toEqual([1, 1]);
  });
});
