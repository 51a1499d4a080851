import { createHmac } from 'node:crypto';
import { refunds } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { at, book, bootApi, insertBusiness } from '../../../../test/kit/index.ts';
import {
  confirmPayment,
  lastOrderOf,
  ledgerOf,
  makePayment,
  readCardPage,
  saleOf,
} from '../../../../test/kit/paying.ts';
import type { DocumentedOrder, DocumentedPayment } from '../../../../test/kit/stand-ins/revolut/documents.ts';
import {
  REVOLUT_KEY,
  type RevolutStandIn,
  startRevolut,
} from '../../../../test/kit/stand-ins/revolut/revolut-stand-in.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { ProviderUnavailable } from '../card-port.ts';
import { revolutCards } from './revolut-cards.ts';
import type { RevolutOrder } from './revolut-client.ts';

const SECRET = 'wsk_of_a_test';
let revolut: RevolutStandIn;
beforeAll(async () => {
  revolut = await startRevolut();
});
afterAll(() => revolut.close());

const settings = () => ({
  provider: 'revolut' as const,
  secretKey: REVOLUT_KEY,
  publicKey: 'pk_of_a_test',
  webhookSecret: SECRET,
  mode: 'sandbox' as const,
  apiUrl: revolut.url,
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

describe('an order', () => {
  it('is created with our amount, and its token is passed to the card field', async () => {
    const opened = await port().openOrder(request);
    const [order] = [...revolut.orders.values()];
    expect(opened).toEqual({ providerOrderId: order?.id, publicId: order?.token, pageUrl: null });
    expect(order).toMatchObject({
      amount: 2250,
      currency: 'EUR',
      merchant_order_data: { reference: 'thyme-7' },
      customer: { email: 'niamh@mail.example' },
    });
    expect(await port().openOrder({ ...request, email: null })).toMatchObject({ pageUrl: null });
  });

  it('is reported pending, declined, paid, cancelled', async () => {
    const cards = port();
    const { providerOrderId: id } = await cards.openOrder(request);
    expect(await cards.fetchOrder(id)).toMatchObject({ status: 'pending', amount: 2250, failure: null });
    revolut.decline(id);
    expect(await cards.fetchOrder(id)).toMatchObject({
      status: 'pending',
      failure: 'Your card has insufficient funds.',
    });
    revolut.pay(id);
    expect(await cards.fetchOrder(id)).toMatchObject({
      status: 'paid',
      providerPaymentId: revolut.orders.get(id)?.payments?.at(-1)?.id,
      instrument: 'Visa ending 4242',
      failure: null,
    });
    expect(await cards.cancelOrder(id)).toMatchObject({ status: 'paid' });
    const { providerOrderId: other } = await cards.openOrder(request);
    expect(await cards.cancelOrder(other)).toMatchObject({ status: 'cancelled' });
  });

  it('[BOOKSC-005] is asked for and read as Revolut’s documents say', async () => {
    const cards = port();
    const { providerOrderId: id } = await cards.openOrder(request);
    const post = (body: object) =>
      fetch(`${revolut.url}/api/orders`, {
        method: 'POST',
        headers: { authorization: `Bearer ${REVOLUT_KEY}`, 'revolut-api-version': '2024-09-01' },
        body: JSON.stringify(body),
      });
    const sent = { amount: 2250, currency: 'EUR' };
    expect((await post(sent)).status).toBe(201);
    for (const wrong of [{ ...sent, reference: 'thyme-7' }, { ...sent, currency: 'eur' }, { currency: 'EUR' }])
      expect((await post(wrong)).status).toBe(400);
    revolut.pay(id);
    const refund = {
      providerOrderId: id,
      providerPaymentId: id,
      amount: 500,
      currency: 'EUR',
      reason: 'x',
      key: 'once',
    };
    const { providerRefundId } = await cards.refund(refund);
    expect(await cards.refund(refund)).toEqual({ status: 'sent', providerRefundId, failure: null });
    expect(await cards.fetchRefund(providerRefundId ?? '')).toMatchObject({ status: 'succeeded' });
    const broken = { ...revolut.orders.get(id), card: '4242' } as unknown as DocumentedOrder;
    revolut.orders.set(id, broken);
    await expect(cards.fetchOrder(id)).rejects.toThrow(ProviderUnavailable);
  });

  it('[BOOKSC-005] has no field read that the documents do not name', () => {
    expectTypeOf<Exclude<keyof RevolutOrder, keyof DocumentedOrder>>().toBeNever();
    type Payment = NonNullable<RevolutOrder['payments']>[number];
    expectTypeOf<Exclude<keyof Payment, keyof DocumentedPayment>>().toBeNever();
    type Method = NonNullable<Payment['payment_method']>;
    expectTypeOf<Exclude<keyof Method, keyof NonNullable<DocumentedPayment['payment_method']>>>().toBeNever();
    expectTypeOf<DocumentedOrder>().toExtend<RevolutOrder>();
  });

  it('a provider that is silent, broken or overloaded is unavailable; a refused request is our bug', async () => {
    const cards = port();
    revolut.silence(true);
    await expect(cards.fetchOrder('rev-1')).rejects.toThrow(ProviderUnavailable);
    revolut.silence(false);
    for (const status of [500, 503, 429]) {
      revolut.answerNext({ status, body: {} });
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

  it.each([
    ['DISPUTE_LOST', { dispute_id: 'dis-1' }],
    ['PAYOUT_COMPLETED', { payout_id: 'out-1' }],
    ['SUBSCRIPTION_OVERDUE', { subscription_id: 'sub-1' }],
  ])('[BOOKSC-005] %s is not about an order, and not refused', (event, id) => {
    const text = JSON.stringify({ event, ...id });
    expect(read(signed(text, now * 1000), text)).toMatchObject({
      ok: true,
      value: { type: event, providerOrderId: null, subject: null },
    });
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
  expect(page.publicId).toBe(revolut.orders.get(order.providerOrderId ?? '')?.token);
  revolut.pay(order.providerOrderId ?? '');
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
  const { sendDueRefunds } = await import('../../../features/payments/refunds/send-refunds.ts');
  api.clock.advance(3_600);
  await sendDueRefunds(api.app.services);
  const [refund] = await api.db.select().from(refunds).where(eq(refunds.saleId, page.saleId));
  expect(refund).toMatchObject({ status: 'succeeded', amount: 2250 });
  expect(revolut.orders.get(refund?.providerRefundId ?? '')).toMatchObject({ type: 'refund', amount: 2250 });
  expect(await saleOf(api, page.saleId)).toMatchObject({ paidAmount: 0 });
  await api.close();
});
