import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StandInRequest } from '../../../../test/kit/stand-ins/stand-in.ts';
import { type StripeStandIn, startStripe } from '../../../../test/kit/stand-ins/stripe-stand-in.ts';
import { stripeCards } from './stripe-cards.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');

/** The SDK's request type of every address that the adapter calls. */
const TYPES: [RegExp, string][] = [
  [/^POST \/v1\/checkout\/sessions$/, 'Checkout.SessionCreateParams'],
  [/^GET \/v1\/checkout\/sessions\/\w+$/, 'Checkout.SessionRetrieveParams'],
  [/^POST \/v1\/checkout\/sessions\/\w+\/expire$/, 'Checkout.SessionExpireParams'],
  [/^POST \/v1\/payment_intents$/, 'PaymentIntentCreateParams'],
  [/^GET \/v1\/payment_intents\/\w+$/, 'PaymentIntentRetrieveParams'],
  [/^POST \/v1\/payment_intents\/\w+$/, 'PaymentIntentUpdateParams'],
  [/^POST \/v1\/payment_intents\/\w+\/confirm$/, 'PaymentIntentConfirmParams'],
  [/^POST \/v1\/payment_intents\/\w+\/cancel$/, 'PaymentIntentCancelParams'],
  [/^POST \/v1\/payment_methods$/, 'PaymentMethodCreateParams'],
  [/^POST \/v1\/payment_methods\/\w+\/detach$/, 'PaymentMethodDetachParams'],
  [/^POST \/v1\/customers$/, 'CustomerCreateParams'],
  [/^DELETE \/v1\/customers\/\w+$/, 'CustomerDeleteParams'],
  [/^POST \/v1\/refunds$/, 'RefundCreateParams'],
  [/^GET \/v1\/refunds$/, 'RefundListParams'],
  [/^GET \/v1\/refunds\/\w+$/, 'RefundRetrieveParams'],
  [/^POST \/v1\/accounts$/, 'AccountCreateParams'],
  [/^GET \/v1\/accounts\/\w+$/, 'AccountRetrieveParams'],
  [/^POST \/v1\/account_links$/, 'AccountLinkCreateParams'],
  [/^POST \/v1\/transfers$/, 'TransferCreateParams'],
  [/^GET \/v1\/transfers$/, 'TransferListParams'],
  [/^POST \/v1\/payouts$/, 'PayoutCreateParams'],
  [/^GET \/v1\/payouts$/, 'PayoutListParams'],
  [/^GET \/v1\/payouts\/\w+$/, 'PayoutRetrieveParams'],
  [/^GET \/v1\/balance$/, 'BalanceRetrieveParams'],
  [/^GET \/v1\/disputes\/\w+$/, 'DisputeRetrieveParams'],
];

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

const port = (page: 'checkout' | 'elements') =>
  stripeCards({
    provider: 'stripe',
    secretKey: 'sk_test_of_a_test',
    publishableKey: 'pk_test_of_a_test',
    webhookSecret: 'whsec_of_a_test',
    connectWebhookSecret: null,
    page,
    apiUrl: stripe.url,
    publicUrl: 'https://thyme.example',
  });

const order = (key: string, email: string | null) => ({
  ...{ reference: 'thyme-7', description: 'Willow Room', amount: 2250, currency: 'EUR', method: 'card' as const },
  ...{ email, key, returnTo: { success: '/payment-success', failure: '/payment-fail' } },
  expiresAt: Math.floor(Date.now() / 1000) + 600,
});

/** Calls everything that the port can do, in every variant that sends something else. */
async function callEverything(): Promise<void> {
  const [pages, cards] = [port('checkout'), port('elements')];
  for (const [index, email] of ['niamh@mail.example', null].entries()) {
    const { providerOrderId } = await pages.openOrder(order(`page-${index}`, email));
    await pages.pageOf(providerOrderId);
    await pages.fetchOrder(providerOrderId);
    await pages.cancelOrder(providerOrderId);
    const { providerOrderId: id } = await cards.openOrder(order(`intent-${index}`, email));
    await cards.fetchOrder(id);
    await cards.cancelOrder(id);
    await cards.vault?.createCustomer({ reference: 'guest-3', email, key: `customer-${index}` });
  }
  const wallet = await cards.openOrder(order('wallet', null));
  await cards.chargeWallet(wallet.providerOrderId, { wallet: 'google', token: 'tok_google' });
  const refund = {
    providerOrderId: wallet.providerOrderId,
    providerPaymentId: wallet.providerOrderId,
    currency: 'EUR',
  };
  const { providerRefundId } = await cards.refund({ ...refund, amount: 500, reason: 'x', key: 'refund-1' });
  await cards.fetchRefund(providerRefundId ?? '');
  for (const isUnattended of [true, false]) {
    const { providerOrderId: id } = await cards.openOrder(order(`saved-${isUnattended}`, null));
    await cards.vault?.keepCard(id, 'cus_1', isUnattended);
    await cards.vault?.keepCard(id, null);
    stripe.customers.get('cus_1')?.add('pm_good');
    await cards.vault?.charge(id, { customerId: 'cus_1', cardId: 'pm_good', isUnattended });
  }
  await cards.vault?.deleteCard('pm_good');
  await cards.vault?.deleteCustomer('cus_1');
  await callPayouts(cards.payouts);
}

async function callPayouts(payouts: ReturnType<typeof port>['payouts']): Promise<void> {
  if (!payouts) throw new Error('Stripe pays out.');
  let accountId = '';
  for (const email of ['bea@willow.example', null]) {
    const account = { reference: 'business-7', name: 'Willow Room', email, country: 'IE', key: `account-${email}` };
    accountId = await payouts.createAccount(account);
  }
  await payouts.onboardingLink(accountId, { done: '/business/payouts?back=1', again: '/business/payouts?again=1' });
  await payouts.fetchAccount(accountId);
  const movement = { accountId, amount: 9850, currency: 'EUR', reference: 'payout-3' };
  await payouts.transfer({ ...movement, key: 'transfer' });
  const { providerPayoutId } = await payouts.payOut({ ...movement, key: 'payout' });
  await payouts.fetchPayout(accountId, providerPayoutId);
  await payouts.fetchBalance(accountId, 'EUR');
  const about = { payment_intent: 'pi_1', amount: 1, currency: 'eur', status: 'lost', reason: 'general' };
  stripe.disputes.set('dp_1', { id: 'dp_1', object: 'dispute', ...about, evidence_details: { due_by: null } });
  await payouts.fetchDispute('dp_1');
  await payouts.listRefunds('pi_1');
}

type Value = string | number | boolean | { [key: string]: Value };

const readValue = (text: string): Value =>
  /^(0|-?[1-9]\d*)$/.test(text) ? Number(text) : text === 'true' || text === 'false' ? text === 'true' : text;

/** The object that a form was encoded from: a[b][0]=c. Every key of a list is a number. */
function decode(form: URLSearchParams): { [key: string]: Value } {
  const whole: { [key: string]: Value } = {};
  for (const [name, text] of form) {
    const keys = name.split(/\]?\[|\]$/).filter((key) => key !== '');
    let inside = whole;
    for (const key of keys.slice(0, -1)) {
      inside[key] ??= {};
      inside = inside[key] as { [key: string]: Value };
    }
    inside[keys.at(-1) ?? ''] = readValue(text);
  }
  return whole;
}

function literal(value: Value): string {
  if (typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value);
  const isList = keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
  const parts = Object.entries(value).map(([key, one]) => (isList ? '' : `${JSON.stringify(key)}: `) + literal(one));
  return isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}

const lineOf = ({ method, path }: StandInRequest) => `${method} ${path.split('?')[0]}`;

function typed(request: StandInRequest): string {
  const { method, path, body } = request;
  const type = TYPES.find(([pattern]) => pattern.test(lineOf(request)))?.[1];
  if (!type) throw new Error(`No request type is known for ${lineOf(request)}.`);
  const sent = decode(new URLSearchParams(method === 'POST' ? body : (path.split('?')[1] ?? '')));
  return `(${literal(sent)}) satisfies Stripe.${type};`;
}

/** What the compiler says of these statements, with the SDK as it is installed. */
async function compile(statements: readonly string[]): Promise<string> {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'stripe-requests-'));
  try {
    writeFileSync(join(folder, 'requests.ts'), `import type Stripe from 'stripe';\n${statements.join('\n')}\n`);
    const options = { noEmit: true, strict: true, skipLibCheck: true, module: 'nodenext', types: ['node'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['requests.ts'] }));
    await promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder]);
    return '';
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? String(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('[PAYOUT-015] every request fits the SDK’s types, and each address is called', async () => {
  await callEverything();
  const lines = stripe.requests.map(lineOf);
  expect(TYPES.filter(([pattern]) => !lines.some((line) => pattern.test(line))).map(([, type]) => type)).toEqual([]);
  expect(await compile([...new Set(stripe.requests.map(typed))])).toBe('');
}, 60_000);

it('[PAYOUT-015] a wrong name, a wrong value and a missing field are found', async () => {
  const wrong = await compile([
    `({ "amount": 1, "currency": "eur", "destinaton": "acct_1" }) satisfies Stripe.TransferCreateParams;`,
    `({ "amount": "ten", "currency": "eur" }) satisfies Stripe.PayoutCreateParams;`,
    `({ "currency": "eur" }) satisfies Stripe.PayoutCreateParams;`,
  ]);
  expect(wrong).toContain('destinaton');
  expect(wrong.split('\n').filter((line) => line.includes('error TS'))).toHaveLength(3);
}, 60_000);

it('[PAYOUT-015] the API version is pinned to that of the SDK’s types, and every write has a key', async () => {
  for (const { method, headers } of stripe.requests) {
    expect(headers['stripe-version']).toBe(Stripe.API_VERSION);
    if (method === 'POST') expect(headers['idempotency-key']).toEqual(expect.any(String));
  }
});
