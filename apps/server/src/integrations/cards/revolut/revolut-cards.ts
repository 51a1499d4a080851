import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { refuse } from '@thyme/domain/result';
import { z } from 'zod';
import type { CardsConfig } from '../../../platform/config/card-settings.ts';
import type { CardMethod, CardPort, IncomingEvent, OrderReport, RefundReport } from '../card-port.ts';
import { createRevolutClient, type RevolutClient, type RevolutOrder } from './revolut-client.ts';

const TOLERANCE_MS = 300_000;
const REFUND_REFUSED = 'The refund was not accepted.';

export type RevolutParts = Extract<CardsConfig, { provider: 'revolut' }> & { publicUrl: string };

const STATUS: Record<string, OrderReport['status']> = {
  pending: 'pending',
  processing: 'pending',
  authorised: 'authorised',
  completed: 'paid',
  cancelled: 'cancelled',
  failed: 'failed',
};

/** Revolut Merchant: our card page shows its card field and wallet button with the order's token. */
export function revolutCards(parts: RevolutParts): CardPort {
  const client = createRevolutClient(parts);
  return {
    name: 'revolut',
    mode: parts.mode,
    publishableKey: parts.publicKey,
    // Its own script on the card page provides the wallet buttons.
    wallets: [],
    keepsWalletsApart: false,
    vault: null,
    payouts: null,
    openOrder: async ({ reference, description, amount, currency, email, returnTo }) => {
      const order = await client.create({
        amount,
        currency,
        description,
        merchant_order_data: { reference },
        redirect_url: parts.publicUrl + returnTo.success,
        ...(email === null ? {} : { customer: { email } }),
      });
      if (!order.token) throw new Error('Revolut gave no token for an order.');
      return { providerOrderId: order.id, publicId: order.token, pageUrl: null };
    },
    pageOf: async () => null,
    fetchOrder: async (id) => reportOf(await client.fetch(id)),
    cancelOrder: (id) => cancelOrder(client, id),
    chargeWallet: async (id) => {
      const report = reportOf(await client.fetch(id));
      return report.status === 'paid' ? report : { ...report, status: 'failed', failure: 'Please pay by card.' };
    },
    refund: async ({ providerOrderId, amount, currency, reason, key }) => {
      const refund = await client.refund(providerOrderId, { amount, currency, description: reason, key });
      return refund ? refundReport(refund) : { status: 'failed', providerRefundId: null, failure: REFUND_REFUSED };
    },
    // Revolut makes a refund an order of its own.
    fetchRefund: async (id) => refundReport(await client.fetch(id)),
    readEvent: (event) => readEvent(parts.webhookSecret, event),
  };
}

function refundReport({ id: providerRefundId, state }: RevolutOrder): RefundReport {
  if (state === 'completed') return { status: 'succeeded', providerRefundId, failure: null };
  if (state === 'failed' || state === 'cancelled')
    return { status: 'failed', providerRefundId, failure: REFUND_REFUSED };
  return { status: 'sent', providerRefundId, failure: null };
}

/** An order that was paid in between cannot be cancelled; then its state is fetched again. */
async function cancelOrder(client: RevolutClient, id: string): Promise<OrderReport> {
  const cancelled = await client.cancel(id);
  return reportOf(cancelled ?? (await client.fetch(id)));
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  american_express: 'American Express',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
};

const WALLET_METHODS: Record<string, CardMethod> = { google_pay: 'google', apple_pay: 'apple' };

const DECLINES: Record<string, string> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  '3ds_challenge_failed_manually': 'Your bank couldn’t confirm it was you.',
};

export function reportOf(order: RevolutOrder): OrderReport {
  const status = STATUS[order.state] ?? 'pending';
  const tries = order.payments ?? [];
  const last = tries.at(-1);
  const paid = tries.find(({ state }) => state === 'completed' || state === 'captured') ?? last;
  const card = paid?.payment_method;
  const method = WALLET_METHODS[card?.type ?? ''] ?? 'card';
  const name = card?.card_last_four
    ? `${BRANDS[(card.card_brand ?? '').toLowerCase()] ?? 'Card'} ending ${card.card_last_four}`
    : null;
  const prefix = { google: 'Google Pay, ', apple: 'Apple Pay, ', card: '' }[method];
  return {
    providerOrderId: order.id,
    status,
    amount: order.amount,
    currency: order.currency.toUpperCase(),
    method,
    providerPaymentId: status === 'paid' ? (paid?.id ?? order.id) : null,
    instrument: name && prefix + name,
    failure: last?.decline_reason ? (DECLINES[last.decline_reason] ?? 'Your card was declined.') : null,
  };
}

const event = z.string().min(1).max(80);
const id = z.string().min(1).max(100);
/** Disputes, payouts and subscriptions of the account are reported too where its owner has asked for them. */
const message = z.union([
  z.object({ event, order_id: id }),
  z.object({ event, dispute_id: id }),
  z.object({ event, payout_id: id }),
  z.object({ event, subscription_id: id }),
]);

/** https://developer.revolut.com/docs/guides/accept-payments/tutorials/work-with-webhooks/verify-the-payload-signature */
function readEvent(secret: string, { body, headers, now }: IncomingEvent): ReturnType<CardPort['readEvent']> {
  const at = headers['revolut-request-timestamp'];
  const given = headers['revolut-signature'];
  if (typeof at !== 'string' || typeof given !== 'string' || !/^\d{10,16}$/.test(at)) return refuse('bad-signature');
  const expected = createHmac('sha256', secret).update(`v1.${at}.`).update(body).digest();
  // While a secret is rotated there are several signatures, separated by commas.
  const isSigned = given.split(',').some((part) => {
    const mac = /^\s*v1=([0-9a-f]{64})\s*$/.exec(part)?.[1];
    return mac !== undefined && timingSafeEqual(Buffer.from(mac, 'hex'), expected);
  });
  if (!isSigned) return refuse('bad-signature');
  if (Math.abs(now * 1000 - Number(at)) > TOLERANCE_MS) return refuse('too-old');
  const read = message.safeParse(parse(body));
  if (!read.success) return refuse('malformed');
  // Its webhooks have no id: an equal body is the same webhook.
  const digest = createHash('sha256').update(body).digest('hex');
  const { data } = read;
  const providerOrderId = 'order_id' in data ? data.order_id : null;
  return { ok: true, value: { id: digest, type: data.event, providerOrderId, subject: null, payload: data } };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
