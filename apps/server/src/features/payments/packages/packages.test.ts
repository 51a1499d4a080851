import { ledgerEntries, outbox, soldVouchers, voucherUses } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { ledgerOf, refundNews, saleOf, walletToken } from '../../../../test/kit/paying.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { returnSession } from '../../vouchers/index.ts';
import { lapsePackages } from './lapse-packages.ts';
import { bookWith, buyPackage, leftOf, offerPackage } from './packages.fixtures.ts';

let api: TestApi;
let guest: SignedIn;
let other: SignedIn;
let owner: SignedIn;
/** A facial of €75 with a deposit of €15; a cancellation within 24 hours costs half of it. */
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn({ firstName: 'Niamh', lastName: 'Byrne' });
  other = await api.signIn();
  owner = await api.signInBusiness();
  shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 20, cancellation: [2], vatNumber: 'IE1234567T', vatRate: 13.5 },
    chairs: 25,
  });
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

const place = () => ({ api, shop, guest });
const bought = async (values: object = {}) => buyPackage(place(), await offerPackage(place(), values));

async function use(code: string, time: string, more: object = {}, who = guest) {
  const { request } = bookWith({ ...place(), guest: who }, code, time, more);
  return book(api, who.token, request);
}

const CANCEL = `mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status message } }`;
const cancel = async (id: number) => api.ask(CANCEL, { id }, { token: guest.token });
const QUOTE = `query($id: Int!) { appointment(id: $id) { cancellation_quote { fee refund refund_to_voucher parts { kind label amount } } } }`;
const quote = async (id: number) =>
  (await api.ask<{ appointment: { cancellation_quote: object } }>(QUOTE, { id }, { token: guest.token })).appointment
    .cancellation_quote;
const appointmentOf = ({ appointment_ids: ids }: { appointment_ids?: number[] | null }) => ids?.[0] ?? 0;

/** Why the guest reads that no session is left. */
async function closedOf(code: string) {
  const { my_packages: own } = await api.ask<{ my_packages: { code: string; closed: string | null }[] }>(
    '{ my_packages { code closed } }',
    {},
    { token: guest.token },
  );
  return own.find((one) => one.code === code)?.closed;
}

async function check(code: string, who = guest) {
  const query = `query($code: String!, $pricing: Int!, $guest: Int!, $shop: Int!) {
    voucher_check(voucher_code: $code, guest_id: $guest, grand_total: 75, business_id: $shop, discount: 0,
      selling_service: [{ service_pricing_id: $pricing, service_qty: 1, unit_price: 75, special_price: 0 }]
    ) { status value value_now sessions message } }`;
  const variables = { code, pricing: shop.pricingId, guest: who.userId, shop: shop.id };
  return (await api.ask<{ voucher_check: object }>(query, variables, { token: who.token })).voucher_check;
}

describe('buying a package', () => {
  it('[PACK-010] is paid like a voucher, belongs to its buyer, and its sessions are listed', async () => {
    const sold = await bought();
    expect(sold).toMatchObject({ unit: 'session', value: 5, remaining: 5, status: 'active', ownerId: guest.userId });
    expect(await ledgerOf(api, sold.saleId)).toEqual(['sale 16001', 'charge 16001']);
    const [mail] = await api.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `package-bought:${sold.id}`));
    expect(mail).toMatchObject({ recipient: guest.email, template: 'package-bought' });
    expect(mail?.payload).toMatchObject({ title: 'Five facials', sessions: 5 });
    const own = await api.ask<{ my_packages: object[] }>(
      '{ my_packages { id name sessions sessions_left shareable price services_included { label } } }',
      {},
      { token: guest.token },
    );
    expect(own.my_packages).toContainEqual({
      id: sold.id,
      name: 'Five facials',
      sessions: 5,
      sessions_left: 5,
      shareable: false,
      price: 160.01,
      services_included: [{ label: 'Signature facial' }],
    });
    const mine = await api.ask<{ my_voucher: { data: { id: number }[] } }>(
      '{ my_voucher(count: 50) { data { id } } }',
      {},
      { token: guest.token },
    );
    expect(mine.my_voucher.data.map(({ id }) => id)).not.toContain(sold.id);
  });

  it('[PACK-010] lists the packages of one purchase', async () => {
    const [first] = [await bought(), await bought()];
    const { my_packages } = await api.ask<{ my_packages: object[] }>(
      'query($sale: Int!) { my_packages(sale_id: $sale) { id } }',
      { sale: first.saleId },
      guest,
    );
    expect(my_packages).toEqual([{ id: first.id }]);
  });

  it('[PACK-011] is offered on the shop’s page only to clients that query packages', async () => {
    const offer = await offerPackage(place());
    const ask = async (args: string) =>
      (
        await api.ask<{ business_vouchers: { id: number; sessions: number | null }[] }>(
          `{ business_vouchers(business_id: ${shop.id}${args}) { id sessions } }`,
        )
      ).business_vouchers.map(({ id }) => id);
    expect(await ask('')).not.toContain(offer.id);
    expect(await ask(', with_packages: true')).toContain(offer.id);
  });
});

describe('using a session', () => {
  it('[PACK-012] pays for the whole appointment, and nothing is left to pay', async () => {
    const sold = await bought();
    expect(await check(sold.code)).toEqual({ status: 1, value: 75, value_now: 15, sessions: 1, message: '' });
    const booked = await use(sold.code, '2026-06-22 10:00');
    expect(booked).toMatchObject({ status: 1, payment_status: 1 });
    expect(await ledgerOf(api, booked.sale_id ?? 0)).toEqual(['sale 7500', 'session_use 7500']);
    expect(await saleOf(api, booked.sale_id)).toMatchObject({ claimedAmount: 7500, paidAmount: 7500 });
    expect(await leftOf(api, sold.id)).toBe(4);
  });

  it('[PACK-013] pays for its own line only: the deposit of another is paid by card', async () => {
    const sold = await bought();
    const services = [at(shop.pricingId, '2026-06-22 09:00'), at(shop.pricingId, '2026-06-24 09:00')];
    const [one] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, sold.id));
    expect(one?.remaining).toBe(5);
    await api.db.insert(voucherUses).values({
      businessId: shop.id,
      soldVoucherId: sold.id,
      saleId: sold.saleId,
      amount: 4,
      createdAt: api.clock.now(),
    });
    const { data } = await tryBooking(api, guest.token, {
      ...bookWith(place(), sold.code, '2026-06-22 09:00').request,
      services,
    });
    expect(data?.create_booking ?? { status: 0 }).toMatchObject({ status: 0 });
    const paid = await book(api, guest.token, {
      ...bookWith(place(), sold.code, '2026-06-22 09:00').request,
      services,
      payment_info: { voucher: [{ code: sold.code }], stripe: 15 },
    });
    expect(paid).toMatchObject({ status: 1, payment_amount: 15 });
  });

  it('[PACK-001] does not pay the rest of an appointment whose deposit is paid', async () => {
    const sold = await bought();
    const { sale_id } = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-25 10:00')],
      payment_info: { google: 15 },
      google_pay_token: await walletToken(api, 'google', 15),
    });
    const { checked } = await api.ask<{ checked: object }>(
      'query($s: Int!, $c: String!) { checked: invoice_voucher_check(sale_id: $s, voucher_code: $c) { status value } }',
      { s: sale_id, c: sold.code },
      guest,
    );
    expect(checked).toEqual({ status: 0, value: 0 });
  });

  it('[PACK-050] one whose sessions were all used is not called refunded or expired', async () => {
    const sold = await bought({ sessions: 1 });
    await use(sold.code, '2026-06-24 11:00');
    expect([await leftOf(api, sold.id), await closedOf(sold.code)]).toEqual([0, null]);
  });

  it('[PACK-014] the last session is used once, however many requests compete for it', async () => {
    const sold = await bought({ sessions: 1, retail: 5_000 });
    const times = Array.from({ length: 8 }, (_none, index) => `2026-06-2${3 + (index % 3)} 1${index % 5}:00`);
    const answers = await Promise.all(
      times.map((time) => tryBooking(api, guest.token, bookWith(place(), sold.code, time).request)),
    );
    expect(answers.filter(({ data }) => data?.create_booking.status === 1)).toHaveLength(1);
    expect(await leftOf(api, sold.id)).toBe(0);
    expect(await check(sold.code)).toMatchObject({ status: 0, message: 'All sessions of this package are used.' });
  });

  it('[PACK-015] belongs to its owner, unless it can be shared', async () => {
    const own = await bought();
    expect(await check(own.code, other)).toMatchObject({ status: 0, message: 'Voucher is not applicable!' });
    const shared = await bought({ shareable: true });
    expect(await check(shared.code, other)).toMatchObject({ status: 1, sessions: 1 });
    const booked = await use(shared.code, '2026-06-25 09:00', {}, other);
    expect(booked.status).toBe(1);
    const [row] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, shared.id));
    expect(row).toMatchObject({ ownerId: guest.userId, remaining: 4 });
  });
});

it('[PACK-004] a session is restored once', async () => {
  const sold = await bought();
  await use(sold.code, '2026-06-26 10:00');
  const [taken] = await api.db.select().from(voucherUses).where(eq(voucherUses.soldVoucherId, sold.id));
  const { businessId, saleId, id: voucherUseId } = taken ?? { businessId: 0, saleId: 0, id: 0 };
  const used = { businessId, saleId, soldVoucherId: sold.id, voucherUseId };
  const restore = () => inTransaction(api.app.services, (tx) => returnSession(tx, used));
  expect(await restore()).toBeGreaterThan(0);
  await expect(restore()).rejects.toThrow('could not take a session back');
  expect(await leftOf(api, sold.id)).toBe(5);
});

describe('cancelling', () => {
  it('[PACK-016] in time restores the session, once', async () => {
    const sold = await bought();
    const booked = await use(sold.code, '2026-06-26 10:00');
    const id = appointmentOf(booked);
    expect(await quote(id)).toEqual({
      fee: 0,
      refund: 75,
      refund_to_voucher: 75,
      parts: [{ kind: 'package', label: 'Five facials', amount: 75 }],
    });
    await cancel(id);
    await cancel(id).catch(() => undefined);
    expect(await leftOf(api, sold.id)).toBe(5);
    expect(await ledgerOf(api, booked.sale_id ?? 0)).toEqual([
      'sale 7500',
      'session_use 7500',
      'cancellation -7500',
      'session_return -7500',
    ]);
  });

  it('[PACK-017] too late uses the session, whatever part of the price the policy keeps', async () => {
    const sold = await bought();
    const before = api.clock.now();
    const booked = await use(sold.code, '2026-06-17 16:00');
    api.clock.set(instant('2026-06-17 15:00'));
    const id = appointmentOf(booked);
    const told = (await quote(id)) as { fee: number; refund: number };
    expect(told).toMatchObject({ fee: 75, refund: 0 });
    await cancel(id);
    api.clock.set(before);
    expect(await leftOf(api, sold.id)).toBe(4);
    expect(await ledgerOf(api, booked.sale_id ?? 0)).toEqual([
      'sale 7500',
      'session_use 7500',
      'cancellation -7500',
      'fee 7500',
    ]);
  });
});

describe('the end of a package', () => {
  it('[PACK-018] [PACK-050] an expired one is refused with its day, and its unused part becomes income', async () => {
    const sold = await bought({ validFor: 1 });
    const before = api.clock.now();
    await use(sold.code, '2026-06-23 16:00');
    api.clock.set(sold.expiresAt);
    expect(await check(sold.code)).toMatchObject({ status: 0, message: expect.stringContaining('expired on') });
    await lapsePackages(api.app.services);
    await lapsePackages(api.app.services);
    api.clock.set(before);
    expect(await leftOf(api, sold.id)).toBe(0);
    expect(await closedOf(sold.code)).toBe('expired');
    expect(await ledgerOf(api, sold.saleId)).toEqual(['sale 16001', 'charge 16001', 'session_expiry 12801']);
    expect(await saleOf(api, sold.saleId)).toMatchObject({ claimedAmount: 16_001, paidAmount: 16_001 });
  });

  const REFUND = `mutation($b: Int!, $id: Int!, $to: String!, $amount: Float!, $key: String) {
    desk_refund_package(business_id: $b, id: $id, to: $to, amount: $amount, idempotency_key: $key) { status message } }`;
  const refund = async (id: number, amount: number, more: object = {}) =>
    (
      await api.ask<{ desk_refund_package: { status: number; message: string } }>(
        REFUND,
        { b: shop.id, id, to: 'as-paid', amount, ...more },
        { token: owner.token },
      )
    ).desk_refund_package;

  it('[PACK-019] [PACK-050] is refunded in proportion to its unused sessions, to the card it was paid with, once', async () => {
    const sold = await bought();
    await use(sold.code, '2026-06-24 16:00');
    expect(await refund(sold.id, 160.01)).toMatchObject({ status: 0 });
    const answers = await Promise.all([refund(sold.id, 128.01), refund(sold.id, 128.01)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([0, 1]);
    expect(await ledgerOf(api, sold.saleId)).toEqual(['sale 16001', 'charge 16001', 'credit -12801', 'refund -12801']);
    expect(await leftOf(api, sold.id)).toBe(0);
    expect(await check(sold.code)).toMatchObject({ status: 0 });
    expect(await closedOf(sold.code)).toBe('refunded');
  });

  it.each([
    ['as-paid', '€160.01 is on its way back to you', 'It goes to Google Pay, Visa ending 4242, by '],
    ['cash', 'Willow Room refunded €160.01', 'It has been handed back in cash.'],
    ['reader', 'Willow Room refunded €160.01', 'It goes back to the card you paid with at the till.'],
  ])('[NOTIF-034] its refund (%s) reaches the guest by notification and mail', async (to, title, where) => {
    const before = await refundNews(api, guest.userId);
    const sold = await bought();
    expect(await refund(sold.id, 160.01, { to })).toMatchObject({ status: 1 });
    const { titles, messages, mails } = await refundNews(api, guest.userId);
    expect(titles.slice(before.titles.length)).toEqual([title]);
    expect(messages.at(-1)).toContain('From Willow Room, for the 5 unused sessions of Five facials.');
    expect(messages.at(-1)).toContain(where);
    expect(mails.slice(before.mails.length)).toEqual(['payment-returned']);
  });
});

describe('at the till', () => {
  const BOOK = `mutation($b: Int!, $services: [BookingServiceInput!]!, $guest: Int!) {
    desk_book(business_id: $b, guest_id: $guest, services: $services) { appointment_ids } }`;
  const SELL = `mutation($b: Int!, $a: Int!, $p: Int!, $price: Float!, $key: String) {
    desk_sell_package(business_id: $b, appointment_id: $a, package_id: $p, method: "cash", price: $price, idempotency_key: $key) { status message } }`;
  const PACKAGES = `query($b: Int!, $a: Int!) { desk_till_packages(business_id: $b, appointment_id: $a) {
    own { code sessions_left } offers { id price } } }`;
  const TILL = 'query($id: Int!) { desk_till(id: $id) { version due } }';
  const CHECKOUT = `mutation($id: Int!, $version: Int!, $vouchers: [TillVoucherInput!], $total: Float!) {
    desk_checkout(id: $id, version: $version, vouchers: $vouchers, total: $total) { status message } }`;
  const UNDO =
    'mutation($id: Int!, $version: Int!) { desk_undo_checkout(id: $id, version: $version) { status message } }';
  const desk = <T>(document: string, variables: object) => api.ask<T>(document, variables, { token: owner.token });

  it('[PACK-020] a package is sold for cash, a session of it pays the bill, and an undo restores it', async () => {
    const offer = await offerPackage(place());
    const { desk_book } = await desk<{ desk_book: { appointment_ids: number[] } }>(BOOK, {
      b: shop.id,
      guest: guest.userId,
      services: [at(shop.pricingId, '2026-06-25 15:00')],
    });
    const id = desk_book.appointment_ids[0] ?? 0;
    const selling = { b: shop.id, a: id, p: offer.id, price: 160.01, key: 'sell-once-0001' };
    const first = await desk<{ desk_sell_package: object }>(SELL, selling);
    const again = await desk<{ desk_sell_package: object }>(SELL, selling);
    expect(first.desk_sell_package).toEqual({ status: 1, message: 'Five facials sold. €160.01 taken.' });
    expect(again).toEqual(first);
    const rows = await api.db.select().from(soldVouchers).where(eq(soldVouchers.voucherId, offer.id));
    expect(rows).toHaveLength(1);
    const sold = rows[0];
    if (!sold) throw new Error('Nothing was sold.');
    expect(await ledgerOf(api, sold.saleId)).toEqual(['sale 16001', 'till 16001']);
    const shown = await desk<{ desk_till_packages: { own: { code: string }[] } }>(PACKAGES, { b: shop.id, a: id });
    expect(shown.desk_till_packages.own).toContainEqual({ code: sold.code, sessions_left: 5 });
    const till = async () => (await desk<{ desk_till: { version: number; due: number } }>(TILL, { id })).desk_till;
    const { version } = await till();
    const vouchers = [{ code: sold.code, amount: 75 }];
    const taken = await desk<{ desk_checkout: { status: number } }>(CHECKOUT, { id, version, vouchers, total: 75 });
    expect(taken.desk_checkout).toMatchObject({ status: 1 });
    expect(await leftOf(api, sold.id)).toBe(4);
    const undone = await desk<{ desk_undo_checkout: object }>(UNDO, { id, version: (await till()).version });
    expect(undone.desk_undo_checkout).toMatchObject({ status: 1 });
    expect(await leftOf(api, sold.id)).toBe(5);
    const uses = await api.db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.appointmentId, id), eq(ledgerEntries.method, 'package')))
      .orderBy(ledgerEntries.id);
    expect(uses.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['session_use 7500', 'session_return -7500']);
  });
});

describe('the desk', () => {
  const SAVE = `mutation($b: Int!, $id: Int, $sessions: Int!, $months: Int!, $price: Float!, $services: [Int!]) {
    desk_save_package(business_id: $b, id: $id, name: "Five facials", color: "plum", price: $price, sessions: $sessions,
      valid_for: $months, shareable: false, limit_number_of_sales: -999, service_ids: $services) { status id message } }`;
  const SHELF = `query($b: Int!) { desk_packages(business_id: $b) { packages { id sessions price active service_ids in_hands sessions_left }
    sold { code sessions_left unused } } }`;

  it('[PACK-021] finds a guest’s package by its code', async () => {
    const [one] = [await bought(), await bought()];
    const find = async (text?: string) =>
      (
        await api.ask<{ desk_packages: { sold: { code: string }[] } }>(
          'query($b: Int!, $text: String) { desk_packages(business_id: $b, text: $text) { sold { code } } }',
          { b: shop.id, text },
          owner,
        )
      ).desk_packages.sold.map(({ code }) => code);
    expect(await find(one.code)).toEqual([one.code]);
    expect((await find()).length).toBeGreaterThan(1);
  });

  it('[PACK-021] adds, changes and withdraws packages; sold ones keep their terms', async () => {
    const save = async (variables: object) =>
      (
        await api.ask<{ desk_save_package: { status: number; id: string } }>(
          SAVE,
          { b: shop.id, sessions: 5, months: 6, price: 160, services: [shop.serviceId], ...variables },
          { token: owner.token },
        )
      ).desk_save_package;
    const added = await save({});
    expect(added.status).toBe(1);
    const id = Number(added.id);
    const sold = await buyPackage(place(), { id, retail: 16_000 });
    await save({ id, sessions: 3, price: 99 });
    const [kept] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, sold.id));
    expect(kept).toMatchObject({ value: 5, terms: { retail: 16_000 } });
    const { desk_packages: shelf } = await api.ask<{ desk_packages: { packages: object[]; sold: object[] } }>(
      SHELF,
      { b: shop.id },
      { token: owner.token },
    );
    expect(shelf.packages).toContainEqual({
      id,
      sessions: 3,
      price: 99,
      active: true,
      service_ids: [shop.serviceId],
      in_hands: 1,
      sessions_left: 5,
    });
    expect(shelf.sold).toContainEqual({ code: sold.code, sessions_left: 5, unused: 160 });
  });
});
