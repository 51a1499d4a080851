import { appointments, cardOrders, holds, serviceSchedules } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  instant,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { CARDS, payByCard, readCardPage, saleOf, walletToken } from '../../../../test/kit/paying.ts';
import { sweepHolds } from '../../sales/job-handlers.ts';
import { AWAY_SECONDS } from './keeping.ts';

const TIME = '2026-06-16 10:00';
const TEN_MINUTES = 600;

let api: TestApi;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn();
});
afterAll(() => api.close());

interface State {
  status: number;
  message: string;
  is_open: boolean;
  currency: string;
  held_until: number | null;
}

async function state(page: { saleId: number; orderId: number }, token = guest.token): Promise<State> {
  const query = `mutation($sale: Int!, $order: Int!) {
    card_payment_confirm(sale_id: $sale, order_id: $order) { status message is_open currency held_until }
  }`;
  const variables = { sale: page.saleId, order: page.orderId };
  return (await api.ask<{ card_payment_confirm: State }>(query, variables, { token })).card_payment_confirm;
}

const post = (orderId: number | string, what: 'leave' | 'release' | 'renew', token = guest.token) =>
  api.fetch(`/api/orders/${orderId}/${what}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });

/** A shop with one chair, whose ten o'clock slot the guest holds while paying. */
async function holding(business: object = {}) {
  const options = { business: { upfrontPercent: 30, ...business } };
  const shop = await insertBusiness(api.db, api.clock.now(), options);
  const booked = await take(shop, guest);
  expect(booked).toMatchObject({ status: 1, payment_status: 0 });
  return { shop, page: readCardPage(booked.payment_url), heldUntil: api.clock.now() + TEN_MINUTES };
}

function take(shop: TestBusiness, { token }: SignedIn) {
  const services = [at(shop.pricingId, TIME)];
  return book(api, token, { business_id: shop.id, services, payment_info: { stripe: 22.5 } });
}

describe('a declined card', () => {
  it('[PAY-040] keeps the hold, and another card can pay within it', async () => {
    const { page, heldUntil } = await holding();
    api.clock.advance(60);
    await payByCard(api, page.publicId, CARDS.declined);
    expect(await state(page)).toMatchObject({ status: 0, is_open: true, held_until: heldUntil });
    api.clock.advance(400);
    expect(await state(page)).toMatchObject({ held_until: heldUntil });
    await payByCard(api, page.publicId, CARDS.good);
    expect(await state(page)).toMatchObject({ status: 1, is_open: false, held_until: null });
  });

  it('[PAY-040] a declined wallet keeps it too, and a card pays for the same booking', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 30 } });
    const wish = { business_id: shop.id, services: [at(shop.pricingId, TIME)], idempotency_key: 'declined-wallet' };
    const google_pay_token = await walletToken(api, 'google', 22.5, '0002');
    const first = await book(api, guest.token, { ...wish, payment_info: { google: 22.5 }, google_pay_token });
    const heldUntil = api.clock.now() + TEN_MINUTES;
    expect(first).toMatchObject({ status: 1, payment_status: 0, payment_url: null, held_until: heldUntil });
    const second = await book(api, guest.token, { ...wish, payment_info: { stripe: 22.5 } });
    expect(second).toMatchObject({ sale_id: first.sale_id, held_until: heldUntil });
    const page = readCardPage(second.payment_url);
    await payByCard(api, page.publicId, CARDS.good);
    expect(await state(page)).toMatchObject({ status: 1 });
  });

  it('the time is released when the hold ends, and the order can no longer be paid', async () => {
    const { shop, page } = await holding();
    await payByCard(api, page.publicId, CARDS.declined);
    // The gateway's webhook is enough: the page may have been closed.
    await api.runJobs();
    api.clock.advance(TEN_MINUTES);
    const other = await take(shop, await api.signIn());
    expect(other).toMatchObject({ status: 1, payment_status: 0 });
    await sweepHolds.run(api.app.services, {});
    await api.runJobs();
    expect(await payByCard(api, page.publicId, CARDS.good)).toMatchObject({ code: 410 });
    expect(await saleOf(api, page.saleId)).toMatchObject({ status: 'void', claimedAmount: 0, paidAmount: 0 });
    expect(await state(page)).toMatchObject({ status: 0, is_open: false, held_until: null });
  });
});

describe('leaving the payment page', () => {
  it('frees the time after a minute', async () => {
    const { shop, page } = await holding();
    expect((await post(page.orderId, 'leave')).status).toBe(200);
    expect(await take(shop, await api.signIn())).toMatchObject({ status: 0, refused: { code: 'taken' } });
    api.clock.advance(AWAY_SECONDS);
    await api.runJobs();
    expect((await saleOf(api, page.saleId)).status).toBe('void');
    expect(await take(shop, await api.signIn())).toMatchObject({ status: 1 });
  });

  it('and returning within that minute keeps the time', async () => {
    const { page, heldUntil } = await holding();
    await post(page.orderId, 'leave');
    api.clock.advance(AWAY_SECONDS - 5);
    expect(await state(page)).toMatchObject({ is_open: true, held_until: heldUntil });
    api.clock.advance(AWAY_SECONDS);
    await api.runJobs();
    expect((await saleOf(api, page.saleId)).status).toBe('pending');
    await payByCard(api, page.publicId);
    expect(await state(page)).toMatchObject({ status: 1 });
  });

  it('does not affect a paid order', async () => {
    const { page } = await holding();
    await payByCard(api, page.publicId);
    await state(page);
    expect((await post(page.orderId, 'leave')).status).toBe(200);
    expect((await post(page.orderId, 'release')).status).toBe(200);
    api.clock.advance(AWAY_SECONDS);
    await api.runJobs();
    expect(await saleOf(api, page.saleId)).toMatchObject({ status: 'confirmed', paidAmount: 2250 });
  });
});

describe('releasing the time', () => {
  it('frees it at once, also for a new order of the same booking', async () => {
    const { shop, page } = await holding();
    const renewed = (await (await post(page.orderId, 'renew')).json()) as { order_id: number };
    expect((await post(renewed.order_id, 'release')).status).toBe(200);
    expect((await saleOf(api, page.saleId)).status).toBe('void');
    expect(await take(shop, await api.signIn())).toMatchObject({ status: 1 });
    const orders = await api.db.select().from(cardOrders).where(eq(cardOrders.saleId, page.saleId));
    expect(orders.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  it('is for the guest only: another guest’s order is treated as missing', async () => {
    const { page } = await holding();
    const thief = await api.signIn();
    for (const what of ['leave', 'release'] as const) {
      expect((await post(page.orderId, what, thief.token)).status).toBe(404);
      expect((await post('x', what)).status).toBe(404);
      expect((await post(page.orderId, what, 'nobody')).status).toBe(401);
    }
    const [hold] = await api.db.select().from(holds).where(eq(holds.saleId, page.saleId));
    expect(hold?.expiresAt).toBe(api.clock.now() + TEN_MINUTES);
  });
});

describe('a held place in a class', () => {
  it('can be chosen again by its guest, and is not taken twice', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 30 } });
    for (const seats of [8, 1]) {
      const yoga = await insertClass(api.db, shop, {
        dates: [instant('2026-06-18 18:00')],
        seats,
        name: `Yoga ${seats}`,
      });
      const services = [at(yoga.pricingId, '2026-06-18 18:00', { is_group: true })];
      const again = () => book(api, guest.token, { business_id: shop.id, services, payment_info: { stripe: 4.5 } });
      const [first, second] = [await again(), await again()];
      expect([first.status, second.status]).toEqual([1, 1]);
      const [date] = await api.db
        .select()
        .from(serviceSchedules)
        .where(eq(serviceSchedules.id, yoga.schedules[0]?.id ?? 0));
      expect(date?.seatsTaken).toBe(1);
      const stored = await api.db
        .select({ status: appointments.status })
        .from(appointments)
        .where(eq(appointments.saleId, first.sale_id ?? 0));
      expect(stored).toEqual([{ status: 'Lapsed' }]);
    }
  });
});

describe('a wallet’s token', () => {
  it('pays once', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 30 }, chairs: 2 });
    const token = await walletToken(api, 'google', 22.5);
    const pay = (google_pay_token: string) =>
      book(api, guest.token, {
        business_id: shop.id,
        services: [at(shop.pricingId, TIME)],
        payment_info: { google: 22.5 },
        google_pay_token,
      });
    expect(await pay(token)).toMatchObject({ payment_status: 1 });
    const second = await pay(token);
    expect(second).toMatchObject({ payment_status: 0, payment_url: null });
    expect(await saleOf(api, second.sale_id)).toMatchObject({ status: 'pending', paidAmount: 0 });
    expect(await pay(await walletToken(api, 'google', 22.5))).toMatchObject({ payment_status: 1 });
  });
});

describe('a shop outside the euro', () => {
  it('is paid in its own currency', async () => {
    const { page } = await holding({ country: 'GB', currency: 'GBP' });
    expect(await state(page)).toMatchObject({ currency: 'GBP' });
  });
});
