import { createHmac } from 'node:crypto';
import { cardOrders, providerEvents } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, book, bootApi, insertBusiness, type TestApi, type TestBusiness } from '../../../../test/kit/index.ts';
import { confirmPayment, lastOrderOf, ledgerOf, saleOf } from '../../../../test/kit/paying.ts';
import type { SignedIn } from '../../../../test/kit/sign-in.ts';
import { stripeEvent } from '../../../../test/kit/stand-ins/stripe/events.ts';
import { type StripeStandIn, startStripe } from '../../../../test/kit/stand-ins/stripe/stripe-stand-in.ts';
import { ProviderUnavailable } from '../card-port.ts';
import { stripeCards } from './stripe-cards.ts';

const WEBHOOK_SECRET = 'whsec_of_a_test';
let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

const settings = (page: 'checkout' | 'elements') => ({
  provider: 'stripe' as const,
  secretKey: 'sk_test_of_a_test',
  publishableKey: 'pk_test_of_a_test',
  webhookSecret: WEBHOOK_SECRET,
  connectWebhookSecret: null,
  page,
  apiUrl: stripe.url,
});
const port = (page: 'checkout' | 'elements') => stripeCards({ ...settings(page), publicUrl: 'https://thyme.example' });

let counter = 0;
const order = (key = `key-${++counter}`) => ({
  reference: 'thyme-7',
  description: 'Willow Room',
  amount: 2250,
  currency: 'EUR',
  method: 'card' as const,
  email: 'niamh@mail.example',
  expiresAt: Math.floor(Date.now() / 1000) + 600,
  returnTo: { success: '/payment-success', failure: '/payment-fail' },
  key,
});

describe('a Checkout page', () => {
  it('is created once for each key, with our amount and return address', async () => {
    const cards = port('checkout');
    const opened = await cards.openOrder(order('same'));
    expect(opened).toEqual({
      providerOrderId: 'cs_1',
      publicId: 'cs_1',
      pageUrl: 'https://checkout.stripe.example/cs_1',
    });
    expect(await cards.openOrder({ ...order('same') })).toEqual(opened);
    expect(stripe.sessions.size).toBe(1);
    const form = new URLSearchParams(stripe.requests.find(({ path }) => path === '/v1/checkout/sessions')?.body);
    expect(form.get('line_items[0][price_data][unit_amount]')).toBe('2250');
    expect(form.get('success_url')).toBe('https://thyme.example/payment-success');
    expect(form.get('customer_email')).toBe('niamh@mail.example');
    // Stripe refuses a page that expires in less than half an hour.
    expect(Number(form.get('expires_at')) - Date.now() / 1000).toBeGreaterThan(30 * 60);
    expect(await cards.pageOf('cs_1')).toBe('https://checkout.stripe.example/cs_1');
  });

  it('is reported open, declined, paid, expired', async () => {
    const cards = port('checkout');
    const { providerOrderId: id } = await cards.openOrder(order());
    expect(await cards.fetchOrder(id)).toMatchObject({
      status: 'pending',
      amount: 2250,
      currency: 'EUR',
      failure: null,
    });
    stripe.decline(id);
    expect(await cards.fetchOrder(id)).toMatchObject({ status: 'pending', failure: 'Your card was declined.' });
    stripe.pay(id);
    expect(await cards.fetchOrder(id)).toMatchObject({
      providerOrderId: id,
      status: 'paid',
      amount: 2250,
      providerPaymentId: expect.stringMatching(/^pi_/),
      instrument: 'Visa ending 4242',
    });
    expect(await cards.cancelOrder(id)).toMatchObject({ status: 'paid' });
    const { providerOrderId: other } = await cards.openOrder(order());
    expect(await cards.cancelOrder(other)).toMatchObject({ status: 'expired' });
  });
});

describe('a PaymentIntent', () => {
  it('passes its client secret to the Payment Element', async () => {
    const opened = await port('elements').openOrder(order());
    expect(opened.publicId).toBe(`${opened.providerOrderId}_secret_x`);
    expect(opened.pageUrl).toBeNull();
  });

  it('is charged with a wallet, even where cards are paid on Stripe’s page', async () => {
    const opened = await port('checkout').openOrder({ ...order(), method: 'google' });
    expect(opened.providerOrderId).toMatch(/^pi_/);
  });

  it('accepts a Google Pay token as JSON or as an id, and refuses others', async () => {
    const cards = port('elements');
    const charge = async (token: string) =>
      cards.chargeWallet((await cards.openOrder(order())).providerOrderId, { wallet: 'google', token });
    expect(await charge('{"id":"tok_google","object":"token"}')).toMatchObject({
      status: 'paid',
      method: 'google',
      instrument: 'Google Pay, Visa ending 4242',
    });
    expect(await charge('tok_google')).toMatchObject({ status: 'paid' });
    // The order stays open for another card.
    expect(await charge('tok_declined')).toMatchObject({ status: 'pending', failure: 'Your card was declined.' });
    expect(await charge('tok_unknown')).toMatchObject({ status: 'pending', failure: expect.any(String) });
    expect(await charge('not a token; drop table')).toMatchObject({ status: 'pending', failure: expect.any(String) });
  });
});

describe('refunds and lost responses', () => {
  it('a refund has its key, so that it is made once despite a lost response', async () => {
    const cards = port('elements');
    const { providerOrderId: id } = await cards.openOrder(order());
    stripe.pay(id);
    const request = {
      providerOrderId: id,
      providerPaymentId: id,
      amount: 500,
      currency: 'EUR',
      reason: 'x',
      key: 'refund-1',
    };
    stripe.silence(true);
    await expect(cards.refund(request)).rejects.toThrow(ProviderUnavailable);
    stripe.silence(false);
    const sent = await cards.refund(request);
    expect(sent).toMatchObject({ status: 'sent' });
    expect(await cards.fetchRefund(sent.providerRefundId ?? '')).toMatchObject({ status: 'succeeded' });
    expect(stripe.refunds).toEqual([{ payment_intent: id, amount: 500, key: 'refund-1' }]);
  });
});

describe('refusals and limits of Stripe', () => {
  it('[BOOKSC-027] a refund that waited for the balance is made once it is refilled, under the next key', async () => {
    const cards = port('elements');
    const { providerOrderId: id } = await cards.openOrder(order());
    stripe.pay(id);
    const request = { providerOrderId: id, providerPaymentId: id, amount: 500, currency: 'EUR', reason: 'x' };
    stripe.emptyBalance(true);
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(cards.refund({ ...request, key: 'waits' })).rejects.toThrow(ProviderUnavailable);
    stripe.emptyBalance(false);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await cards.refund({ ...request, key: 'waits' })).toMatchObject({ status: 'sent' });
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === id)).toHaveLength(1);
  });

  it('a refused refund has failed, with the reason', async () => {
    const cards = port('elements');
    const { providerOrderId: id } = await cards.openOrder(order());
    stripe.pay(id);
    const request = {
      providerOrderId: id,
      providerPaymentId: id,
      amount: 9999,
      currency: 'EUR',
      reason: 'x',
      key: 'big',
    };
    expect(await cards.refund(request)).toEqual({
      status: 'failed',
      providerRefundId: null,
      failure: 'Refund amount is greater than charge amount.',
    });
  });

  it('a page expires after at most a day', async () => {
    const later = Math.floor(Date.now() / 1000) + 14 * 86_400;
    await port('checkout').openOrder({ ...order(), expiresAt: later });
    const { body } = stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions') ?? {};
    expect(Number(new URLSearchParams(body).get('expires_at'))).toBeLessThan(Date.now() / 1000 + 86_400);
  });
});

/** https://docs.stripe.com/webhooks#verify-manually */
function signed(body: string, at: number, secret = WEBHOOK_SECRET): Record<string, string> {
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { 'stripe-signature': `t=${at},v1=${mac}`, 'content-type': 'application/json' };
}

const pageEvent = (id: string, page: string) =>
  JSON.stringify(stripeEvent({ id, type: 'checkout.session.completed' }, 'checkout.session', { id: page }));

describe('webhooks', () => {
  const now = 1_800_000_000;
  const body = pageEvent('evt_1', 'cs_9');
  const read = (headers: Record<string, string>, text = body) =>
    port('checkout').readEvent({ body: Buffer.from(text), headers, now });

  it('signed by Stripe are read', () => {
    expect(read(signed(body, now))).toMatchObject({
      ok: true,
      value: { id: 'evt_1', type: 'checkout.session.completed', providerOrderId: 'cs_9' },
    });
    const other = JSON.stringify(stripeEvent({ id: 'evt_2', type: 'customer.created' }, 'customer', { id: 'cus_1' }));
    expect(read(signed(other, now), other)).toMatchObject({ ok: true, value: { providerOrderId: null } });
  });

  it.each([
    ['no key', {}, 'bad-signature'],
    ['another key', signed(body, now, 'whsec_another'), 'bad-signature'],
    ['Stripe, but too long ago', signed(body, now - 301), 'too-old'],
    ['Stripe, for another body', signed(`${body} `, now), 'bad-signature'],
  ])('signed by %s are refused', (_, headers, code) => {
    expect(read(headers as Record<string, string>)).toEqual({ ok: false, refusal: { code } });
  });
});

describe('a booking with Stripe as the provider', () => {
  let api: TestApi;
  let guest: SignedIn;
  let shop: TestBusiness;
  beforeAll(async () => {
    api = await bootApi({ config: { cards: settings('checkout'), publicUrl: 'https://thyme.example' } });
    guest = await api.signIn();
    shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 30 }, chairs: 10 });
  });
  afterAll(() => api.close());

  const hold = () =>
    book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-16 10:00')],
      payment_info: { stripe: 22.5 },
    });
  const post = (text: string) =>
    api.fetch('/webhooks/stripe', { method: 'POST', headers: signed(text, api.clock.now()), body: text });

  it('sends the guest to Stripe’s page; its webhook, duplicated and late, confirms once', async () => {
    const booked = await hold();
    expect(booked.payment_url).toMatch(/^https:\/\/checkout\.stripe\.example\/cs_/);
    const { id, providerOrderId } = await lastOrderOf(api, booked.sale_id ?? 0);
    stripe.pay(providerOrderId ?? '');
    const text = pageEvent('evt_paid', providerOrderId ?? '');
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(text)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await api.runJobs();
    const late = { id: 'evt_late', type: 'payment_intent.succeeded' } as const;
    await post(JSON.stringify(stripeEvent(late, 'payment_intent', { id: 'pi_of_nobody' })));
    await api.runJobs();
    expect(await ledgerOf(api, booked.sale_id ?? 0)).toEqual(['sale 7500', 'charge 2250']);
    expect(await api.db.$count(providerEvents, eq(providerEvents.eventId, 'evt_paid'))).toBe(1);
    expect(await confirmPayment(api, guest.token, { saleId: booked.sale_id ?? 0, orderId: id })).toMatchObject({
      status: 1,
    });
    const refused = await api.fetch('/webhooks/stripe', { method: 'POST', headers: signed(text, 1), body: text });
    expect(refused.status).toBe(401);
  });

  it('books and holds nothing while Stripe does not respond', async () => {
    stripe.silence(true);
    const booked = await hold();
    stripe.silence(false);
    expect(booked).toMatchObject({ status: 1, payment_status: 0, payment_url: null });
    expect(await saleOf(api, booked.sale_id)).toMatchObject({ status: 'void', claimedAmount: 0 });
    const [row] = await api.db
      .select()
      .from(cardOrders)
      .where(eq(cardOrders.saleId, booked.sale_id ?? 0));
    expect(row).toMatchObject({ status: 'failed', reconcileAt: null });
  });
});
