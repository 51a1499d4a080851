import { refuse } from '@thyme/domain/result';
import Stripe from 'stripe';
import type { CardsConfig } from '../../../platform/config/card-settings.ts';
import {
  type CardPort,
  type EventRefusal,
  type IncomingEvent,
  type OpenedOrder,
  type OrderReport,
  type OrderRequest,
  ProviderUnavailable,
  type RefundReport,
  type RefundRequest,
} from '../card-port.ts';
import { guarded, isRefusedFor, underFreshKey } from './stripe-calls.ts';
import { eventOf } from './stripe-events.ts';
import { stripePayouts } from './stripe-payouts.ts';
import { intentReport, openIntent, sessionReport } from './stripe-reports.ts';
import { stripeVault } from './stripe-vault.ts';

/** Pinned: a newer SDK changes requests only after this line, and its tests, were changed. */
const API_VERSION = '2026-10-28.endive';
const PATIENCE_MS = 20_000;
/** Stripe's shortest lifetime of a page; we cancel an order that expires earlier. */
const SHORTEST_PAGE = 31 * 60;
/** Stripe's longest lifetime of a page; a later guest gets a new one. */
const LONGEST_PAGE = 23 * 3600;
const TOLERANCE_SECONDS = 300;

export type StripeParts = Extract<CardsConfig, { provider: 'stripe' }> & { publicUrl: string };

/**
 * Stripe: orders are Checkout Sessions (Stripe's own page) or PaymentIntents (the Payment Element on our page, and wallet
 * tokens). Their ids tell which: `cs_…` or `pi_…`. `httpClient` takes the place of the SDK's own, to watch its answers.
 */
export function stripeCards(parts: StripeParts, httpClient?: Stripe.HttpClient): CardPort {
  const stripe = connect(parts, httpClient);
  return {
    name: 'stripe',
    mode: parts.secretKey.startsWith('sk_live_') ? 'production' : 'sandbox',
    publishableKey: parts.publishableKey,
    wallets: ['google', 'apple'],
    keepsWalletsApart: parts.page === 'checkout',
    // Stripe's own page has its own saved cards (Link).
    vault: parts.page === 'elements' ? stripeVault(stripe) : null,
    payouts: stripePayouts(stripe, parts.publicUrl),
    openOrder: (request) =>
      guarded(() => {
        const onPage = parts.page === 'checkout' && request.method === 'card';
        return onPage ? openPage(stripe, parts, request) : openElement(stripe, request);
      }),
    pageOf: (id) => guarded(async () => (isPage(id) ? (await stripe.checkout.sessions.retrieve(id)).url : null)),
    fetchOrder: (id) => guarded(() => fetchOrder(stripe, id)),
    cancelOrder: (id) => guarded(() => cancelOrder(stripe, id)),
    chargeWallet: (id, { token }) => guarded(() => chargeWallet(stripe, id, token)),
    refund: (request) => guarded(() => refund(stripe, request)),
    fetchRefund: (id) => guarded(async () => refundReport(await stripe.refunds.retrieve(id))),
    readEvent: (event) => readEvent(stripe, parts, event),
  };
}

function connect({ secretKey, apiUrl }: StripeParts, httpClient?: Stripe.HttpClient): Stripe {
  const at = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: PATIENCE_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(httpClient ? { httpClient } : {}),
    ...(at === null
      ? {}
      : {
          host: at.hostname,
          port: at.port || (at.protocol === 'http:' ? '80' : '443'),
          protocol: at.protocol === 'http:' ? 'http' : 'https',
        }),
  });
}

const isPage = (id: string) => id.startsWith('cs_');

async function openPage(stripe: Stripe, { publicUrl }: StripeParts, request: OrderRequest): Promise<OpenedOrder> {
  const { amount, currency, description, reference, email, returnTo, expiresAt, key } = request;
  const now = Math.floor(Date.now() / 1000);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: reference,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: description } },
        },
      ],
      payment_intent_data: { description, metadata: { reference } },
      metadata: { reference },
      success_url: publicUrl + returnTo.success,
      cancel_url: publicUrl + returnTo.failure,
      expires_at: Math.min(Math.max(expiresAt, now + SHORTEST_PAGE), now + LONGEST_PAGE),
      ...(email === null ? {} : { customer_email: email }),
    },
    { idempotencyKey: key },
  );
  return { providerOrderId: session.id, publicId: session.id, pageUrl: session.url };
}

async function openElement(stripe: Stripe, request: OrderRequest): Promise<OpenedOrder> {
  const intent = await openIntent(stripe, request);
  if (intent.client_secret === null) throw new Error('Stripe gave no client secret.');
  return { providerOrderId: intent.id, publicId: intent.client_secret, pageUrl: null };
}

async function fetchOrder(stripe: Stripe, id: string): Promise<OrderReport> {
  if (!isPage(id)) return intentReport(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  return sessionReport(
    await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent', 'payment_intent.latest_charge'] }),
  );
}

/** Stripe refuses when the order was paid in between; then its state is fetched again. */
async function cancelOrder(stripe: Stripe, id: string): Promise<OrderReport> {
  try {
    if (isPage(id)) await stripe.checkout.sessions.expire(id);
    else await stripe.paymentIntents.cancel(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
  return fetchOrder(stripe, id);
}

/** Google Pay and Apple Pay return a Stripe token, as JSON with its id or as the id alone. */
function tokenId(token: string): string {
  try {
    const read: unknown = JSON.parse(token);
    if (typeof read === 'object' && read !== null && 'id' in read) return String(read.id);
  } catch {
    return token;
  }
  return token;
}

async function chargeWallet(stripe: Stripe, id: string, token: string): Promise<OrderReport> {
  const known = await fetchOrder(stripe, id);
  if (known.status === 'paid') return known;
  // The intent stays open for another card.
  const refused = (failure: string): OrderReport => ({ ...known, failure });
  if (isPage(id)) return refused('This order is paid on its own page.');
  const wallet = tokenId(token);
  if (!/^tok_\w{1,100}$/.test(wallet)) return refused('The wallet didn’t approve this payment.');
  try {
    const key = `wallet-${id}-${wallet}`;
    const method = await stripe.paymentMethods.create(
      { type: 'card', card: { token: wallet } },
      { idempotencyKey: `method-${key}` },
    );
    const intent = await stripe.paymentIntents.confirm(
      id,
      { payment_method: method.id, expand: ['latest_charge'] },
      { idempotencyKey: key },
    );
    const report = intentReport(intent);
    return report.status === 'paid' ? report : refused('Your bank needs more information: please pay by card.');
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return refused(error.message);
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return refused('The wallet was not accepted.');
    throw error;
  }
}

/** The balance is too low for now. */
const EMPTY = ['balance_insufficient'];

/** Stripe's idempotency keys expire after a day; the refund's metadata has ours, so it is searched first. */
async function refund(stripe: Stripe, { providerPaymentId, amount, key }: RefundRequest): Promise<RefundReport> {
  const known = await stripe.refunds.list({ payment_intent: providerPaymentId, limit: 100 });
  const same = known.data.find(({ metadata }) => metadata?.key === key);
  if (same) return refundReport(same);
  const wanted = { payment_intent: providerPaymentId, amount, metadata: { key } };
  try {
    return refundReport(
      await underFreshKey(key, EMPTY, (idempotencyKey) => stripe.refunds.create(wanted, { idempotencyKey })),
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (isRefusedFor(error, EMPTY)) throw new ProviderUnavailable(error.message, { cause: error });
    // Any other refusal is final.
    return { status: 'failed', providerRefundId: null, failure: error.message };
  }
}

function refundReport(refund: Stripe.Refund): RefundReport {
  const { id: providerRefundId, status, failure_reason: reason } = refund;
  if (status === 'succeeded') return { status: 'succeeded', providerRefundId, failure: null };
  if (status === 'failed' || status === 'canceled')
    return { status: 'failed', providerRefundId, failure: reason ?? 'The refund was not accepted.' };
  return { status: 'sent', providerRefundId, failure: null };
}

/** Events of connected accounts come from an endpoint of their own, with its own secret. */
function readEvent(
  stripe: Stripe,
  { webhookSecret, connectWebhookSecret }: StripeParts,
  { body, headers, now }: IncomingEvent,
): ReturnType<CardPort['readEvent']> {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return refuse('bad-signature');
  let refusal: EventRefusal['code'] = 'bad-signature';
  for (const secret of [webhookSecret, ...(connectWebhookSecret === null ? [] : [connectWebhookSecret])])
    try {
      const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now * 1000);
      return { ok: true, value: eventOf(event) };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return refuse('malformed');
      if (/tolerance/i.test(error.message)) refusal = 'too-old';
    }
  return refuse(refusal);
}
