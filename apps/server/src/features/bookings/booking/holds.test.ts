import {
  appointments,
  cardOrders,
  closedDates,
  holds,
  occupancies,
  sales,
  seatClaims,
  videoRooms,
} from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  type BookingWire,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  insertClass,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { confirmSale } from '../../sales/confirm.ts';
import { freeTimes } from '../../sales/holds/free-times.ts';
import { releaseSale } from '../../sales/release.ts';
import type { SaleKey } from '../../sales/sale-key.ts';
import { lockSale } from '../../sales/state-store.ts';
import { HOLD_SECONDS } from './decide.ts';

let api: TestApi;
let guest: SignedIn;
const open: Socket[] = [];
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => api.close());

const deposit = { business: { upfrontPercent: 20 } };
const TEN = '2026-06-16 10:00';

function pay(shop: TestBusiness, text = TEN, more: object = {}) {
  const services = [at(shop.pricingId, text)];
  return { business_id: shop.id, services, upfront_amount: 15, payment_info: { stripe: 15 }, ...more };
}

async function held(shop: TestBusiness, text = TEN): Promise<{ answer: BookingWire; saleId: number }> {
  const answer = await book(api, guest.token, pay(shop, text));
  return { answer, saleId: answer.sale_id ?? 0 };
}

async function stateOf(shop: TestBusiness) {
  const of = { businessId: shop.id };
  const [sale] = await api.db.select().from(sales).where(eq(sales.businessId, of.businessId));
  const stored = await api.db.select().from(appointments).where(eq(appointments.businessId, of.businessId));
  const chairs = await api.db.select().from(occupancies).where(eq(occupancies.businessId, of.businessId));
  const kept = await api.db.select().from(holds).where(eq(holds.businessId, of.businessId));
  return {
    sale: sale?.status,
    appointments: stored.map(({ status }) => status),
    chairs: chairs.map(({ holdId }) => (holdId === null ? 'firm' : 'held')),
    holds: kept.length,
  };
}

async function salesOf(shop: TestBusiness): Promise<Record<number, string>> {
  const stored = await api.db.select().from(sales).where(eq(sales.businessId, shop.id));
  return Object.fromEntries(stored.map(({ id, status }) => [id, status]));
}

const within = <Answer>(work: (tx: UnitOfWork) => Promise<Answer>) => inTransaction(api.app.services, work);

async function confirm(tx: UnitOfWork, key: SaleKey) {
  const sale = await lockSale(tx.db, key);
  return sale ? confirmSale(tx, sale) : 'gone';
}

describe('a booking with something due now', () => {
  it('holds its times for ten minutes and returns the payment page', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    const { answer } = await held(shop);
    expect(answer).toMatchObject({
      status: 1,
      payment_status: 0,
      payment_type: 'stripe',
      payment_amount: 15,
      held_until: api.clock.now() + HOLD_SECONDS,
    });
    expect(answer.payment_url).toBeTruthy();
    expect(await stateOf(shop)).toEqual({ sale: 'pending', appointments: ['Held'], chairs: ['held'], holds: 1 });
    const other = await book(api, (await api.signIn()).token, pay(shop));
    expect(other).toMatchObject({ status: 0, refused: { code: 'taken' } });
  });

  it('returns the same order when it is sent again', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    const request = pay(shop, TEN, { idempotency_key: 'pay-1' });
    const first = await book(api, guest.token, request);
    expect(await book(api, guest.token, request)).toEqual(first);
    expect(await api.db.select().from(cardOrders).where(eq(cardOrders.businessId, shop.id))).toHaveLength(1);
  });

  it('is released when its own guest books the same time again', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    const first = await held(shop);
    const check = `mutation($b: Int!, $s: [BookingServiceInput!]!) { timeslot_availability(business_id: $b, services: $s) { status } }`;
    const variables = { b: shop.id, s: [at(shop.pricingId, TEN)] };
    expect(await api.ask(check, variables, { token: guest.token })).toEqual({ timeslot_availability: { status: 1 } });
    const other = await api.signIn();
    expect(await api.ask(check, variables, { token: other.token })).toEqual({ timeslot_availability: { status: 0 } });
    const again = await held(shop);
    expect(again.answer).toMatchObject({ status: 1, payment_status: 0 });
    expect(await salesOf(shop)).toEqual({ [first.saleId]: 'void', [again.saleId]: 'pending' });
    expect((await stateOf(shop)).chairs).toEqual(['held']);
  });

  it('is released for the next time, which its own buffer overlaps', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 20, bufferMinutes: 15 } });
    const first = await held(shop);
    const later = await held(shop, '2026-06-16 11:00');
    expect(later.answer).toMatchObject({ status: 1, payment_status: 0 });
    expect(await salesOf(shop)).toEqual({ [first.saleId]: 'void', [later.saleId]: 'pending' });
  });

  it('is released where only its call conflicts', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), {
      business: { upfrontPercent: 20, videoVetting: true, noticeMinutes: 0 },
    });
    const { token } = await api.signIn();
    const call = { video_datetime: wall('2026-06-15 15:00') };
    const first = await book(api, token, pay(shop, TEN, call));
    const other = await book(api, token, pay(shop, '2026-06-18 10:00', call));
    expect([first.status, other.status]).toEqual([1, 1]);
    expect(await salesOf(shop)).toEqual({ [first.sale_id ?? 0]: 'void', [other.sale_id ?? 0]: 'pending' });
  });

  it('keeps the last place of a class from all but its own guest', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    const evening = '2026-06-16 18:00';
    const yoga = await insertClass(api.db, shop, { dates: [instant(evening)], seats: 1 });
    const services = [at(yoga.pricingId, evening)];
    const request = { business_id: shop.id, services, payment_info: { stripe: 3 } };
    const first = await book(api, guest.token, request);
    const look = `query($b: Int!, $p: Int!, $d: String!) { time_slots(business_id: $b, service_pricing_id: $p, date: $d) { time_slots { s_time seats_left } } }`;
    const variables = { b: shop.id, p: yoga.pricingId, d: '2026-06-16' };
    const free = { time_slots: [{ s_time: wall(evening), seats_left: 1 }] };
    const other = await api.signIn();
    expect(await api.ask(look, variables, { token: guest.token })).toEqual({ time_slots: free });
    expect(await api.ask(look, variables, { token: other.token })).toEqual({ time_slots: { time_slots: [] } });
    const check = `mutation($b: Int!, $s: [BookingServiceInput!]!) { timeslot_availability(business_id: $b, services: $s) { status } }`;
    const wish = { b: shop.id, s: services };
    expect(await api.ask(check, wish, { token: guest.token })).toEqual({ timeslot_availability: { status: 1 } });
    expect(await api.ask(check, wish, { token: other.token })).toEqual({ timeslot_availability: { status: 0 } });
    const again = await book(api, guest.token, request);
    expect(await salesOf(shop)).toEqual({ [first.sale_id ?? 0]: 'void', [again.sale_id ?? 0]: 'pending' });
    expect(await api.db.select().from(seatClaims).where(eq(seatClaims.businessId, shop.id))).toHaveLength(1);
  });

  it('[BOOK-121] seats of an expired hold are sold to the next guest at once, before its job has run', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    const evening = '2026-06-16 18:00';
    const yoga = await insertClass(api.db, shop, { dates: [instant(evening)], seats: 1 });
    const services = [at(yoga.pricingId, evening)];
    const request = { business_id: shop.id, services, payment_info: { stripe: 3 } };
    expect(await book(api, guest.token, request)).toMatchObject({ status: 1 });
    const other = await api.signIn();
    expect(await book(api, other.token, request)).toMatchObject({ status: 0, refused: { code: 'no-seats' } });
    const now = api.clock.now();
    api.clock.advance(HOLD_SECONDS);
    const look = `query($b: Int!, $p: Int!, $d: String!) { time_slots(business_id: $b, service_pricing_id: $p, date: $d) { time_slots { seats_left } } }`;
    const variables = { b: shop.id, p: yoga.pricingId, d: '2026-06-16' };
    expect(await api.ask(look, variables, { token: other.token })).toEqual({
      time_slots: { time_slots: [{ seats_left: 1 }] },
    });
    expect(await book(api, other.token, request)).toMatchObject({ status: 1 });
    expect(await api.db.select().from(seatClaims).where(eq(seatClaims.businessId, shop.id))).toHaveLength(1);
    api.clock.set(now);
  });

  it('is refused without a method, or with an amount other than the amount due', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    for (const payment_info of [null, {}, { stripe: 14 }, { stripe: 75 }]) {
      expect(await book(api, guest.token, pay(shop, TEN, { payment_info }))).toMatchObject({
        status: 0,
        refused: { code: 'payment' },
      });
    }
    expect(await stateOf(shop)).toEqual({ sale: undefined, appointments: [], chairs: [], holds: 0 });
  });
});

describe('when the ten minutes are over', () => {
  it('the appointment lapses, the sale is void and the time is free again', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    await held(shop);
    await api.runJobs();
    expect(await stateOf(shop)).toMatchObject({ sale: 'pending', appointments: ['Held'] });
    api.clock.advance(HOLD_SECONDS);
    await api.runJobs();
    const { sweepHolds } = await import('../../sales/job-handlers.ts');
    await sweepHolds.run(api.app.services, {});
    expect(await stateOf(shop)).toEqual({ sale: 'void', appointments: ['Lapsed'], chairs: [], holds: 0 });
    expect(await book(api, (await api.signIn()).token, pay(shop))).toMatchObject({ status: 1 });
  });

  it('the time can be sold before any job has run', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    const { saleId } = await held(shop);
    api.clock.advance(HOLD_SECONDS);
    expect(await book(api, (await api.signIn()).token, pay(shop))).toMatchObject({ status: 1 });
    const key = { businessId: shop.id, saleId };
    expect(await within((transaction) => confirm(transaction, key))).toBe('gone');
    const { sweepHolds } = await import('../../sales/job-handlers.ts');
    await sweepHolds.run(api.app.services, {});
    expect((await stateOf(shop)).appointments.sort()).toEqual(['Held', 'Lapsed']);
  });

  it('a late payment takes the time again while it is still free', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { ...deposit, chairs: 1 });
    const { saleId } = await held(shop);
    const key = { businessId: shop.id, saleId };
    await within((tx) => releaseSale(tx, key));
    expect(await stateOf(shop)).toEqual({ sale: 'void', appointments: ['Lapsed'], chairs: [], holds: 0 });
    expect(await within((transaction) => confirm(transaction, key))).toBe('confirmed');
    expect(await stateOf(shop)).toEqual({ sale: 'confirmed', appointments: ['New'], chairs: ['firm'], holds: 0 });
    expect(await within((transaction) => confirm(transaction, key))).toBe('already');
    await within((tx) => releaseSale(tx, key));
    expect(await stateOf(shop)).toMatchObject({ sale: 'confirmed', appointments: ['New'], chairs: ['firm'] });
  });

  it('a late payment for a course and a call books every date and the call again', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), {
      business: { upfrontPercent: 20, videoVetting: true, noticeMinutes: 0 },
    });
    const dates = ['2026-06-18 18:00', '2026-06-25 18:00'].map((text) => instant(text));
    const course = await insertClass(api.db, shop, {
      dates,
      group: { isCourse: true, occurrences: 2, frequency: 'weekly' },
    });
    const answer = await book(api, (await api.signIn()).token, {
      business_id: shop.id,
      services: [at(shop.pricingId, TEN), { service_pricing_id: course.pricingId }],
      payment_info: { stripe: 18 },
      video_datetime: wall('2026-06-15 15:00'),
    });
    const key = { businessId: shop.id, saleId: answer.sale_id ?? 0 };
    await within((tx) => releaseSale(tx, key));
    const rooms = () => api.db.select().from(videoRooms).where(eq(videoRooms.businessId, shop.id));
    expect((await rooms())[0]?.endedAt).not.toBeNull();
    expect(await api.db.select().from(seatClaims).where(eq(seatClaims.businessId, shop.id))).toHaveLength(0);
    expect(await within((transaction) => confirm(transaction, key))).toBe('confirmed');
    expect((await rooms())[0]?.endedAt).toBeNull();
    expect(await api.db.select().from(seatClaims).where(eq(seatClaims.businessId, shop.id))).toHaveLength(2);
    expect((await stateOf(shop)).chairs).toEqual(['firm', 'firm']);
  });

  it('a payment while the hold is still there keeps the same time', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    const { saleId } = await held(shop);
    api.clock.advance(HOLD_SECONDS + 60);
    const key = { businessId: shop.id, saleId };
    expect(await within((transaction) => confirm(transaction, key))).toBe('confirmed');
    expect(await stateOf(shop)).toEqual({ sale: 'confirmed', appointments: ['New'], chairs: ['firm'], holds: 0 });
  });

  it('a late payment does not book a day that the shop has closed since', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    const { saleId } = await held(shop);
    const key = { businessId: shop.id, saleId };
    await within((tx) => releaseSale(tx, key));
    await api.db.insert(closedDates).values({ businessId: shop.id, date: '2026-06-16' });
    expect(await within((transaction) => confirm(transaction, key))).toBe('gone');
    expect(await stateOf(shop)).toEqual({ sale: 'void', appointments: ['Lapsed'], chairs: [], holds: 0 });
  });

  it('closing a day releases unpaid holds on it, and nothing else', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    const owner = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, owner.userId);
    const { saleId: shut } = await held(shop);
    const { saleId: open } = await held(shop, '2026-06-17 10:00');
    const day = 'from: "2026-06-16", to: "2026-06-16", reason: "", note: ""';
    const close = `mutation { desk_close_days(business_id: ${shop.id}, kind: "closed", ${day}) { status } }`;
    expect(await api.ask(close, {}, owner)).toEqual({ desk_close_days: { status: 1 } });
    expect(await salesOf(shop)).toEqual({ [shut]: 'void', [open]: 'pending' });
    const pay = (saleId: number) => within((transaction) => confirm(transaction, { businessId: shop.id, saleId }));
    expect([await pay(shut), await pay(open)]).toEqual(['gone', 'confirmed']);
  });

  it('confirming and lapsing at once end in one of the two, completely', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    const { saleId } = await held(shop);
    api.clock.advance(HOLD_SECONDS);
    const key = { businessId: shop.id, saleId };
    const { lapseSale } = await import('../../sales/index.ts');
    await Promise.all([
      within((transaction) => confirm(transaction, key)),
      lapseSale(api.app.services, key),
      lapseSale(api.app.services, key),
    ]);
    const confirmed = { sale: 'confirmed', appointments: ['New'], chairs: ['firm'], holds: 0 };
    expect(await stateOf(shop)).toEqual(confirmed);
  });
});

describe('open pages', () => {
  async function listen(shop: TestBusiness, date: string) {
    const socket = io(api.url, { path: '/realtime', transports: ['websocket'], reconnection: false });
    open.push(socket);
    await socket.timeout(10_000).emitWithAck('join', `shop-day.${shop.id}.${date}`);
    return () => new Promise((resolve) => socket.once('shop-day', resolve));
  }

  it('are notified when a time is taken and when it is released', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), deposit);
    const next = await listen(shop, '2026-06-16');
    const notified = { business_id: shop.id, date: '2026-06-16' };
    const taken = next();
    const { answer, saleId } = await held(shop);
    expect(await taken).toEqual(notified);
    const back = next();
    await within((tx) => releaseSale(tx, { businessId: shop.id, saleId }));
    expect(await back).toEqual(notified);
    const again = next();
    await within((transaction) => confirm(transaction, { businessId: shop.id, saleId: answer.sale_id ?? 0 }));
    expect(await again).toEqual(notified);
    const freed = next();
    const appointmentId = answer.appointment_ids[0] ?? 0;
    await within((tx) => freeTimes(tx, { businessId: shop.id, appointmentId }));
    expect(await freed).toEqual(notified);
    expect((await stateOf(shop)).chairs).toEqual([]);
  });

  it('are notified when a time is held for a reschedule and when it is released', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant(TEN) });
    const next = await listen(shop, '2026-06-17');
    const notified = { business_id: shop.id, date: '2026-06-17' };
    const move = (status: string, more: string) =>
      api.ask(
        `mutation { statusUpdateForAppointment(id: ${appointment.id}, status: "${status}"${more}) { status } }`,
        {},
        guest,
      );
    const kept = next();
    await move('Reschedule', `, date: "2026-06-17", time: ${wall('2026-06-17 10:00')}`);
    expect(await kept).toEqual(notified);
    const back = next();
    await move('Cancelled', '');
    expect(await back).toEqual(notified);
  });
});
