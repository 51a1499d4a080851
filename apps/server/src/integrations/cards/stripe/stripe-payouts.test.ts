import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripeEvent } from '../../../../test/kit/stand-ins/stripe/events.ts';
import { like } from '../../../../test/kit/stand-ins/stripe/recorded.ts';
import { type StripeStandIn, startStripe } from '../../../../test/kit/stand-ins/stripe/stripe-stand-in.ts';
import { ProviderUnavailable } from '../card-port.ts';
import type { PayoutPort } from '../payout-port.ts';
import { activate } from './stripe.fixtures.ts';
import { stripeCards } from './stripe-cards.ts';

const CONNECT_SECRET = 'whsec_of_connect';
let stripe: StripeStandIn;
let port: PayoutPort;
beforeAll(async () => {
  stripe = await startStripe();
  if (!cards().payouts) throw new Error('Stripe pays out.');
  port = cards().payouts as PayoutPort;
});
afterAll(() => stripe.close());

const cards = () =>
  stripeCards({
    provider: 'stripe',
    secretKey: 'sk_test_of_a_test',
    publishableKey: 'pk_test_of_a_test',
    webhookSecret: 'whsec_of_a_test',
    connectWebhookSecret: CONNECT_SECRET,
    page: 'elements',
    apiUrl: stripe.url,
    publicUrl: 'https://thyme.example',
  });

let counter = 0;
async function newAccount(): Promise<string> {
  counter += 1;
  const key = `account-${counter}`;
  return port.createAccount({ reference: `business-${counter}`, name: 'Willow Room', email: null, country: 'IE', key });
}
async function activeAccount(): Promise<string> {
  const id = await newAccount();
  activate(stripe, id);
  return id;
}
const lastForm = (path: string) =>
  new URLSearchParams(stripe.requests.findLast((request) => request.method === 'POST' && request.path === path)?.body);

describe('a connected account', () => {
  it('[PAYOUT-014] is an Express account with manual payouts, created once for each key', async () => {
    const account = {
      reference: 'business-7',
      name: 'Willow Room',
      email: 'bea@willow.example',
      country: 'IE',
      key: 'same',
    };
    const id = await port.createAccount(account);
    expect(await port.createAccount(account)).toBe(id);
    const form = lastForm('/v1/accounts');
    expect(form.get('controller[stripe_dashboard][type]')).toBe('express');
    expect(form.get('settings[payouts][schedule][interval]')).toBe('manual');
    const url = await port.onboardingLink(id, { done: '/business/payouts?back=1', again: '/business/payouts?again=1' });
    expect(url).toBe(`https://connect.stripe.example/${id}`);
    expect(lastForm('/v1/account_links').get('refresh_url')).toBe('https://thyme.example/business/payouts?again=1');
  });

  it('[PAYOUT-014] is pending, restricted or active, and says what is missing', async () => {
    const id = await newAccount();
    expect(await port.fetchAccount(id)).toEqual({
      state: 'pending',
      bank: null,
      needs: ['Your bank account', 'Details about you'],
    });
    const account = stripe.accounts.get(id);
    Object.assign(account ?? {}, { details_submitted: true });
    const late = { currently_due: [], past_due: ['individual.verification.document'] };
    Object.assign(account?.requirements ?? {}, late);
    expect(await port.fetchAccount(id)).toMatchObject({ state: 'restricted', needs: ['A photo of your ID'] });
    activate(stripe, id);
    expect(await port.fetchAccount(id)).toEqual({ state: 'active', bank: 'AIB ··4417', needs: [] });
  });
});

describe('money for a connected account', () => {
  it('[PAYOUT-014] is transferred and paid out once, also when the key has expired', async () => {
    const accountId = await activeAccount();
    const movement = { accountId, amount: 9850, currency: 'EUR', reference: 'payout-3', key: 'first' };
    const transferred = await port.transfer(movement);
    expect(await port.transfer({ ...movement, key: 'a day later' })).toEqual(transferred);
    expect(stripe.transfers.filter(({ destination }) => destination === accountId)).toMatchObject([
      { amount: 9850, currency: 'eur' },
    ]);
    const paid = await port.payOut({ ...movement, key: 'second' });
    expect(paid).toMatchObject({ status: 'sent', amount: 9850 });
    expect(await port.payOut({ ...movement, key: 'a day later still' })).toEqual(paid);
    expect(await port.fetchBalance(accountId, 'EUR')).toBe(0);
    Object.assign(stripe.payouts.at(-1) ?? {}, { status: 'failed', failure_message: 'The account is closed.' });
    expect(await port.fetchPayout(accountId, paid.providerPayoutId)).toMatchObject({
      status: 'failed',
      failure: 'The account is closed.',
    });
    expect(await port.fetchBalance(accountId, 'EUR')).toBe(9850);
  });

  it('[PAYOUT-014] waits until it is available', async () => {
    const movement = {
      accountId: await activeAccount(),
      amount: 1,
      currency: 'EUR',
      reference: 'payout-4',
      key: 'early',
    };
    await expect(port.payOut(movement)).rejects.toThrow(ProviderUnavailable);
  });
});

describe('an account that is restricted before its money moves', () => {
  it('[PAYOUT-023] lets transfer and payout wait, and makes each once when it is active again', async () => {
    const accountId = await activeAccount();
    const account = stripe.accounts.get(accountId);
    const movement = { accountId, amount: 9850, currency: 'EUR', reference: 'payout-5' };
    Object.assign(account ?? {}, { payouts_enabled: false, capabilities: { transfers: 'inactive' } });
    await expect(port.transfer({ ...movement, key: 'restricted' })).rejects.toThrow(ProviderUnavailable);
    Object.assign(account ?? {}, { capabilities: { transfers: 'active' } });
    await port.transfer({ ...movement, key: 'restricted' });
    await expect(port.payOut({ ...movement, key: 'out' })).rejects.toThrow(ProviderUnavailable);
    Object.assign(account ?? {}, { payouts_enabled: true });
    expect(await port.payOut({ ...movement, key: 'out' })).toMatchObject({ status: 'sent', amount: 9850 });
    expect(stripe.transfers.filter(({ destination }) => destination === accountId)).toHaveLength(1);
  });
});

describe('disputes, refunds and events', () => {
  it.each([
    ['warning_needs_response', 'inquiry'],
    ['needs_response', 'open'],
    ['under_review', 'review'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['appeal_needs_response', 'lost'],
    ['appeal_under_review', 'lost'],
  ])('[PAYOUT-014] a dispute that is %s is %s', async (status, expected) => {
    const details = { ...like('dispute', {}).evidence_details, due_by: 99 };
    const common = { id: 'dp_1', payment_intent: 'pi_9', amount: 7500, currency: 'eur', reason: 'unrecognized' };
    stripe.disputes.set('dp_1', like('dispute', { ...common, status, evidence_details: details }));
    expect(await port.fetchDispute('dp_1')).toEqual({
      providerDisputeId: 'dp_1',
      providerPaymentId: 'pi_9',
      status: expected,
      amount: 7500,
      currency: 'EUR',
      reason: 'They do not recognise this payment',
      respondBy: 99,
    });
  });

  it('[PAYOUT-014] refunds from the dashboard are distinguished from ours', async () => {
    stripe.refunds.push({ payment_intent: 'pi_8', amount: 300, key: 'ours' });
    stripe.refunds.push({ payment_intent: 'pi_8', amount: 200, key: null });
    expect(await port.listRefunds('pi_8')).toMatchObject([
      { key: 'ours', amount: 300, status: 'sent' },
      { key: null, amount: 200, status: 'sent' },
    ]);
  });

  it.each([
    ['charge.dispute.created', 'dispute', { id: 'dp_1', payment_intent: 'pi_9' }, { kind: 'dispute', id: 'dp_1' }],
    ['charge.refunded', 'charge', { id: 'ch_1', payment_intent: 'pi_9' }, { kind: 'refund', id: 'pi_9' }],
    ['refund.updated', 'refund', { id: 're_1', payment_intent: 'pi_9' }, { kind: 'refund', id: 'pi_9' }],
    ['payout.paid', 'payout', { id: 'po_1' }, { kind: 'payout', id: 'po_1' }],
    ['account.updated', 'account', { id: 'acct_1' }, { kind: 'account', id: 'acct_1' }],
    ['payment_intent.succeeded', 'payment_intent', { id: 'pi_9' }, null],
  ] as const)(
    '[PAYOUT-014] the event %s names its subject, signed for connected accounts',
    (type, name, own, subject) => {
      const now = Math.floor(Date.now() / 1000);
      const body = JSON.stringify(stripeEvent({ id: 'evt_1', type, account: 'acct_1' }, name, own));
      const sign = (secret: string) => createHmac('sha256', secret).update(`${now}.${body}`).digest('hex');
      const read = (secret: string) =>
        cards().readEvent({
          body: Buffer.from(body),
          headers: { 'stripe-signature': `t=${now},v1=${sign(secret)}` },
          now,
        });
      expect(read(CONNECT_SECRET)).toMatchObject({ ok: true, value: { subject } });
      expect(read('whsec_of_nobody')).toMatchObject({ ok: false, refusal: { code: 'bad-signature' } });
    },
  );
});
