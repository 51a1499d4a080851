import {
  appointments,
  holds,
  invoices,
  ledgerEntries,
  notifications,
  outbox,
  payments,
  providerEvents,
  refunds,
  sandboxOrders,
} from '@thyme/db/schema';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, book, bootApi, insertBusiness, type TestApi, type TestBusiness } from '../../../../test/kit/index.ts';
import {
  CARDS,
  confirmPayment,
  lastOrderOf,
  ledgerOf,
  payByCard,
  readCardPage,
  saleOf,
  walletToken,
} from '../../../../test/kit/paying.ts';
import type { SignedIn } from '../../../../test/kit/sign-in.ts';

let api: TestApi;
let guest: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn();
  shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 30 }, chairs: 40 });
});
afterAll(() => api.close());

const stripe = (amount = 22.5) => ({ payment_info: { stripe: amount } });

/** Books the €75 facial with its deposit of €22.50 at the caller's hour. */
async function hold(time: string, more: object = stripe(), place = shop) {
  return book(api, guest.token, { business_id: place.id, services: [at(place.pricingId, time)], ...more });
}

async function appointmentOf(saleId: number | null) {
  const [row] = await api.db
    .select()
    .from(appointments)
    .where(eq(appointments.saleId, saleId ?? 0));
  return row;
}

const counted = async (table: typeof payments | typeof refunds, saleId: number) => {
  const [row] = await api.db.select({ total: count() }).from(table).where(eq(table.saleId, saleId));
  return row?.total;
};

describe('paying a deposit by card', () => {
  it('[PAY-004] [API-062] holds the time, charges 30% once, confirms and writes the invoice', async () => {
    const booked = await hold('2026-06-16 10:00');
    expect(booked).toMatchObject({ status: 1, payment_status: 0, payment_amount: 22.5, payment_type: 'stripe' });
    const page = readCardPage(booked.payment_url);
    expect(page).toMatchObject({ amount: 22.5, saleId: booked.sale_id });
    expect((await appointmentOf(booked.sale_id))?.status).toBe('Held');
    expect(await payByCard(api, page.publicId)).toMatchObject({ code: 200, body: { state: 'completed' } });
    const answer = await confirmPayment(api, guest.token, page);
    expect(answer).toEqual({ status: 1, message: 'Payment Success', payment_url: '/payment-success' });
    expect((await appointmentOf(booked.sale_id))?.status).toBe('New');
    expect(await saleOf(api, booked.sale_id)).toMatchObject({
      status: 'confirmed',
      claimedAmount: 7500,
      paidAmount: 2250,
      paymentStatus: 'Upfront',
    });
    expect(await ledgerOf(api, page.saleId)).toEqual(['sale 7500', 'charge 2250']);
    expect(await api.db.$count(invoices, eq(invoices.saleId, page.saleId))).toBe(1);
    expect(await api.db.$count(holds, eq(holds.saleId, page.saleId))).toBe(0);
  });

  it('the webhook alone confirms, when the browser does not return', async () => {
    const booked = await hold('2026-06-16 10:00');
    const page = readCardPage(booked.payment_url);
    await payByCard(api, page.publicId);
    await api.runJobs();
    expect(await saleOf(api, page.saleId)).toMatchObject({ status: 'confirmed', paidAmount: 2250 });
    expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 1 });
    expect(await ledgerOf(api, page.saleId)).toEqual(['sale 7500', 'charge 2250']);
  });

  it('the reconcile job alone confirms, without browser or webhook', async () => {
    const booked = await hold('2026-06-16 10:00');
    const page = readCardPage(booked.payment_url);
    await payByCard(api, page.publicId);
    const { reconcilePayments } = await import('../job-handlers.ts');
    api.clock.advance(90);
    await reconcilePayments.run(api.app.services, {});
    expect(await saleOf(api, page.saleId)).toMatchObject({ status: 'confirmed', paidAmount: 2250 });
  });

  it('browser and webhooks at the same moment record one charge', async () => {
    const booked = await hold('2026-06-16 10:00');
    const page = readCardPage(booked.payment_url);
    await payByCard(api, page.publicId);
    const order = await lastOrderOf(api, page.saleId);
    const { settleOrder } = await import('./settle.ts');
    const report = await api.app.services.cards.fetchOrder(order.providerOrderId ?? '');
    await Promise.all([
      ...Array.from({ length: 6 }, () => confirmPayment(api, guest.token, page)),
      ...Array.from({ length: 6 }, () => settleOrder(api.app.services, order.id, report)),
      api.runJobs(),
    ]);
    expect(await ledgerOf(api, page.saleId)).toEqual(['sale 7500', 'charge 2250']);
    expect(await counted(payments, page.saleId)).toBe(1);
  });
});

describe('failures', () => {
  it('a declined card keeps the time held for another card, and records nothing', async () => {
    const booked = await hold('2026-06-16 11:00');
    const page = readCardPage(booked.payment_url);
    const declined = await payByCard(api, page.publicId, CARDS.declined);
    expect(declined).toMatchObject({ code: 402, body: { message: 'Your card was declined.' } });
    expect(await confirmPayment(api, guest.token, page)).toEqual({
      status: 0,
      message: 'Your card was declined.',
      payment_url: '/payment-fail',
    });
    expect(await ledgerOf(api, page.saleId)).toEqual(['sale 7500']);
    await payByCard(api, page.publicId, CARDS.good);
    expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 1 });
  });

  it('an order that fails for good releases the time at once', async () => {
    const booked = await hold('2026-06-16 11:00');
    const page = readCardPage(booked.payment_url);
    for (let tries = 0; tries < 3; tries += 1) await payByCard(api, page.publicId, CARDS.poor);
    await api.runJobs();
    expect((await appointmentOf(booked.sale_id))?.status).toBe('Lapsed');
    expect(await saleOf(api, page.saleId)).toMatchObject({ status: 'void', claimedAmount: 0, paidAmount: 0 });
    expect(await payByCard(api, page.publicId)).toMatchObject({ code: 410 });
  });

  it('an abandoned payment releases the time when the hold ends, and the order can no longer be paid', async () => {
    const booked = await hold('2026-06-16 11:00');
    const page = readCardPage(booked.payment_url);
    api.clock.advance(601);
    await api.runJobs();
    expect((await appointmentOf(booked.sale_id))?.status).toBe('Lapsed');
    expect(await payByCard(api, page.publicId)).toMatchObject({ code: 410 });
    expect((await lastOrderOf(api, page.saleId)).status).toBe('cancelled');
    expect(await ledgerOf(api, page.saleId)).toEqual(['sale 7500', 'cancellation -7500']);
  });

  it('[ERR-051] another guest’s order, another sale’s order and no order at all are all “Order not found”', async () => {
    const booked = await hold('2026-06-16 11:00');
    const page = readCardPage(booked.payment_url);
    const missing = { status: 0, message: 'Order not found', payment_url: '/payment-fail' };
    const stranger = await api.signIn();
    await payByCard(api, page.publicId);
    expect(await confirmPayment(api, stranger.token, page)).toEqual(missing);
    expect(await confirmPayment(api, guest.token, { ...page, saleId: page.saleId - 1 })).toEqual(missing);
    expect(await confirmPayment(api, guest.token, { ...page, orderId: 999_999 })).toEqual(missing);
    expect((await saleOf(api, page.saleId)).status).toBe('pending');
    expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 1 });
  });
});

describe('3-D Secure', () => {
  const answer = (publicId: string, approve: string) =>
    api.fetch(`/sandbox/challenge/${publicId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ approve }),
    });

  it('is paid only after the bank’s customer has confirmed', async () => {
    const page = readCardPage((await hold('2026-06-16 12:00')).payment_url);
    const asked = await payByCard(api, page.publicId, CARDS.challenge);
    expect(asked.body).toEqual({ state: 'challenge', challenge_url: `/sandbox/challenge/${page.publicId}` });
    expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 0, message: 'Payment Not Completed' });
    const html = await (await api.fetch(String(asked.body.challenge_url))).text();
    expect(html).toContain('€22.50');
    expect((await answer(page.publicId, 'yes')).status).toBe(200);
    expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 1 });
  });

  it('a refusal is a declined card', async () => {
    const page = readCardPage((await hold('2026-06-16 12:00')).payment_url);
    await payByCard(api, page.publicId, CARDS.challenge);
    expect((await answer(page.publicId, 'no')).status).toBe(402);
    expect((await saleOf(api, page.saleId)).paidAmount).toBe(0);
  });
});

describe('a late payment', () => {
  it('takes the time again if it is still free', async () => {
    const booked = await hold('2026-06-16 13:00');
    const page = readCardPage(booked.payment_url);
    expect(await payByCard(api, page.publicId, CARDS.silent)).toMatchObject({ code: 504 });
    api.clock.advance(700);
    const { lapseSale } = await import('../../sales/index.ts');
    await lapseSale(api.app.services, { businessId: shop.id, saleId: page.saleId });
    expect((await saleOf(api, page.saleId)).status).toBe('void');
    await api.runJobs();
    expect((await appointmentOf(booked.sale_id))?.status).toBe('New');
    expect(await saleOf(api, page.saleId)).toMatchObject({
      status: 'confirmed',
      claimedAmount: 7500,
      paidAmount: 2250,
    });
  });

  it('[NOTIF-034] is refunded in full if the time is taken by now, and its guest is notified', async () => {
    const single = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 30 } });
    const page = readCardPage((await hold('2026-06-17 13:00', stripe(), single)).payment_url);
    await payByCard(api, page.publicId, CARDS.silent);
    api.clock.advance(700);
    const other = await api.signIn();
    const taken = await book(api, other.token, {
      business_id: single.id,
      services: [at(single.pricingId, '2026-06-17 13:00')],
      ...stripe(),
    });
    expect(taken.status).toBe(1);
    await api.runJobs();
    const order = await lastOrderOf(api, page.saleId);
    expect(order).toMatchObject({ status: 'paid', failure: 'returned' });
    expect(await saleOf(api, page.saleId)).toMatchObject({ status: 'void', claimedAmount: 0, paidAmount: 0 });
    const [gateway] = await api.db
      .select()
      .from(sandboxOrders)
      .where(eq(sandboxOrders.id, order.providerOrderId ?? ''));
    expect(gateway).toMatchObject({ state: 'completed', refundedAmount: 2250 });
    expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 0, payment_url: '/payment-fail' });
    const bells = await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.recipientId, guest.userId), eq(notifications.businessId, single.id)));
    expect(bells.map(({ kind, title }) => [kind, title])).toEqual([
      ['refundable_deposit', '€22.50 is on its way back to you'],
    ]);
    const mails = await api.db.select().from(outbox).where(eq(outbox.template, 'payment-returned'));
    expect(mails.map(({ userId }) => userId)).toEqual([guest.userId]);
  });
});

describe('wallets', () => {
  it.each(['google', 'apple'] as const)('[PAY-003] %s pays at once with a token of its sheet', async (wallet) => {
    const token = await walletToken(api, wallet, 22.5);
    const booked = await hold('2026-06-16 14:00', { payment_info: { [wallet]: 22.5 }, google_pay_token: token });
    expect(booked).toMatchObject({ status: 1, payment_status: 1, payment_type: wallet, message: 'Payment Success' });
    expect(await saleOf(api, booked.sale_id)).toMatchObject({ status: 'confirmed', paidAmount: 2250 });
    const [payment] = await api.db
      .select()
      .from(payments)
      .where(eq(payments.saleId, booked.sale_id ?? 0));
    expect(payment).toMatchObject({
      method: wallet,
      instrument: expect.stringMatching(/^(Google|Apple) Pay, Visa ending 4242$/),
    });
  });

  describe('repeated after a lost response', () => {
    const lost = async (key: string) => {
      const first = await hold('2026-06-17 14:00', {
        payment_info: { google: 22.5 },
        google_pay_token: await walletToken(api, 'google', 22.5),
        idempotency_key: key,
      });
      expect(first).toMatchObject({ payment_status: 1 });
      return first;
    };
    const chargedOnce = async (saleId: number | null) => {
      expect(await counted(payments, saleId ?? 0)).toBe(1);
      expect(await counted(refunds, saleId ?? 0)).toBe(0);
    };

    it('with a new wallet token finds the first payment', async () => {
      const first = await lost('lost-1');
      const again = await hold('2026-06-17 14:00', {
        payment_info: { google: 22.5 },
        google_pay_token: await walletToken(api, 'google', 22.5),
        idempotency_key: 'lost-1',
      });
      expect(again).toEqual(first);
      await chargedOnce(first.sale_id);
    });

    it('with a card instead finds it too, and asks for no card', async () => {
      const first = await lost('lost-2');
      const again = await hold('2026-06-17 14:00', { ...stripe(), idempotency_key: 'lost-2' });
      expect(again).toMatchObject({ status: 1, payment_status: 1, payment_url: null, sale_id: first.sale_id });
      await chargedOnce(first.sale_id);
    });

    it('after an unpaid card order charges the wallet for the same booking', async () => {
      const first = await hold('2026-06-17 14:00', { ...stripe(), idempotency_key: 'lost-3' });
      expect(first).toMatchObject({ payment_status: 0 });
      const again = await hold('2026-06-17 14:00', {
        payment_info: { google: 22.5 },
        google_pay_token: await walletToken(api, 'google', 22.5),
        idempotency_key: 'lost-3',
      });
      expect(again).toMatchObject({ payment_status: 1, payment_type: 'google', sale_id: first.sale_id });
      await chargedOnce(first.sale_id);
    });
  });

  it('Apple Pay may be sent like Google Pay: its token says which wallet it is', async () => {
    const token = await walletToken(api, 'apple', 22.5);
    const booked = await hold('2026-06-16 14:00', { payment_info: { google: 22.5 }, google_pay_token: token });
    expect(booked).toMatchObject({ status: 1, payment_status: 1 });
    const [payment] = await api.db
      .select()
      .from(payments)
      .where(eq(payments.saleId, booked.sale_id ?? 0));
    expect(payment).toMatchObject({ method: 'apple', instrument: 'Apple Pay, Visa ending 4242' });
  });

  it.each([
    ['another amount', async () => walletToken(api, 'google', 1)],
    ['a made-up signature', async () => `${(await walletToken(api, 'google', 22.5)).slice(0, -4)}AAAA`],
    ['nonsense', async () => 'tok_1'],
    ['a declined card', async () => walletToken(api, 'google', 22.5, '0002')],
  ])('[PAY-040] a token for %s charges nothing and keeps the time for another try', async (_, make) => {
    const booked = await hold('2026-06-16 14:00', { payment_info: { google: 22.5 }, google_pay_token: await make() });
    expect(booked).toMatchObject({ status: 1, payment_status: 0, payment_url: null });
    expect(booked.held_until).toBe(api.clock.now() + 600);
    expect(await saleOf(api, booked.sale_id)).toMatchObject({ status: 'pending', paidAmount: 0 });
    await api.runJobs();
    expect(await counted(payments, booked.sale_id ?? 0)).toBe(0);
    // A client that books again without a key gets its own held time.
    const token = await walletToken(api, 'google', 22.5);
    const again = await hold('2026-06-16 14:00', { payment_info: { google: 22.5 }, google_pay_token: token });
    expect(again).toMatchObject({ status: 1, payment_status: 1 });
    expect(await saleOf(api, booked.sale_id)).toMatchObject({ status: 'void', paidAmount: 0, claimedAmount: 0 });
  });
});

describe('unexpected amounts', () => {
  it.each([
    ['too little', { stripe: 1 }],
    ['too much', { stripe: 75 }],
    ['a fraction of a cent', { stripe: 22.501 }],
    ['below nothing', { stripe: -22.5 }],
    ['no method', {}],
  ])('%s is refused and writes nothing', async (_, info) => {
    const before = await api.db.$count(ledgerEntries);
    const { data, errors } = await api.run<{ create_booking: { status: number; message: string } }>(
      `mutation($b: Int!, $s: [BookingServiceInput!], $p: PaymentInfoInput) { create_booking(business_id: $b, services: $s, payment_info: $p) { status message } }`,
      { b: shop.id, s: [at(shop.pricingId, '2026-06-16 15:00')], p: info },
      { token: guest.token },
    );
    expect(errors?.[0]?.extensions?.code ?? 'none').not.toBe('INTERNAL');
    if (!errors) expect(data?.create_booking.status).toBe(0);
    expect(await api.db.$count(ledgerEntries)).toBe(before);
  });
});

describe('webhooks', () => {
  it('the same one ten times at once is one event and one charge', async () => {
    const page = readCardPage((await hold('2026-06-16 15:00')).payment_url);
    await payByCard(api, page.publicId);
    const order = await lastOrderOf(api, page.saleId);
    const { sign } = await import('../../../integrations/cards/sandbox/signature.ts');
    const body = JSON.stringify({ id: 'evt-ten-times', event: 'order.completed', order_id: order.providerOrderId });
    const { cards } = api.app.services;
    const secret = 'secret' in cards ? String(cards.secret) : '';
    const send = () =>
      api.fetch('/webhooks/sandbox', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sandbox-signature': sign(secret, body, api.clock.now()) },
        body,
      });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await api.runJobs();
    expect(await api.db.$count(providerEvents, eq(providerEvents.eventId, 'evt-ten-times'))).toBe(1);
    expect(await ledgerOf(api, page.saleId)).toEqual(['sale 7500', 'charge 2250']);
    await send();
    await api.runJobs();
    expect(await ledgerOf(api, page.saleId)).toEqual(['sale 7500', 'charge 2250']);
  });

  it.each([
    ['without a signature', {}, 401],
    ['with a wrong one', { 'sandbox-signature': `t=1,v1=${'0'.repeat(64)}` }, 401],
  ])('%s is refused and not stored', async (_, headers, code) => {
    const before = await api.db.$count(providerEvents);
    const body = JSON.stringify({ id: 'evt-bad', event: 'order.completed', order_id: 'x' });
    const response = await api.fetch('/webhooks/sandbox', {
      method: 'POST',
      headers: headers as Record<string, string>,
      body,
    });
    expect(response.status).toBe(code);
    expect(await api.db.$count(providerEvents)).toBe(before);
  });

  it('an old one, one about an unknown order, one that is not JSON: never a server error', async () => {
    const { sign } = await import('../../../integrations/cards/sandbox/signature.ts');
    const { cards } = api.app.services;
    const secret = 'secret' in cards ? String(cards.secret) : '';
    const post = (body: string, when = api.clock.now()) =>
      api.fetch('/webhooks/sandbox', {
        method: 'POST',
        headers: { 'sandbox-signature': sign(secret, body, when) },
        body,
      });
    const unknown = JSON.stringify({ id: 'evt-unknown', event: 'order.completed', order_id: 'sbx_nobody' });
    expect((await post(unknown, api.clock.now() - 301)).status).toBe(401);
    expect((await post('not json')).status).toBe(400);
    expect((await post(unknown)).status).toBe(200);
    await api.runJobs();
    const [event] = await api.db.select().from(providerEvents).where(eq(providerEvents.eventId, 'evt-unknown'));
    expect(event?.appliedAt).not.toBeNull();
    expect((await api.fetch('/webhooks/stripe', { method: 'POST', body: unknown })).status).toBe(404);
  });
});
