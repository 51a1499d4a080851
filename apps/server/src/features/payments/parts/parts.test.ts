import { appointments, cardOrders, notifications, outbox, payments, products, refunds, sales } from '@thyme/db/schema';
import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertVoucher,
  instant,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { confirmPayment, makePayment, payByCard, readCardPage, refundNews } from '../../../../test/kit/paying.ts';
import { moneyOfSale } from '../../sales/index.ts';
import { tellLateParts } from './late-parts.ts';

const mail = recordingMail();
let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let niamh: SignedIn;
let aoife: SignedIn;
beforeAll(async () => {
  api = await bootApi({ mail });
  owner = await api.signInBusiness();
  [niamh, aoife] = [await api.signIn({ firstName: 'Niamh' }), await api.signIn({ firstName: 'Aoife' })];
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2026-06-15 09:00'));
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3, business: { upfrontPercent: 20 } });
  await joinBusiness(api.db, shop.id, owner.userId);
});

const PARTS = `query($id: Int!) { appointment(id: $id) { id due parts {
  appt_id name is_booker state paid deposit_left due pay_until path } } }`;
const LINKED = `query($token: String!) { linked_part(token: $token) {
  booked_by services shop slug location starts zone_label part { name state paid deposit_left due } } }`;
const PAY = `mutation($token: String!, $all: Boolean, $key: String) {
  pay_part(token: $token, all: $all, idempotency_key: $key) { status message payment_url } }`;
const PAY_OWN = `mutation($id: Int!, $all: Boolean) { pay_own_part(appt_id: $id, all: $all) { status message payment_url } }`;

interface PartWire {
  appt_id: number;
  name: string;
  state: string;
  paid: number;
  due: number;
  deposit_left: number;
  path: string;
}
interface Answer {
  status: number;
  message: string;
  payment_url: string | null;
}

const partsOf = async (id: number) =>
  (await api.ask<{ appointment: { parts: PartWire[] } }>(PARTS, { id }, niamh)).appointment.parts;
const tokenOf = ({ path }: PartWire) => path.split('/').at(-1) ?? '';
const payPart = async (token: string, who: SignedIn, more: object = {}) =>
  (await api.ask<{ pay_part: Answer }>(PAY, { token, ...more }, who)).pay_part;
const states = (parts: readonly PartWire[]) => parts.map(({ name, state, paid }) => [name, state, paid]);

const cart = (guests: number, date = '2026-06-18 10:00') => ({
  business_id: shop.id,
  services: Array.from({ length: guests }, (_, guest) => at(shop.pricingId, date, { guest })),
  group: { arrange: 'start', names: ['Aoife', 'Bríd'].slice(0, guests - 1), each_pays: true },
  payment_info: { stripe: 15 },
});

/** A group in which each pays €15 of €75 in advance; the guest who booked has paid. */
async function booked(guests = 3) {
  const answer = await book(api, niamh.token, cart(guests));
  expect(answer).toMatchObject({ status: 1, payment_amount: 15 });
  const page = readCardPage(answer.payment_url);
  await payByCard(api, page.publicId);
  await confirmPayment(api, niamh.token, page);
  const parts = await partsOf(answer.appointment_ids[0] ?? 0);
  return { saleId: answer.sale_id ?? 0, ids: answer.appointment_ids, parts };
}

/** Pays on the card page under a name. */
async function settle(url: string | null, who: SignedIn) {
  const page = readCardPage(url);
  await payByCard(api, page.publicId);
  return { ...(await confirmPayment(api, who.token, page)), page };
}

describe('a group in which each guest pays their own part', () => {
  it('[PARTY-001] is confirmed by the deposit of the guest who books, and holds all places until then', async () => {
    const answer = await book(api, niamh.token, cart(3));
    const held = await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id));
    expect(held.map(({ status }) => status)).toEqual(['Held', 'Held', 'Held']);
    await settle(answer.payment_url, niamh);
    const parts = await partsOf(answer.appointment_ids[0] ?? 0);
    expect(states(parts)).toEqual([
      ['Niamh', 'deposit-paid', 15],
      ['Aoife', 'open', 0],
      ['Bríd', 'open', 0],
    ]);
    const [sale] = await api.db
      .select()
      .from(sales)
      .where(eq(sales.id, answer.sale_id ?? 0));
    expect(sale).toMatchObject({ status: 'confirmed', paidAmount: 1500, claimedAmount: 22_500 });
    await api.runJobs();
    const [told] = mail.sent.filter(({ subject }) => subject.startsWith('Booked for 3'));
    expect(told?.text).toContain(parts[1]?.path);
  });

  it('[PARTY-001] asks one guest for everything if the shop allows no time for parts', async () => {
    shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3, business: { upfrontPercent: 20, partHours: 0 } });
    expect(await book(api, niamh.token, { ...cart(2), payment_info: { stripe: 30 } })).toMatchObject({
      payment_amount: 30,
    });
  });

  it('[PARTY-001] is paid by one if a voucher is bought too, and nothing paid stays open', async () => {
    const voucher = await insertVoucher(api.db, shop.id);
    const vouchers = [{ voucher_id: voucher.id, voucher_qty: 1, voucher_owner: 'Me' }];
    const answer = await book(api, niamh.token, { ...cart(2), vouchers, payment_info: { stripe: 130 } });
    expect(answer).toMatchObject({ status: 1, payment_amount: 130 });
    await settle(answer.payment_url, niamh);
    // The voucher and both deposits are paid; no payment exceeds its price.
    const key = { businessId: shop.id, saleId: answer.sale_id ?? 0 };
    expect(await moneyOfSale(api.db, key)).toMatchObject({ due: 12_000, over: 0 });
    expect(await partsOf(answer.appointment_ids[0] ?? 0)).toEqual([]);
  });

  it('[PARTY-001] products are paid for by the guest who books, with their part', async () => {
    const [product] = await api.db
      .insert(products)
      .values({ businessId: shop.id, name: 'Oil', price: 2_000, soldOnline: true, stock: 3 })
      .returning();
    const goods = [{ product_id: product?.id ?? 0, quantity: 2 }];
    const answer = await book(api, niamh.token, { ...cart(2), products: goods, payment_info: { stripe: 55 } });
    expect(answer).toMatchObject({ status: 1, payment_amount: 55 });
    await settle(answer.payment_url, niamh);
    expect(await partsOf(answer.appointment_ids[0] ?? 0)).toMatchObject([
      { name: 'Niamh', state: 'deposit-paid', paid: 55, due: 60 },
      { name: 'Aoife', state: 'open', paid: 0, due: 75, deposit_left: 15 },
    ]);
  });

  it('[PARTY-002] is paid by its link: the deposit, then the rest, each once', async () => {
    const { ids, parts } = await booked();
    const token = tokenOf(parts[1] as PartWire);
    const { linked_part: linked } = await api.ask<{ linked_part: object }>(LINKED, { token });
    expect(linked).toMatchObject({
      booked_by: 'Niamh',
      shop: 'Willow Room',
      slug: shop.slug,
      location: expect.stringMatching(/\w/),
      zone_label: 'Irish time',
      part: { name: 'Aoife', state: 'open', deposit_left: 15, due: 75 },
    });
    const first = await settle((await payPart(token, aoife)).payment_url, aoife);
    expect(first).toMatchObject({ status: 1, payment_url: parts[1]?.path, page: { amount: 15 } });
    expect(states(await partsOf(ids[0] ?? 0))).toEqual([
      ['Niamh', 'deposit-paid', 15],
      ['Aoife', 'deposit-paid', 15],
      ['Bríd', 'open', 0],
    ]);
    const rest = await settle((await payPart(token, aoife, { all: true })).payment_url, aoife);
    expect(rest.page.amount).toBe(60);
    expect(await payPart(token, aoife)).toMatchObject({
      status: 0,
      message: 'This is already paid. There’s nothing more to pay.',
    });
    const told = await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.userId, aoife.userId), eq(outbox.template, 'part-receipt')));
    expect(told).toHaveLength(2);
  });

  it('[PARTY-002] a forged link and another guest’s appointment are treated as missing', async () => {
    const { ids } = await booked();
    const forged = `${ids[1]}.not-a-signature-of-ours-at-all`;
    expect((await api.ask<{ linked_part: null }>(LINKED, { token: forged })).linked_part).toBeNull();
    expect(await payPart(forged, aoife)).toMatchObject({ status: 0, message: 'This link doesn’t work any more.' });
    const { pay_own_part: own } = await api.ask<{ pay_own_part: Answer }>(PAY_OWN, { id: ids[1] }, aoife);
    expect(own).toMatchObject({ status: 0, message: 'This link doesn’t work any more.' });
  });

  it('[PARTY-004] [NOTIF-034] two people who pay the same part: one is charged, the other is refunded', async () => {
    const { saleId, ids, parts } = await booked(2);
    const token = tokenOf(parts[1] as PartWire);
    const one = readCardPage((await payPart(token, aoife)).payment_url);
    const two = readCardPage(
      (await api.ask<{ pay_own_part: Answer }>(PAY_OWN, { id: ids[1] }, niamh)).pay_own_part.payment_url,
    );
    expect(two.orderId).not.toBe(one.orderId);
    // Opening the second order closes the first at the provider; a payment that still arrives for it is refunded.
    await payByCard(api, two.publicId);
    await confirmPayment(api, niamh.token, two);
    await payByCard(api, one.publicId);
    await confirmPayment(api, aoife.token, one);
    await api.runJobs();
    const [part] = (await partsOf(ids[0] ?? 0)).filter(({ name }) => name === 'Aoife');
    expect(part).toMatchObject({ paid: 15, state: 'deposit-paid' });
    const [sale] = await api.db.select().from(sales).where(eq(sales.id, saleId));
    expect(sale?.paidAmount).toBe(3000);
    // [NOTIF-034] Who paid twice is notified, and not the guest who booked.
    expect(await refundNews(api, aoife.userId)).toMatchObject({
      titles: ['€15.00 is on its way back to you'],
      messages: ['You paid for Niamh’s booking at Willow Room. The money goes to Visa ending 4242, by Mon 22 Jun.'],
      mails: ['payment-returned'],
    });
    expect((await refundNews(api, niamh.userId)).titles).toEqual([]);
  });

  it('[PARTY-004] a payment for everything beside a part leaves nothing paid twice', async () => {
    const { saleId, ids, parts } = await booked(2);
    const part = readCardPage((await payPart(tokenOf(parts[1] as PartWire), aoife, { all: true })).payment_url);
    await payByCard(api, part.publicId);
    const all = await makePayment(api, niamh.token, { sale_id: saleId, payment_type: 'stripe' });
    await settle(all.payment_url, niamh);
    await confirmPayment(api, aoife.token, part);
    await api.runJobs();
    const [sale] = await api.db.select().from(sales).where(eq(sales.id, saleId));
    expect(sale).toMatchObject({ claimedAmount: 15_000, paidAmount: 15_000, paymentStatus: 'Paid' });
    expect(states(await partsOf(ids[0] ?? 0))).toEqual([
      ['Niamh', 'paid', 75],
      ['Aoife', 'paid', 75],
    ]);
  });

  it('[PARTY-005] [NOTIF-034] when cancelled, each part is refunded to the card that paid it', async () => {
    const { saleId, ids, parts } = await booked(2);
    await settle((await payPart(tokenOf(parts[1] as PartWire), aoife)).payment_url, aoife);
    const cancel = `mutation($id: Int!) { desk_cancel(id: $id, note: "") { status message } }`;
    const before = await refundNews(api, aoife.userId);
    await api.ask(cancel, { id: ids[1] }, owner);
    // [NOTIF-034]
    const { titles, mails } = await refundNews(api, aoife.userId);
    expect(titles.slice(before.titles.length)).toEqual(['€15.00 is on its way back to you']);
    expect(mails.slice(before.mails.length)).toEqual(['payment-returned']);
    const back = await api.db
      .select({ amount: refunds.amount, payer: cardOrders.userId })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(cardOrders, eq(cardOrders.id, payments.orderId))
      .where(eq(refunds.saleId, saleId))
      .orderBy(asc(refunds.id));
    expect(back).toEqual([{ amount: 1500, payer: aoife.userId }]);
    expect(states(await partsOf(ids[0] ?? 0))).toEqual([
      ['Niamh', 'deposit-paid', 15],
      ['Aoife', 'off', 0],
    ]);
  });

  it('[NOTIF-034] a refund that fails is announced to whoever paid, not to the guest who booked', async () => {
    const { saleId, ids, parts } = await booked(2);
    await settle((await payPart(tokenOf(parts[1] as PartWire), aoife)).payment_url, aoife);
    const { cards } = api.app.services;
    const real = cards.refund;
    cards.refund = async () => ({ status: 'failed', providerRefundId: null, failure: 'The card was closed.' });
    await api.ask(`mutation($id: Int!) { desk_cancel(id: $id, note: "") { status } }`, { id: ids[1] }, owner);
    await api.runJobs();
    cards.refund = real;
    const [refund] = await api.db.select().from(refunds).where(eq(refunds.saleId, saleId));
    const told = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.dedupeKey, `refund-failed:${refund?.id}`));
    expect(told.map(({ recipientId, title }) => [recipientId, title])).toEqual([
      [aoife.userId, 'We couldn’t refund €15.00'],
    ]);
    const [sent] = await api.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `refund-failed:${refund?.id}`));
    expect(sent?.userId).toBe(aoife.userId);
  });

  it('[PARTY-006] not paid in time: the guest and the shop are notified once, and the guest can still pay', async () => {
    const { ids, parts, saleId } = await booked(2);
    api.clock.set(instant('2026-06-16 09:01'));
    for (let turn = 0; turn < 2; turn += 1) await tellLateParts(api.app.services);
    const told = await api.db
      .select()
      .from(notifications)
      .where(like(notifications.dedupeKey, `parts-late:${saleId}%`))
      .orderBy(asc(notifications.id));
    expect(told.map(({ recipientId }) => recipientId)).toEqual([niamh.userId, owner.userId]);
    const mails = await api.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `parts-late:${saleId}`));
    expect(mails).toHaveLength(1);
    expect(states(await partsOf(ids[0] ?? 0))[1]).toEqual(['Aoife', 'late', 0]);
    expect((await payPart(tokenOf(parts[1] as PartWire), aoife)).message).toBe(
      'This link has expired. Please ask Niamh, or pay at Willow Room.',
    );
    const { pay_own_part: own } = await api.ask<{ pay_own_part: Answer }>(PAY_OWN, { id: ids[1] }, niamh);
    await settle(own.payment_url, niamh);
    expect(states(await partsOf(ids[0] ?? 0))[1]).toEqual(['Aoife', 'deposit-paid', 15]);
    const stays = await api.db.select().from(appointments).where(eq(appointments.saleId, saleId));
    expect(stays.every(({ status }) => status === 'New')).toBe(true);
  });

  it('[PARTY-007] at the till each is checked out alone, with what was paid for them', async () => {
    const { ids, parts } = await booked(2);
    await settle((await payPart(tokenOf(parts[1] as PartWire), aoife, { all: true })).payment_url, aoife);
    api.clock.set(instant('2026-06-18 10:30'));
    const till = 'query($id: Int!) { desk_till(id: $id) { version due paid } }';
    const read = async (id: number | undefined) =>
      (await api.ask<{ desk_till: { version: number; due: number; paid: number } }>(till, { id }, owner)).desk_till;
    expect(await read(ids[0])).toMatchObject({ due: 60, paid: 15 });
    expect(await read(ids[1])).toMatchObject({ due: 0, paid: 75 });
    const { version } = await read(ids[0]);
    const checkout = `mutation($id: Int!, $version: Int!) {
      desk_checkout(id: $id, version: $version, cash: 60, cash_given: 60, total: 60) { status message } }`;
    const { desk_checkout: done } = await api.ask<{ desk_checkout: Answer }>(checkout, { id: ids[0], version }, owner);
    expect(done).toMatchObject({ status: 1 });
    const rows = await api.db
      .select()
      .from(appointments)
      .where(eq(appointments.businessId, shop.id))
      .orderBy(asc(appointments.id));
    expect(rows.map(({ status }) => status)).toEqual(['Completed', 'New']);
  });
});
