import { appointments, guestStatuses, sales, servicePricings } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  insertClass,
  insertVoucher,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';
import { confirmPayment, payByCard, readCardPage, walletToken } from '../../../../test/kit/paying.ts';
import { waitingRequests } from '../../../../test/kit/waiting-list.ts';
import { bookWith, buyPackage, offerPackage } from '../../payments/packages/packages.fixtures.ts';

const DAY = '2026-06-16';
const SAVE = `mutation($business: Int!, $rules: [DeskAcceptRuleInput!]!) {
  desk_save_accept_rules(business_id: $business, rules: $rules) { status message } }`;
const PRICE = `query($business_id: Int!, $services: [BookingServiceInput!], $vouchers: [BookingVoucherInput!], $group: BookingGroupInput) {
  price_availability(business_id: $business_id, services: $services, vouchers: $vouchers, group: $group) {
    total_amount payable_now due_later deposit special_deposit deposit_percent in_full } }`;
const DESK_BOOK = `mutation($business_id: Int!, $guest_id: Int, $services: [BookingServiceInput!]!) {
  desk_book(business_id: $business_id, guest_id: $guest_id, services: $services) { status message appointment_ids } }`;
const CHECK = `query($code: String!, $services: [SellingServiceInput!]!, $guest: Int!, $business: Int!, $full: Boolean) {
  voucher_check(voucher_code: $code, selling_service: $services, guest_id: $guest, grand_total: 75, business_id: $business, in_full: $full) {
    status message value value_now sessions } }`;

const rule = (guests: string, accepts: boolean, more: object = {}) => ({ guests, paid: false, accepts, ...more });
const inFull = (guests: string, more: object = {}) => rule(guests, true, { in_full: true, ...more });
const MISSED = [inFull('missed'), rule('anybody', false)];

let api: TestApi;
let owner: SignedIn;
let missing: SignedIn;
let other: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  [missing, other] = [await api.signIn({ firstName: 'Niamh' }), await api.signIn({ firstName: 'Aoife' })];
});
afterAll(() => api.close());

const save = (rules: object[], of = shop) => api.ask(SAVE, { business: of.id, rules }, owner);
/** A shop with a deposit of a fifth, that asks those who missed an appointment for the whole price. */
async function openShop(business: object = {}, rules: object[] = MISSED): Promise<TestBusiness> {
  const opened = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 20, ...business },
    chairs: 3,
  });
  await joinBusiness(api.db, opened.id, owner.userId);
  await insertAppointment(api.db, opened, missing.userId, {
    startsAt: api.clock.now() - 86_400,
    appointment: { status: 'No Show' },
  });
  await save(rules, opened);
  return opened;
}
beforeEach(async () => {
  api.clock.set(instant('2026-06-15 09:00'));
  shop = await openShop();
});

const cart = (time = '10:00', more: object = {}) => ({
  business_id: shop.id,
  services: [at(shop.pricingId, `${DAY} ${time}`)],
  ...more,
});
type Price = { payable_now: number; in_full: boolean; due_later: number };
const priceOf = async (request: object, who?: SignedIn) =>
  (await api.ask<{ price_availability: Price }>(PRICE, request, who)).price_availability;
/** Books at the price that the guest was shown, and pays it by card. */
async function bookAndPay(request: { business_id: number }, who: SignedIn) {
  const { payable_now: due } = await priceOf(request, who);
  const booked = await book(api, who.token, {
    ...request,
    upfront_amount: due,
    payment_info: due > 0 ? { stripe: due } : null,
  });
  expect(booked).toMatchObject({ status: 1 });
  if (booked.payment_url) await pay(booked.payment_url, who);
  return booked;
}
async function pay(url: string, { token }: SignedIn): Promise<void> {
  const page = readCardPage(url);
  await payByCard(api, page.publicId);
  await confirmPayment(api, token, page);
}
const rowOf = async (id = 0) => (await api.db.select().from(appointments).where(eq(appointments.id, id)))[0];
const saleOf = async (id: number | null) =>
  (
    await api.db
      .select()
      .from(sales)
      .where(eq(sales.id, id ?? 0))
  )[0];
const know = (who: SignedIn) =>
  api.db.insert(guestStatuses).values({ businessId: shop.id, userId: who.userId, status: 'Known' });

describe('a shop that asks some guests for the whole price', () => {
  it('[ANSWER-010] quotes it to them, and the deposit to everybody else', async () => {
    const whole = { total_amount: 75, payable_now: 75, due_later: 0, deposit: 75, special_deposit: 0 };
    expect(await priceOf(cart(), missing)).toEqual({ ...whole, deposit_percent: 100, in_full: true });
    const deposit = { payable_now: 15, due_later: 60, deposit_percent: 20, in_full: false };
    expect(await priceOf(cart(), other)).toMatchObject(deposit);
    expect(await priceOf(cart())).toMatchObject(deposit);
  });

  it('[ANSWER-010] is paid in full, accepted at once, and stored with it', async () => {
    const { sale_id, appointment_ids } = await bookAndPay(cart(), missing);
    expect(await rowOf(appointment_ids[0])).toMatchObject({ status: 'Accept', upfrontPercent: 100 });
    expect(await saleOf(sale_id)).toMatchObject({ inFull: true, payableNow: 7_500, paymentStatus: 'Paid' });
    const usual = await bookAndPay(cart('12:00'), other);
    expect(await rowOf(usual.appointment_ids[0])).toMatchObject({ status: 'New', upfrontPercent: 20 });
    expect(await saleOf(usual.sale_id)).toMatchObject({ inFull: false, payableNow: 1_500, paymentStatus: 'Upfront' });
  });

  it('[ANSWER-010] refuses a lower amount, however it is sent, and books nothing', async () => {
    const before = await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id));
    const sent = (more: object) => book(api, missing.token, cart('10:00', more));
    expect(await sent({ upfront_amount: 15, payment_info: { stripe: 15 } })).toMatchObject({
      status: 0,
      refused: { code: 'total-differs' },
    });
    expect(await sent({ payment_info: { stripe: 15 } })).toMatchObject({ status: 0, refused: { code: 'payment' } });
    expect(await sent({})).toMatchObject({ status: 0, refused: { code: 'payment' } });
    expect(await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id))).toEqual(before);
    expect(await sent({ payment_info: { stripe: 75 } })).toMatchObject({ status: 1, payment_amount: 75 });
  });

  it('[ANSWER-010] whatever deposit the service has', async () => {
    await api.db.update(servicePricings).set({ specialDeposit: 40 }).where(eq(servicePricings.id, shop.pricingId));
    expect(await priceOf(cart(), missing)).toMatchObject({ payable_now: 75, deposit: 75, special_deposit: 0 });
    expect(await priceOf(cart(), other)).toMatchObject({ payable_now: 30, special_deposit: 30 });
  });

  it('[ANSWER-010] what was decided at booking holds when it is paid, whatever the rules are by then', async () => {
    const [first, second] = [
      await book(api, missing.token, cart('10:00', { payment_info: { stripe: 75 } })),
      await book(api, other.token, cart('12:00', { payment_info: { stripe: 15 } })),
    ];
    await save([rule('missed', false), inFull('anybody')]);
    await pay(first.payment_url ?? '', missing);
    await pay(second.payment_url ?? '', other);
    expect(await rowOf(first.appointment_ids[0])).toMatchObject({ status: 'Accept' });
    // Only the deposit was asked for and paid, so the business decides.
    expect(await rowOf(second.appointment_ids[0])).toMatchObject({ status: 'New' });
  });

  it('[ANSWER-010] goes by the usual deposit where another rule is about a paid one', async () => {
    await save([rule('new', false, { paid: true }), inFull('new'), rule('anybody', false)]);
    expect(await priceOf(cart(), other)).toMatchObject({ payable_now: 15, in_full: false });
    shop = await openShop({ upfrontPercent: 0 }, [
      rule('new', false, { paid: true }),
      inFull('new'),
      rule('anybody', false),
    ]);
    const { appointment_ids } = await bookAndPay(cart(), other);
    expect(await rowOf(appointment_ids[0])).toMatchObject({ status: 'Accept', upfrontPercent: 100 });
  });

  it('[ANSWER-010] treats visitors as new guests, and knows regulars once they log in', async () => {
    await save([inFull('new'), rule('anybody', true)]);
    await know(other);
    expect(await priceOf(cart())).toMatchObject({ payable_now: 75, in_full: true });
    expect(await priceOf(cart(), other)).toMatchObject({ payable_now: 15, in_full: false });
  });

  it('[ANSWER-010] goes by the length of the whole appointment, before a time is chosen too', async () => {
    await save([inFull('anybody', { longer_than: 90 }), rule('anybody', true)]);
    const service = { service_pricing_id: shop.pricingId };
    const twice = [at(shop.pricingId, `${DAY} 10:00`), at(shop.pricingId, `${DAY} 10:00`)];
    expect(await priceOf(cart('10:00', { services: twice }), other)).toMatchObject({ payable_now: 150 });
    expect(await priceOf(cart('10:00', { services: [service, service] }), other)).toMatchObject({ payable_now: 150 });
    expect(await priceOf(cart('10:00', { services: [service] }), other)).toMatchObject({ payable_now: 15 });
    // Each by itself is short.
    const apart = [at(shop.pricingId, `${DAY} 10:00`), at(shop.pricingId, `${DAY} 15:00`)];
    expect(await priceOf(cart('10:00', { services: apart }), other)).toMatchObject({ payable_now: 30 });
    const { appointment_ids } = await bookAndPay(cart('10:00', { services: twice }), other);
    expect(await rowOf(appointment_ids[0])).toMatchObject({ status: 'Accept' });
  });

  it('[ANSWER-010] a video call comes first: the usual deposit, and the business decides', async () => {
    shop = await openShop({ videoVetting: true, noticeMinutes: 0 }, [inFull('anybody')]);
    const request = cart('12:00', { video_datetime: wall(`${DAY} 09:00`) });
    expect(await priceOf(cart('12:00'), other)).toMatchObject({ payable_now: 15, in_full: false });
    const { appointment_ids } = await bookAndPay(request, other);
    expect(await rowOf(appointment_ids[0])).toMatchObject({ status: 'New' });
    await know(other);
    expect(await priceOf(cart('14:00'), other)).toMatchObject({ payable_now: 75, in_full: true });
  });

  it('[ANSWER-010] what costs nothing cannot be paid, so the business decides', async () => {
    await api.db.update(servicePricings).set({ price: 0 }).where(eq(servicePricings.id, shop.pricingId));
    expect(await priceOf(cart(), missing)).toMatchObject({ payable_now: 0, in_full: false });
    const gift = await insertVoucher(api.db, shop.id, { retail: 3_000, value: 3_000 });
    const vouchers = [{ voucher_id: gift.id, voucher_qty: 1, voucher_owner: 'Ann' }];
    const { appointment_ids } = await bookAndPay(cart('10:00', { vouchers }), missing);
    expect(await rowOf(appointment_ids[0])).toMatchObject({ status: 'New' });
  });

  it('[ANSWER-010] never asks the desk', async () => {
    const booked = await api.ask<{ desk_book: { status: number; appointment_ids: number[] } }>(
      DESK_BOOK,
      { ...cart(), guest_id: missing.userId },
      owner,
    );
    expect(booked.desk_book).toMatchObject({ status: 1 });
    expect(await rowOf(booked.desk_book.appointment_ids[0])).toMatchObject({ status: 'Accept', upfrontPercent: 0 });
  });

  it('[ANSWER-010] asks for nothing again when the appointment is moved', async () => {
    const { appointment_ids } = await bookAndPay(cart(), missing);
    const id = appointment_ids[0] ?? 0;
    const { statusUpdateForAppointment: moved } = await api.ask<{ statusUpdateForAppointment: object }>(
      `mutation($id: Int!, $date: String!, $time: Int!) {
        statusUpdateForAppointment(id: $id, status: "Reschedule", date: $date, time: $time) { status appointment { due } } }`,
      { id, date: DAY, time: wall(`${DAY} 15:00`) },
      missing,
    );
    expect(moved).toEqual({ status: 1, appointment: { due: 0 } });
  });
});

describe('the whole price, paid in other ways', () => {
  it('[ANSWER-010] a voucher pays a part of it and the card the rest, or all of it', async () => {
    const gift = await insertVoucher(api.db, shop.id, { retail: 5_000, value: 5_000 });
    const bought = await book(api, missing.token, {
      business_id: shop.id,
      vouchers: [{ voucher_id: gift.id, voucher_qty: 2, voucher_owner: 'Me' }],
      payment_info: { google: 100 },
      google_pay_token: await walletToken(api, 'google', 100),
    });
    expect(bought).toMatchObject({ payment_status: 1 });
    const { my_voucher: mine } = await api.ask<{ my_voucher: { data: { voucher_code: string }[] } }>(
      '{ my_voucher { data { voucher_code } } }',
      {},
      missing,
    );
    const [first = '', second = ''] = mine.data.map(({ voucher_code: code }) => code);
    const selling = [{ service_pricing_id: shop.pricingId, service_qty: 1 }];
    const about = { code: first, services: selling, guest: missing.userId, business: shop.id };
    const checked = async (full: boolean) =>
      (await api.ask<{ voucher_check: { message: string } }>(CHECK, { ...about, full }, missing)).voucher_check;
    expect(await checked(false)).toMatchObject({ value: 50, message: '' });
    expect((await checked(true)).message).toContain('€25.00');
    const part = { voucher: [{ code: first, payment: 50 }] };
    const tooLittle = await book(api, missing.token, cart('10:00', { payment_info: part }));
    expect(tooLittle).toMatchObject({ status: 0, refused: { code: 'payment' } });
    const half = await book(api, missing.token, cart('10:00', { payment_info: { ...part, stripe: 25 } }));
    await pay(half.payment_url ?? '', missing);
    expect(await rowOf(half.appointment_ids[0])).toMatchObject({ status: 'Accept' });
    await api.db.update(servicePricings).set({ price: 5_000 }).where(eq(servicePricings.id, shop.pricingId));
    const all = await book(
      api,
      missing.token,
      cart('12:00', { payment_info: { voucher: [{ code: second, payment: 50 }] } }),
    );
    expect(all).toMatchObject({ status: 1, payment_status: 1 });
    expect(await rowOf(all.appointment_ids[0])).toMatchObject({ status: 'Accept' });
  });

  it('[ANSWER-010] a session of a package pays for its service', async () => {
    const place = { api, shop, guest: missing };
    const bought = await buyPackage(place, await offerPackage(place));
    const { request } = bookWith(place, bought.code, `${DAY} 10:00`);
    const answer = await book(api, missing.token, request);
    expect(answer).toMatchObject({ status: 1, payment_status: 1 });
    expect(await rowOf(answer.appointment_ids[0])).toMatchObject({ status: 'Accept' });
    const selling = [{ service_pricing_id: shop.pricingId, service_qty: 1 }];
    const about = { code: bought.code, services: selling, guest: missing.userId, business: shop.id };
    const { voucher_check: checked } = await api.ask<{ voucher_check: object }>(
      CHECK,
      { ...about, full: true },
      missing,
    );
    expect(checked).toMatchObject({ value: 75, value_now: 75, sessions: 1 });
  });

  it('[ANSWER-010] classes and courses are asked for too', async () => {
    const dates = [instant(`${DAY} 18:00`), instant('2026-06-23 18:00')];
    const course = await insertClass(api.db, shop, { group: { isCourse: true }, dates });
    const request = { business_id: shop.id, services: [{ service_pricing_id: course.pricingId }] };
    expect(await priceOf(request, missing)).toMatchObject({ payable_now: 15, in_full: true });
    expect(await priceOf(request, other)).toMatchObject({ payable_now: 3, in_full: false });
    const { appointment_ids } = await bookAndPay(request, missing);
    expect(await rowOf(appointment_ids[0])).toMatchObject({ status: 'Accept' });
  });

  it('[ANSWER-010] in a group each pays their own part in full', async () => {
    const services = [0, 1].map((guest) => at(shop.pricingId, `${DAY} 10:00`, { guest }));
    const group = { arrange: 'start', names: ['Cian'], each_pays: true };
    const request = { business_id: shop.id, services, group };
    expect(await priceOf(request, missing)).toMatchObject({ payable_now: 75, due_later: 75, in_full: true });
    const { appointment_ids } = await bookAndPay(request, missing);
    const rows = await Promise.all(appointment_ids.map(rowOf));
    expect(rows.map((row) => [row?.status, row?.partDeposit])).toEqual([
      ['Accept', 7_500],
      ['Accept', 7_500],
    ]);
  });

  it('[ANSWER-010] a time from the waiting list costs what was quoted for it', async () => {
    const { join, waiting, accept, cancel } = waitingRequests(() => api, DAY);
    await api.db.update(servicePricings).set({ durationMinutes: 480 }).where(eq(servicePricings.id, shop.pricingId));
    const taken: number[] = [];
    for (let chair = 0; chair < 3; chair += 1) {
      const booked = await bookAndPay(cart('09:00'), other);
      taken.push(booked.appointment_ids[0] ?? 0);
    }
    await join(shop, missing);
    await cancel({ shop, appointmentId: taken[0] ?? 0 });
    const offerId = (await waiting(missing))[0]?.offer?.id ?? 0;
    const { payable_now: due } = await priceOf(
      { business_id: shop.id, services: [{ service_pricing_id: shop.pricingId }] },
      missing,
    );
    expect(due).toBe(75);
    expect(await accept(missing, offerId, { pay: { stripe: 15 } })).toMatchObject({ status: 0 });
    const answer = await accept(missing, offerId, { pay: { stripe: due } });
    expect(answer).toMatchObject({ status: 1, payment_amount: 75 });
    await pay(answer.payment_url ?? '', missing);
    expect(await rowOf(answer.appointment_ids[0])).toMatchObject({ status: 'Accept' });
  });
});

describe('the rules at the desk', () => {
  const RULES = `query($business: Int!) { desk_shop(business_id: $business) { confirms_at_once
    accept_rules { guests accepts in_full } } }`;
  const PREVIEW = `query($business: Int!, $rules: [DeskAcceptRuleInput!]!) {
    desk_accept_preview(business_id: $business, rules: $rules) { requests accepted missed_guests } }`;
  const previewOf = async (rules: object[]) =>
    (await api.ask<{ desk_accept_preview: object }>(PREVIEW, { business: shop.id, rules }, owner)).desk_accept_preview;

  it('[ANSWER-009] keeps the third answer, counts it as accepting, and reads older rules without it', async () => {
    const read = async () => (await api.ask<{ desk_shop: object }>(RULES, { business: shop.id }, owner)).desk_shop;
    await save([{ ...inFull('missed'), accepts: false }, rule('anybody', true)]);
    expect(await read()).toEqual({
      confirms_at_once: false,
      accept_rules: [
        { guests: 'missed', accepts: true, in_full: true },
        { guests: 'anybody', accepts: true, in_full: false },
      ],
    });
    const refused = await api.run(
      SAVE,
      { business: shop.id, rules: [inFull('new', { paid: true }), rule('anybody', true)] },
      owner,
    );
    expect(JSON.stringify(refused)).toContain('can’t also ask for the full price');
  });

  it('[ANSWER-012] the preview counts it as answered, and says how many guests have missed an appointment', async () => {
    await bookAndPay(cart('10:00'), missing);
    await bookAndPay(cart('12:00'), other);
    expect(await previewOf(MISSED)).toEqual({ requests: 2, accepted: 1, missed_guests: 1 });
    expect(await previewOf([inFull('anybody')])).toEqual({ requests: 2, accepted: 2, missed_guests: 0 });
    // One has paid in full, and a deposit would have been due.
    expect(await previewOf([rule('anybody', true, { paid: true }), rule('anybody', false)])).toMatchObject({
      accepted: 2,
    });
  });
});
