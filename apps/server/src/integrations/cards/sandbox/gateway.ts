import { randomUUID } from 'node:crypto';
import { isCardExpired } from '@thyme/domain/payments';
import { DAY } from '@thyme/domain/time';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CardMethod, Wallet } from '../card-port.ts';
import { insertDispute } from './account-store.ts';
import type { GatewayParts } from './gateway-parts.ts';
import * as store from './store.ts';
import {
  type CardErrors,
  type CardFields,
  checkCard,
  EXPIRED,
  NOT_APPROVED,
  TEST_CARDS,
  type TestCard,
} from './test-cards.ts';
import { sendWebhook } from './webhook.ts';

/** After this many declines the order fails. */
const MAX_DECLINES = 3;
/** The refusal of a wallet token that was used before. */
const TOKEN_USED = 'The wallet approved a different payment with this.';
/** The delay of the webhook when the response is withheld. */
const SILENCE_SECONDS = 30;

export type Attempt =
  | { state: 'completed'; order: store.SandboxOrder }
  | { state: 'challenge' }
  | { state: 'pending' | 'failed'; failure: string }
  | { state: 'closed' }
  | { state: 'silence' }
  | { state: 'invalid'; errors: CardErrors }
  | { state: 'missing' };

type Billing = Record<string, string>;

/** The built-in card gateway: stores its own orders, charges test cards, and sends its merchant a webhook for each change. */
export function createGateway(parts: GatewayParts) {
  return {
    pay: (publicId: string, fields: CardFields, billing: Billing) => pay(parts, publicId, fields, billing),
    answerChallenge: (publicId: string, isApproved: boolean) => answerChallenge(parts, publicId, isApproved),
    chargeWallet: (order: store.SandboxOrder, agreed: AgreedCharge) => chargeWallet(parts, order, agreed),
    chargeSaved: (order: store.SandboxOrder, card: store.SandboxCard) => chargeSaved(parts, order, card),
  };
}

export type Gateway = ReturnType<typeof createGateway>;

async function pay(parts: GatewayParts, publicId: string, fields: CardFields, billing: Billing): Promise<Attempt> {
  const order = await store.findOrder(parts.db, { publicId });
  if (!order) return { state: 'missing' };
  const checked = checkCard(fields, parts.clock.now());
  if ('errors' in checked) return { state: 'invalid', errors: checked.errors };
  const { card, expMonth, expYear } = checked;
  return charge(parts, order, {
    card,
    expiry: { cardExpMonth: expMonth, cardExpYear: expYear, savedCardId: null },
    method: 'card',
    billing,
  });
}

/** A saved card has its own outcome in some tests, and may have expired since. */
async function chargeSaved(parts: GatewayParts, order: store.SandboxOrder, saved: store.SandboxCard): Promise<Attempt> {
  const known = TEST_CARDS.find(({ number }) => number.endsWith(saved.end));
  if (!known) return { state: 'missing' };
  const isExpired = isCardExpired(saved, parts.clock.now());
  const outcome = isExpired ? ({ kind: 'decline', message: EXPIRED } as const) : (known.whenSaved ?? known.outcome);
  const expiry = { cardExpMonth: saved.expMonth, cardExpYear: saved.expYear, savedCardId: saved.id };
  return charge(parts, order, { card: { ...known, outcome }, expiry, method: 'card', billing: {} });
}

/** A payment approved on a wallet sheet; `token` is the fingerprint of the sheet's token. */
export interface AgreedCharge {
  card: TestCard;
  wallet: Wallet;
  token: string;
}

/** A token pays once: its fingerprint is stored with the one order that it paid. */
async function chargeWallet(
  parts: GatewayParts,
  order: store.SandboxOrder,
  { card, wallet, token }: AgreedCharge,
): Promise<Attempt> {
  try {
    return await charge(parts, order, { card, method: wallet, billing: {}, walletToken: token });
  } catch (error) {
    if (store.isUsedToken(error)) return { state: 'failed', failure: TOKEN_USED };
    throw error;
  }
}

interface Charge {
  card: TestCard;
  method: CardMethod;
  billing: Billing;
  walletToken?: string;
  /** The expiry that was entered, or the saved card that is charged. */
  expiry?: Partial<Pick<store.SandboxOrder, 'cardExpMonth' | 'cardExpYear' | 'savedCardId'>>;
}

async function charge(parts: GatewayParts, order: store.SandboxOrder, asked: Charge): Promise<Attempt> {
  const { card, method, billing, walletToken = null, expiry = {} } = asked;
  const { outcome } = card;
  const seen = { walletToken, method, cardBrand: card.brand, cardEnd: card.number.slice(-4), billing, ...expiry };
  switch (outcome.kind) {
    case 'success':
    case 'silence': {
      const isSilent = outcome.kind === 'silence';
      const done = await complete(parts, order, { seen, delay: isSilent ? SILENCE_SECONDS : 0 });
      if (!done) return closed(parts, order.id);
      return isSilent ? { state: 'silence' } : { state: 'completed', order: done };
    }
    case 'challenge': {
      const change = { ...seen, state: 'challenge', failure: null };
      const isAsked = await store.moveOrder(parts.db, order.id, ['pending', 'challenge'], change);
      return isAsked ? { state: 'challenge' } : closed(parts, order.id);
    }
    case 'decline':
      return parts.db.transaction((transaction) => decline(parts, transaction, order.id, outcome.message));
  }
}

/** A paid order reports that it is paid when it is paid again; it is not charged twice. */
async function closed({ db }: GatewayParts, id: string): Promise<Attempt> {
  const order = await store.findOrder(db, { id });
  return order?.state === 'completed' ? { state: 'completed', order } : { state: 'closed' };
}

interface Completion {
  /** The payment data; fields left out keep the order's values. */
  seen: Partial<store.SandboxOrder>;
  /** Seconds until the merchant gets the webhook. */
  delay: number;
}

/** Marks an order as paid and queues its webhook. Null if it can no longer be paid. */
function complete(
  parts: GatewayParts,
  { id }: store.SandboxOrder,
  { seen, delay }: Completion,
): Promise<store.SandboxOrder | null> {
  const change = { ...seen, state: 'completed', failure: null, completedAt: parts.clock.now() };
  return parts.db.transaction(async (transaction) => {
    const order = await store.moveOrder(transaction, id, ['pending', 'challenge'], change);
    if (!order) return null;
    await sendWebhook(parts, transaction, { event: 'order.completed', orderId: order.id, delay });
    await planDispute(parts, transaction, order);
    return keepCard(parts, transaction, order);
  });
}

/** The owner of some test cards disputes the payment a day later. */
async function planDispute({ clock }: GatewayParts, transaction: Transaction, order: store.SandboxOrder) {
  const card = TEST_CARDS.find(({ number }) => number.endsWith(order.cardEnd ?? 'none'));
  if (!card?.disputed) return;
  const now = clock.now();
  await insertDispute(transaction, {
    id: `sbx_dp_${randomUUID()}`,
    orderId: order.id,
    amount: order.amount,
    outcome: card.disputed,
    reason: 'They say they did not make this payment',
    movesAt: now + DAY,
    createdAt: now,
  });
}

/** Saves the card of a paid order, if the guest agreed; not one behind a wallet, nor one that is already saved. */
async function keepCard(
  { clock }: GatewayParts,
  transaction: Transaction,
  order: store.SandboxOrder,
): Promise<store.SandboxOrder> {
  const { id, customerId, keepsCard, savedCardId, method, cardBrand, cardEnd, cardExpMonth, cardExpYear } = order;
  const isWanted = keepsCard && customerId !== null && savedCardId === null && method === 'card';
  if (!isWanted || !cardBrand || !cardEnd || !cardExpMonth || !cardExpYear) return order;
  const card = { customerId, brand: cardBrand, end: cardEnd, expMonth: cardExpMonth, expYear: cardExpYear };
  const cardId = `sbx_card_${randomUUID()}`;
  await store.insertCard(transaction, { id: cardId, ...card, createdAt: clock.now() });
  return (await store.moveOrder(transaction, id, ['completed'], { savedCardId: cardId })) ?? order;
}

async function decline(parts: GatewayParts, transaction: Transaction, id: string, failure: string): Promise<Attempt> {
  const isLast = (await store.countDeclines(transaction, id)) + 1 >= MAX_DECLINES;
  const state = isLast ? ('failed' as const) : ('pending' as const);
  const order = await store.moveOrder(transaction, id, ['pending', 'challenge'], { state, failure });
  if (!order) return closed(parts, id);
  await sendWebhook(parts, transaction, { event: isLast ? 'order.failed' : 'order.declined', orderId: order.id });
  return { state, failure };
}

async function answerChallenge(parts: GatewayParts, publicId: string, isApproved: boolean): Promise<Attempt> {
  const order = await store.findOrder(parts.db, { publicId });
  if (!order) return { state: 'missing' };
  if (order.state !== 'challenge') return closed(parts, order.id);
  if (!isApproved) return parts.db.transaction((transaction) => decline(parts, transaction, order.id, NOT_APPROVED));
  const done = await complete(parts, order, { seen: {}, delay: 0 });
  return done ? { state: 'completed', order: done } : closed(parts, order.id);
}
