import { randomUUID } from 'node:crypto';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { CardMethod, Wallet } from '../card-port.ts';
import * as books from './books.ts';
import { deliverSandboxWebhook } from './jobs.ts';
import { type CardErrors, type CardFields, checkCard, NOT_APPROVED, type TestCard } from './test-cards.ts';

/** As many tries with other cards as one order gets. */
const MOST_DECLINES = 3;
/** What a sheet's answer that was used before gets. */
const TOKEN_USED = 'The wallet agreed to another payment with this.';
/** How late the message comes when the answer never does. */
const SILENCE_SECONDS = 30;

export interface GatewayParts {
  db: Database;
  clock: Clock;
  jobs: JobQueue;
}

export type Attempt =
  | { state: 'completed'; order: books.SandboxOrder }
  | { state: 'challenge' }
  | { state: 'pending' | 'failed'; failure: string }
  | { state: 'closed' }
  | { state: 'silence' }
  | { state: 'invalid'; errors: CardErrors }
  | { state: 'missing' };

type Billing = Record<string, string>;

/** The built-in card gateway: keeps its own books, charges test cards, and owes its merchant a message about each change. */
export function createGateway(parts: GatewayParts) {
  return {
    pay: (publicId: string, fields: CardFields, billing: Billing) => pay(parts, publicId, fields, billing),
    answerChallenge: (publicId: string, isApproved: boolean) => answerChallenge(parts, publicId, isApproved),
    chargeWallet: (order: books.SandboxOrder, agreed: AgreedCharge) => chargeWallet(parts, order, agreed),
  };
}

export type Gateway = ReturnType<typeof createGateway>;

async function pay(parts: GatewayParts, publicId: string, fields: CardFields, billing: Billing): Promise<Attempt> {
  const order = await books.findOrder(parts.db, { publicId });
  if (!order) return { state: 'missing' };
  const checked = checkCard(fields, parts.clock.now());
  if ('errors' in checked) return { state: 'invalid', errors: checked.errors };
  return charge(parts, order, { card: checked.card, method: 'card', billing });
}

/** What somebody agreed to on a wallet's sheet; `token` is the fingerprint of the sheet's answer. */
export interface AgreedCharge {
  card: TestCard;
  wallet: Wallet;
  token: string;
}

/** A token pays once: its fingerprint stands beside the order it was used for, and nowhere else. */
async function chargeWallet(
  parts: GatewayParts,
  order: books.SandboxOrder,
  { card, wallet, token }: AgreedCharge,
): Promise<Attempt> {
  try {
    return await charge(parts, order, { card, method: wallet, billing: {}, walletToken: token });
  } catch (error) {
    if (books.isUsedToken(error)) return { state: 'failed', failure: TOKEN_USED };
    throw error;
  }
}

interface Charge {
  card: TestCard;
  method: CardMethod;
  billing: Billing;
  walletToken?: string;
}

async function charge(parts: GatewayParts, order: books.SandboxOrder, asked: Charge): Promise<Attempt> {
  const { card, method, billing, walletToken = null } = asked;
  const { outcome } = card;
  const seen = { walletToken, method, cardBrand: card.brand, cardEnd: card.number.slice(-4), billing };
  switch (outcome.kind) {
    case 'success':
    case 'silence': {
      const isSilent = outcome.kind === 'silence';
      const done = await complete(parts, order, { seen, delay: isSilent ? SILENCE_SECONDS : 0 });
      if (!done) return closed(parts, order.id);
      return isSilent ? { state: 'silence' } : { state: 'completed', order: done };
    }
    case 'challenge': {
      const change = { ...seen, state: 'challenge' };
      const isAsked = await books.moveOrder(parts.db, order.id, ['pending', 'challenge'], change);
      return isAsked ? { state: 'challenge' } : closed(parts, order.id);
    }
    case 'decline':
      return parts.db.transaction((transaction) => decline(parts, transaction, order.id, outcome.message));
  }
}

/** An order that is paid answers so to whoever pays again; it is not charged again. */
async function closed({ db }: GatewayParts, id: string): Promise<Attempt> {
  const order = await books.findOrder(db, { id });
  return order?.state === 'completed' ? { state: 'completed', order } : { state: 'closed' };
}

async function complete(
  parts: GatewayParts,
  order: books.SandboxOrder,
  { seen, delay }: Pick<books.Completion, 'seen'> & { delay: number },
): Promise<books.SandboxOrder | null> {
  const completedAt = parts.clock.now();
  const news = { ...newsOf(order, 'order.completed', completedAt), dueAt: completedAt + delay };
  const queue = deliverSandboxWebhook.name;
  const isDone = await books.completeOrder(parts.db, order.id, { seen, completedAt, news: { ...news, queue } });
  if (!isDone) return null;
  parts.jobs.notifyWorkers(deliverSandboxWebhook);
  return { ...order, ...seen, state: 'completed', failure: null, completedAt };
}

async function decline(parts: GatewayParts, transaction: Transaction, id: string, failure: string): Promise<Attempt> {
  const isLast = (await books.countDeclines(transaction, id)) + 1 >= MOST_DECLINES;
  const state = isLast ? ('failed' as const) : ('pending' as const);
  const order = await books.moveOrder(transaction, id, ['pending', 'challenge'], { state, failure });
  if (!order) return closed(parts, id);
  await tell(parts, transaction, order, isLast ? 'order.failed' : 'order.declined');
  return { state, failure };
}

async function answerChallenge(parts: GatewayParts, publicId: string, isApproved: boolean): Promise<Attempt> {
  const order = await books.findOrder(parts.db, { publicId });
  if (!order) return { state: 'missing' };
  if (order.state !== 'challenge') return closed(parts, order.id);
  if (!isApproved) return parts.db.transaction((transaction) => decline(parts, transaction, order.id, NOT_APPROVED));
  const done = await complete(parts, order, { seen: {}, delay: 0 });
  return done ? { state: 'completed', order: done } : closed(parts, order.id);
}

function newsOf(order: books.SandboxOrder, event: string, now: number) {
  const eventId = `sbx_evt_${randomUUID()}`;
  return { eventId, body: { id: eventId, event, order_id: order.id, created_at: now } };
}

async function tell(
  parts: GatewayParts,
  transaction: Transaction,
  order: books.SandboxOrder,
  event: string,
): Promise<void> {
  const now = parts.clock.now();
  const news = { ...newsOf(order, event, now), createdAt: now, dueAt: now };
  const id = await books.insertWebhook(transaction, { orderId: order.id, ...news });
  await parts.jobs.enqueue(deliverSandboxWebhook, { id }, { transaction });
}
