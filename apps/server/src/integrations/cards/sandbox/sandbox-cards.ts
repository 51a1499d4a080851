import { createHash, randomUUID } from 'node:crypto';
import { CARD_MISSING_MESSAGE } from '@thyme/domain/payments';
import { refuse } from '@thyme/domain/result';
import { z } from 'zod';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type {
  CardPort,
  CardVault,
  IncomingEvent,
  OpenedOrder,
  OrderReport,
  OrderRequest,
  RefundReport,
  RefundRequest,
} from '../card-port.ts';
import { type Attempt, createGateway, type Gateway } from './gateway.ts';
import type { GatewayParts } from './gateway-parts.ts';
import { reportOf } from './report.ts';
import { sandboxPayouts } from './sandbox-payouts.ts';
import { SIGNATURE_HEADER, verify } from './signature.ts';
import * as store from './store.ts';
import { fingerprintOf, readToken } from './wallet-token.ts';

export interface SandboxCards extends CardPort {
  name: 'sandbox';
  gateway: Gateway;
  secret: string;
  /** The address of the merchant, which is this server. */
  merchantOrigin(): string;
}

export interface SandboxParts extends GatewayParts {
  databaseUrl: string;
  merchantOrigin(): string;
}

export function isSandbox(cards: CardPort): cards is SandboxCards {
  return cards.name === 'sandbox';
}

/** Orders stay payable for a while after they expire here, as with real providers. */
const LATE_SECONDS = 86_400;

interface Parts extends SandboxParts {
  secret: string;
  gateway: Gateway;
}

async function findOrder({ db }: Parts, id: string): Promise<store.SandboxOrder> {
  const order = await store.findOrder(db, { id });
  if (!order) throw new Error(`The sandbox has no order ${id}.`);
  return order;
}

async function openOrder({ db, clock, secret }: Parts, request: OrderRequest): Promise<OpenedOrder> {
  const { reference, description, amount, currency, expiresAt, key } = request;
  const now = clock.now();
  const order = await store.insertOrder(db, {
    id: `sbx_${createHash('sha256').update(`${secret}${key}`).digest('hex').slice(0, 24)}`,
    publicId: `sbx_pub_${randomToken(16)}`,
    reference,
    description,
    amount,
    currency,
    createdAt: now,
    expiresAt: Math.max(now, expiresAt) + LATE_SECONDS,
  });
  return { providerOrderId: order.id, publicId: order.publicId, pageUrl: null };
}

async function chargeWallet(parts: Parts, id: string, token: string): Promise<OrderReport> {
  const { secret, gateway, clock } = parts;
  const order = await findOrder(parts, id);
  if (order.state === 'completed') return reportOf(order);
  const { amount, currency } = order;
  const agreed = readToken(secret, token, { amount, currency, now: clock.now() });
  if (!agreed) return { ...reportOf(order), failure: 'The wallet didn’t approve this payment.' };
  return afterAttempt(parts, id, await gateway.chargeWallet(order, { ...agreed, token: fingerprintOf(token) }));
}

/** A declined attempt leaves the order open until it was declined too often. */
async function afterAttempt(parts: Parts, id: string, attempt: Attempt): Promise<OrderReport> {
  const report = reportOf(attempt.state === 'completed' ? attempt.order : await findOrder(parts, id));
  return attempt.state === 'pending' || attempt.state === 'failed' ? { ...report, failure: attempt.failure } : report;
}

function vaultOf(parts: Parts): CardVault {
  const { db, clock, secret, gateway } = parts;
  return {
    createCustomer: async ({ reference, key }) => {
      const id = `sbx_cus_${createHash('sha256').update(`${secret}${key}`).digest('hex').slice(0, 24)}`;
      await store.insertCustomer(db, { id, reference, createdAt: clock.now() });
      return id;
    },
    keepCard: async (id, customerId) => {
      const change = customerId === null ? { keepsCard: false } : { keepsCard: true, customerId };
      await store.moveOrder(db, id, ['pending', 'challenge'], change);
    },
    charge: async (id, { customerId, cardId }) => {
      const order = await findOrder(parts, id);
      if (order.state === 'completed') return reportOf(order);
      const card = await store.findCard(db, customerId, cardId);
      if (!card) return { ...reportOf(order), failure: CARD_MISSING_MESSAGE };
      return afterAttempt(parts, id, await gateway.chargeSaved(order, card));
    },
    deleteCard: (id) => store.deleteCard(db, id),
    deleteCustomer: (id) => store.deleteCustomer(db, id),
  };
}

async function refund({ db, clock }: Parts, { providerOrderId, amount, key }: RefundRequest): Promise<RefundReport> {
  const request = { orderId: providerOrderId, requestKey: key, amount, createdAt: clock.now() };
  const refundId = await db.transaction((transaction) =>
    store.insertRefund(transaction, { id: `sbx_ref_${randomUUID()}`, ...request }),
  );
  return refundId === null
    ? { status: 'failed', providerRefundId: null, failure: 'More than was paid.' }
    : { status: 'succeeded', providerRefundId: refundId, failure: null };
}

/** The card port of the built-in gateway. */
export function sandboxCards(settings: SandboxParts): SandboxCards {
  // The same in every process, and unknown to anyone without access to the database.
  const secret = createHash('sha256').update(`sandbox gateway\n${settings.databaseUrl}`).digest('hex');
  const gateway = createGateway(settings);
  const parts: Parts = { ...settings, secret, gateway };
  return {
    name: 'sandbox',
    mode: 'sandbox',
    publishableKey: null,
    wallets: ['google', 'apple'],
    keepsWalletsApart: false,
    vault: vaultOf(parts),
    payouts: sandboxPayouts(parts),
    gateway,
    secret,
    merchantOrigin: settings.merchantOrigin,
    openOrder: (request) => openOrder(parts, request),
    pageOf: async () => null,
    fetchOrder: async (id) => reportOf(await findOrder(parts, id)),
    cancelOrder: async (id) => {
      const order = await store.moveOrder(parts.db, id, ['pending', 'challenge'], { state: 'cancelled' });
      return reportOf(order ?? (await findOrder(parts, id)));
    },
    chargeWallet: (id, { token }) => chargeWallet(parts, id, token),
    refund: (request) => refund(parts, request),
    fetchRefund: async (providerRefundId) => ({ status: 'succeeded', providerRefundId, failure: null }),
    readEvent: (event) => readEvent(secret, event),
  };
}

const message = z.object({
  id: z.string().min(1).max(100),
  event: z.string().max(60),
  order_id: z.string().max(100).nullable(),
  subject: z
    .object({ kind: z.enum(['dispute', 'refund', 'payout', 'account']), id: z.string().max(100) })
    .nullable()
    .default(null),
});

function readEvent(secret: string, { body, headers, now }: IncomingEvent): ReturnType<CardPort['readEvent']> {
  const header = headers[SIGNATURE_HEADER];
  const verdict = verify(secret, { body, header: typeof header === 'string' ? header : undefined, now });
  if (verdict !== 'ok') return refuse(verdict);
  const read = message.safeParse(parse(body));
  if (!read.success) return refuse('malformed');
  const { id, event: type, order_id: providerOrderId, subject } = read.data;
  return { ok: true, value: { id, type, providerOrderId, subject, payload: read.data } };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
