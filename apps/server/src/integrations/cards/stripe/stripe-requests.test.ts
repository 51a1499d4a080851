import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StandInRequest } from '../../../../test/kit/stand-ins/stand-in.ts';
import { compile } from '../../../../test/kit/stand-ins/stripe/sdk-types.ts';
import { type StripeStandIn, startStripe } from '../../../../test/kit/stand-ins/stripe/stripe-stand-in.ts';
import { callEverything } from './stripe.fixtures.ts';

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

it('[PAYOUT-015] every request fits the SDK’s types, and each address is called', async () => {
  await callEverything(stripe);
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
