import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StripeStandIn, startStripe } from '../../../../test/kit/stand-ins/stripe/stripe-stand-in.ts';
import { type CardPort, type CardVault, ProviderUnavailable } from '../card-port.ts';
import { stripeCards } from './stripe-cards.ts';

let stripe: StripeStandIn;
let cards: CardPort;
let vault: CardVault;
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
beforeAll(async () => {
  stripe = await startStripe();
  cards = port('elements');
  if (!cards.vault) throw new Error('Stripe saves cards.');
  vault = cards.vault;
});
afterAll(() => stripe.close());

let counter = 0;
async function openOrder(): Promise<string> {
  const key = `key-${++counter}`;
  const order = { reference: 'thyme-7', description: 'Willow Room', amount: 2250, currency: 'EUR', email: null, key };
  const returnTo = { success: '/payment-success', failure: '/payment-fail' };
  const opened = await cards.openOrder({ ...order, method: 'card', expiresAt: 2_000_000_000, returnTo });
  return opened.providerOrderId;
}

const newCustomer = () => vault.createCustomer({ reference: 'guest-1', email: null, key: `customer-${++counter}` });

/** A customer with a card whose name says how it behaves. */
async function customerWith(card: string): Promise<string> {
  const customer = await newCustomer();
  stripe.customers.get(customer)?.add(card);
  return customer;
}

describe('saved cards at Stripe', () => {
  it('[PAY-041] a payment saves its card only after the guest agreed', async () => {
    const customer = await newCustomer();
    const plain = await openOrder();
    stripe.pay(plain);
    expect(await cards.fetchOrder(plain)).toMatchObject({ status: 'paid', savedCard: null });
    const taken = await openOrder();
    await vault.keepCard(taken, customer);
    await vault.keepCard(taken, null);
    stripe.pay(taken);
    expect(await cards.fetchOrder(taken)).toMatchObject({ status: 'paid', savedCard: null });
    const agreed = await openOrder();
    await vault.keepCard(agreed, customer);
    stripe.pay(agreed);
    const face = { brand: 'visa', last4: '4242', expMonth: 9, expYear: 2028 };
    expect(await cards.fetchOrder(agreed)).toMatchObject({ savedCard: { id: `pm_${agreed}`, ...face } });
  });

  it('[PAY-042] charges a saved card once, however often it is called', async () => {
    const customerId = await customerWith('pm_good');
    const id = await openOrder();
    const charge = () => vault.charge(id, { customerId, cardId: 'pm_good' });
    const reports = await Promise.all([charge(), charge(), charge()]);
    expect(reports.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
    expect(await charge()).toMatchObject({ status: 'paid', amount: 2250, instrument: 'Visa ending 4242' });
    const confirmed = stripe.requests.filter(({ path }) => path === `/v1/payment_intents/${id}/confirm`);
    expect(new Set(confirmed.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('[PAY-040] a declined card leaves the order open for another one', async () => {
    const customerId = await customerWith('pm_declined');
    stripe.customers.get(customerId)?.add('pm_good');
    const id = await openOrder();
    const declined = await vault.charge(id, { customerId, cardId: 'pm_declined' });
    expect(declined).toMatchObject({ status: 'pending', failure: 'Your card was declined.' });
    expect(await vault.charge(id, { customerId, cardId: 'pm_good' })).toMatchObject({ status: 'paid' });
  });

  it('reports that the bank asks for authentication, and requests it only once', async () => {
    const customerId = await customerWith('pm_asks');
    const id = await openOrder();
    const charge = () => vault.charge(id, { customerId, cardId: 'pm_asks' });
    expect(await charge()).toMatchObject({ status: 'pending', needsAction: true });
    expect(await charge()).toMatchObject({ status: 'pending', needsAction: true });
    expect(stripe.requests.filter(({ path }) => path === `/v1/payment_intents/${id}/confirm`)).toHaveLength(1);
  });

  it('[PLAN-003] charges a card off-session only if its owner agreed, and tells Stripe so', async () => {
    const customerId = await customerWith('pm_good');
    const first = await openOrder();
    await vault.keepCard(first, customerId, true);
    const next = await openOrder();
    expect(await vault.charge(next, { customerId, cardId: 'pm_good', isUnattended: true })).toMatchObject({
      status: 'paid',
    });
    const bodyOf = (path: string) => new URLSearchParams(stripe.requests.findLast((sent) => sent.path === path)?.body);
    expect(bodyOf(`/v1/payment_intents/${first}`).get('setup_future_usage')).toBe('off_session');
    const confirmed = bodyOf(`/v1/payment_intents/${next}/confirm`);
    expect([confirmed.get('off_session'), confirmed.get('use_stripe_sdk')]).toEqual(['true', null]);
  });

  it.each([
    ['pm_asks', 'authentication_required', 'The payment requires authentication to proceed.'],
    ['pm_declined', 'card_declined', 'Your card was declined.'],
  ])('[FEE-004] without its owner %s answers %s, and the order stays open for a link', async (card, code, failure) => {
    const customerId = await customerWith(card);
    const id = await openOrder();
    const report = await vault.charge(id, { customerId, cardId: card, isUnattended: true });
    expect(report).toMatchObject({ status: 'pending', failure });
    expect(stripe.intents.get(id)?.last_payment_error).toMatchObject({ code });
    // The guest pays the same order on the card page.
    stripe.customers.get(customerId)?.add('pm_good');
    expect(await vault.charge(id, { customerId, cardId: 'pm_good' })).toMatchObject({ status: 'paid' });
  });

  it('a missing card is refused with a message, not with an error', async () => {
    const report = await vault.charge(await openOrder(), { customerId: await newCustomer(), cardId: 'pm_gone' });
    expect(report).toMatchObject({ status: 'pending', failure: expect.stringContaining('no longer saved') });
  });

  it('[PAY-044] deletes cards and customers, also those that are already gone', async () => {
    const customer = await customerWith('pm_removed');
    await vault.deleteCard('pm_removed');
    await vault.deleteCard('pm_removed');
    expect(stripe.customers.get(customer)?.size).toBe(0);
    await vault.deleteCustomer(customer);
    await vault.deleteCustomer(customer);
    expect(stripe.customers.has(customer)).toBe(false);
  });

  it('an unreachable provider is an outage; a retry charges once', async () => {
    const customerId = await customerWith('pm_good');
    const id = await openOrder();
    stripe.silence(true);
    await expect(vault.charge(id, { customerId, cardId: 'pm_good' })).rejects.toThrow(ProviderUnavailable);
    stripe.silence(false);
    expect(await vault.charge(id, { customerId, cardId: 'pm_good' })).toMatchObject({ status: 'paid' });
  });

  it('are not offered with Stripe’s own page, which has its own', () => {
    expect(port('checkout').vault).toBeNull();
  });
});
