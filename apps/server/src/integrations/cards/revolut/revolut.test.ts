import { createHmac } from 'node:crypto';
import { refunds } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, book, bootApi, insertBusiness } from '../../../../test/kit/index.ts';
import {
  confirmPayment,
  lastOrderOf,
  ledgerOf,
  makePayment,
  readCardPage,
  saleOf,
} from '../../../../test/kit/paying.ts';
import { SILENCE, type StandIn, type StandInAnswer, startStandIn } from '../../../../test/kit/stand-ins/stand-in.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { ProviderUnavailable } from '../card-port.ts';
import { revolutCards } from './revolut-cards.ts';

interface Order {
  id: string;
  token: string;
  state: string;
  amount: number;
  currency: string;
  merchant_order_data: object;
  payments: object[];
}

const SECRET = 'wsk_of_a_test';
let standIn: StandIn;
let isSilent = false;
let answerNext: StandInAnswer | null = null;
const orders = new Map<string, Order>();
const returned = new Map<string, object>();

const visa = { type: 'card', card_brand: 'VISA', card_last_four: '4242' };

/** Answers as https://developer.revolut.com/docs/merchant/merchant-api says. */
beforeAll(async () => {
  standIn = await startStandIn(({ method, path, body, headers }) => {
    if (isSilent) return SILENCE;
    if (answerNext) {
      const given = answerNext;
      answerNext = null;
      return given;
    }
    if (headers.authorization !== 'Bearer sk_of_a_test' || !headers['revolut-api-version'])
      return { status: 401, body: { code: 'unauthenticated' } };
    if (method === 'POST' && path === '/api/orders') {
      const sent = JSON.parse(body) as Order;
      const id = `rev-${orders.size + 1}`;
      const made = { ...sent, id, token: `token-${id}`, state: 'pending', payments: [] };
      orders.set(id, made);
      return { status: 201, body: made };
    }
    const [, id = '', action = ''] = /^\/api\/orders\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const order = orders.get(id);
    if (!order) return { status: 404, body: { code: 'not_found' } };
    if (action === 'cancel') {
      if (order.state !== 'pending') return { status: 422, body: { code: 'unprocessable' } };
      order.state = 'cancelled';
    }
    if (action === 'refund') {
      const key = String(headers['idempotency-key']);
      const known = returned.get(key) ?? {
        ...(JSON.parse(body) as object),
        id: `ref-${returned.size + 1}`,
        type: 'refund',
        state: 'completed',
      };
      returned.set(key, known);
      return { status: 201, body: known };
    }
    return { status: 200, body: order };
  });
});
afterAll(() => standIn.close());
beforeEach(() => {
  isSilent = false;
});

const settings = () => ({
  provider: 'revolut' as const,
  secretKey: 'sk_of_a_test',
  publicKey: 'pk_of_a_test',
  webhookSecret: SECRET,
  mode: 'sandbox' as const,
  apiUrl: standIn.url,
});
const port = () => revolutCards({ ...settings(), publicUrl: 'https://thyme.example' });

const request = {
  reference: 'thyme-7',
  description: 'Willow Room',
  amount: 2250,
  currency: 'EUR',
  method: 'card' as const,
  email: 'niamh@mail.example',
  expiresAt: 0,
  returnTo: { success: '/payment-success', failure: '/payment-fail' },
  key: 'order-7',
};

const pay = (id: string) =>
  Object.assign(orders.get(id) ?? {}, {
    state: 'completed',
    payments: [{ id: 'pay-1', state: 'captured', payment_method: visa }],
  });

describe('an order', () => {
  it('is created with our amount, and its token is passed to the card field', async () => {
    const opened = await port().openOrder(request);
    expect(opened).toEqual({ providerOrderId: 'rev-1', publicId: 'token-rev-1', pageUrl: null });
    expect(orders.get('rev-1')).toMatchObject({
      amount: 2250,
      currency: 'EUR',
      merchant_order_data: { reference: 'thyme-7' },
      customer: { email: 'niamh@mail.example' },
    });
  });

  it('is reported pending, declined, paid, cancelled', async () => {
    const cards = port();
    const { providerOrderId: id } = await cards.openOrder(request);
    expect(await cards.fetchOrder(id)).toMatchObject({ status: 'pending', amount: 2250, failure: null });
    orders
      .get(id)
      ?.payments.push({ id: 'pay-0', state: 'declined', decline_reason: 'insufficient_funds', payment_method: visa });
    expect(await cards.fetchOrder(id)).toMatchObject({
      status: 'pending',
      failure: 'Your card has insufficient funds.',
    });
    pay(id);
    expect(await cards.fetchOrder(id)).toMatchObject({
      status: 'paid',
      providerPaymentId: 'pay-1',
      instrument: 'Visa ending 4242',
    });
    expect(await cards.cancelOrder(id)).toMatchObject({ status: 'paid' });
    const { providerOrderId: other } = await cards.openOrder(request);
    expect(await cards.cancelOrder(other)).toMatchObject({ status: 'cancelled' });
  });

  it('a provider that is silent, broken or overloaded is unavailable; a refused request is our bug', async () => {
    const cards = port();
    isSilent = true;
    await expect(cards.fetchOrder('rev-1')).rejects.toThrow(ProviderUnavailable);
    isSilent = false;
    for (const status of [500, 503, 429]) {
      answerNext = { status, body: {} };
      await expect(cards.fetchOrder('rev-1')).rejects.toThrow(ProviderUnavailable);
    }
    await expect(cards.fetchOrder('unknown')).rejects.toThrow(/404/);
  });
});

/** https://developer.revolut.com/docs/guides/accept-payments/tutorials/work-with-webhooks/verify-the-payload-signature */
function signed(body: string, atMs: number, secret = SECRET): Record<string, string> {
  const mac = createHmac('sha256', secret).update(`v1.${atMs}.${body}`).digest('hex');
  return { 'revolut-request-timestamp': String(atMs), 'revolut-signature': `v1=${mac}` };
}

describe('webhooks', () => {
  const now = 1_800_000_000;
  const body = JSON.stringify({ event: 'ORDER_COMPLETED', order_id: 'rev-1' });
  const read = (headers: Record<string, string>, text = body) =>
    port().readEvent({ body: Buffer.from(text), headers, now });

  it('signed by Revolut are read, also while its secret is rotated', () => {
    const good = signed(body, now * 1000);
    expect(read(good)).toMatchObject({ ok: true, value: { type: 'ORDER_COMPLETED', providerOrderId: 'rev-1' } });
    const both = { ...good, 'revolut-signature': `v1=${'0'.repeat(64)},${good['revolut-signature']}` };
    expect(read(both)).toMatchObject({ ok: true });
  });

  it.each([
    ['no key', {}, 'bad-signature'],
    ['another key', signed(body, now * 1000, 'wsk_another'), 'bad-signature'],
    ['Revolut, but long ago', signed(body, (now - 301) * 1000), 'too-old'],
    ['Revolut, over other words', signed(`${body} `, now * 1000), 'bad-signature'],
  ])('signed by %s are refused', (_, headers, code) => {
    expect(read(headers as Record<string, string>)).toEqual({ ok: false, refusal: { code } });
  });

  it('with unknown content are refused', () => {
    for (const text of ['[]', 'nonsense', '{"event":"X"}'])
      expect(read(signed(text, now * 1000), text)).toEqual({ ok: false, refusal: { code: 'malformed' } });
  });
});

it('a booking with Revolut as the provider: card page, duplicated webhook, refund', async () => {
  const api = await bootApi({ config: { cards: settings(), publicUrl: 'http://localhost:3000' } });
  const guest = await api.signIn();
  const shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 30 } });
  const booked = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, '2026-06-16 10:00')],
    payment_info: { stripe: 22.5 },
  });
  const page = readCardPage(booked.payment_url);
  const order = await lastOrderOf(api, page.saleId);
  expect(page.publicId).toBe(orders.get(order.providerOrderId ?? '')?.token);
  pay(order.providerOrderId ?? '');
  const body = JSON.stringify({ event: 'ORDER_COMPLETED', order_id: order.providerOrderId });
  const post = () =>
    api.fetch('/webhooks/revolut', { method: 'POST', headers: signed(body, api.clock.now() * 1000), body });
  expect((await Promise.all([post(), post(), post()])).map(({ status }) => status)).toEqual([200, 200, 200]);
  await api.runJobs();
  expect(await ledgerOf(api, page.saleId)).toEqual(['sale 7500', 'charge 2250']);
  expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 1 });
  expect(await makePayment(api, guest.token, { sale_id: page.saleId, payment_type: 'google' })).toMatchObject({
    status: 0,
  });

  const { refundCancellation } = await import('../../../features/payments/index.ts');
  await inTransaction(api.app.services, (tx) =>
    refundCancellation(tx, {
      businessId: shop.id,
      appointmentId: booked.appointment_ids[0] ?? 0,
      fee: 0,
    }),
  );
  await api.runJobs();
  const [refund] = await api.db.select().from(refunds).where(eq(refunds.saleId, page.saleId));
  expect(refund).toMatchObject({ status: 'succeeded', amount: 2250, providerRefundId: 'ref-1' });
  expect(await saleOf(api, page.saleId)).toMatchObject({ paidAmount: 0 });
  await api.close();
});
