import { createHash } from 'node:crypto';
import { addDays, DAY, dateAt, HOUR, startOfDay } from '@thyme/domain/time';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { ProviderUnavailable } from '../card-port.ts';
import type { AccountReport, DisputeReport, Movement, PayoutPort, PayoutReport } from '../payout-port.ts';
import * as accounts from './account-store.ts';
import type { GatewayParts } from './gateway-parts.ts';
import { findBank } from './test-banks.ts';
import { sendWebhook } from './webhook.ts';

const ZONE = 'Europe/Dublin';
/** A bank processes a payout on the next working day. */
const OPENS = 9 * HOUR;
const RESPOND_WITHIN = 7 * DAY;
/** How long a bank takes to decide a dispute. */
const DECIDED_AFTER = 10 * DAY;

export interface PayoutParts extends GatewayParts {
  secret: string;
}

async function findAccount({ db }: PayoutParts, id: string): Promise<accounts.SandboxAccount> {
  const account = await accounts.findAccount(db, { id });
  if (!account) throw new Error(`The sandbox has no account ${id}.`);
  return account;
}

const idFor = (secret: string, kind: string, key: string) =>
  `sbx_${kind}_${createHash('sha256').update(`${secret}${key}`).digest('hex').slice(0, 24)}`;

function accountReport({ state, bankEnd }: accounts.SandboxAccount): AccountReport {
  const bank = findBank(bankEnd);
  const needs = state === 'active' ? [] : bank?.isMissingId ? ['A photo of your ID'] : ['Your bank account'];
  return { state: state as AccountReport['state'], bank: bank ? `${bank.bank} ··${bank.end}` : null, needs };
}

const payoutReport = ({ id, state, amount, failure }: accounts.SandboxTransfer): PayoutReport => ({
  providerPayoutId: id,
  status: state as PayoutReport['status'],
  amount,
  failure,
});

/** Money moves once per key; a payout needs an active account with a sufficient balance. */
async function move(parts: PayoutParts, kind: 'transfer' | 'payout', movement: Movement) {
  const { accountId, amount, currency, key: requestKey } = movement;
  const now = parts.clock.now();
  const { state } = await findAccount(parts, accountId);
  return parts.db.transaction(async (transaction) => {
    const known = await accounts.findMovement(transaction, { requestKey });
    if (known) return known;
    if (state !== 'active') throw new ProviderUnavailable('The account is not active.');
    const arrivesAt = kind === 'payout' ? startOfDay(ZONE, addDays(dateAt(ZONE, now), 1)) + OPENS : null;
    const id = idFor(parts.secret, kind === 'payout' ? 'po' : 'tr', requestKey);
    const common = { id, accountId, kind, amount, currency, requestKey, arrivesAt, createdAt: now };
    const made = await accounts.insertMovement(transaction, common);
    if (!made) throw new ProviderUnavailable('The same movement is being made.');
    if (!(await accounts.moveBalance(transaction, accountId, kind === 'payout' ? -amount : amount)))
      throw new ProviderUnavailable('There is too little in the account.');
    return made;
  });
}

/** The sandbox's connected accounts: the life cycle of real ones, driven by the clock. */
export function sandboxPayouts(parts: PayoutParts): PayoutPort {
  const { db, clock, secret } = parts;
  return {
    createAccount: async ({ reference, key }) => {
      const id = idFor(secret, 'acct', key);
      await accounts.insertAccount(db, { id, reference, secret: randomToken(24), createdAt: clock.now() });
      return id;
    },
    onboardingLink: async (id, { done }) => {
      const account = await findAccount(parts, id);
      return `/sandbox/onboarding/${account.secret}?return=${encodeURIComponent(done)}`;
    },
    fetchAccount: async (id) => accountReport(await findAccount(parts, id)),
    transfer: async (movement) => ({ providerTransferId: (await move(parts, 'transfer', movement)).id }),
    payOut: async (movement) => payoutReport(await move(parts, 'payout', movement)),
    fetchPayout: async (_accountId, id) => {
      const payout = await accounts.findMovement(db, { id });
      if (!payout) throw new Error(`The sandbox has no payout ${id}.`);
      return payoutReport(payout);
    },
    fetchBalance: async (id) => (await findAccount(parts, id)).balance,
    fetchDispute: (id) => fetchDispute(parts, id),
    listRefunds: async (paymentId) => {
      const refunds = await accounts.listRefundsOf(db, paymentId.replace(/-payment$/, ''));
      return refunds.map(({ id, requestKey, amount }) => ({
        providerRefundId: id,
        key: requestKey.startsWith('dashboard:') ? null : requestKey,
        amount,
        status: 'succeeded',
      }));
    },
  };
}

async function fetchDispute({ db }: PayoutParts, id: string): Promise<DisputeReport> {
  const found = await accounts.findDispute(db, id);
  if (!found) throw new Error(`The sandbox has no dispute ${id}.`);
  const { dispute, order } = found;
  return {
    providerDisputeId: id,
    providerPaymentId: `${order.id}-payment`,
    status: dispute.state === 'planned' ? 'inquiry' : (dispute.state as DisputeReport['status']),
    amount: dispute.amount,
    currency: order.currency,
    reason: dispute.reason,
    respondBy: dispute.respondBy,
  };
}

/** Advances what only time advances: payouts arrive or fail, disputes open and are decided. */
export async function moveSandboxMoney(parts: GatewayParts): Promise<void> {
  await parts.db.transaction(async (transaction) => {
    const now = parts.clock.now();
    for (const payout of await accounts.lockArriving(transaction, now)) await arrive(parts, transaction, payout);
    for (const dispute of await accounts.lockMoving(transaction, now)) {
      const { id, state, outcome } = dispute;
      const isOpening = state === 'planned';
      const opened = { state: 'open', respondBy: now + RESPOND_WITHIN, movesAt: now + DECIDED_AFTER };
      await accounts.updateDispute(transaction, id, isOpening ? opened : { state: outcome, movesAt: null });
      await sendWebhook(parts, transaction, { event: 'dispute.updated', subject: { kind: 'dispute', id } });
    }
  });
}

async function arrive(parts: GatewayParts, transaction: Transaction, payout: accounts.SandboxTransfer): Promise<void> {
  const { id, accountId, amount } = payout;
  const account = await accounts.findAccount(transaction, { id: accountId });
  const isBack = findBank(account?.bankEnd ?? null)?.sendsBack ?? false;
  const failed = { state: 'failed', failure: 'Your bank sent it back. Please check your bank account.' };
  await accounts.updateMovement(transaction, id, isBack ? failed : { state: 'arrived' });
  await sendWebhook(parts, transaction, { event: 'payout.updated', subject: { kind: 'payout', id } });
  if (!isBack) return;
  await accounts.moveBalance(transaction, accountId, amount);
  // After a returned payout the bank account has to be entered again.
  await accounts.updateAccount(transaction, accountId, { state: 'restricted' });
  await sendWebhook(parts, transaction, { event: 'account.updated', subject: { kind: 'account', id: accountId } });
}
