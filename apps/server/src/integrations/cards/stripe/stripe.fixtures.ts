import type Stripe from 'stripe';
import { like } from '../../../../test/kit/stand-ins/stripe/recorded.ts';
import type { StripeStandIn } from '../../../../test/kit/stand-ins/stripe/stripe-stand-in.ts';
import type { CardPort, OrderRequest } from '../card-port.ts';
import type { PayoutPort } from '../payout-port.ts';
import { stripeCards } from './stripe-cards.ts';

type Page = 'checkout' | 'elements';

const port = (stripe: StripeStandIn, page: Page, httpClient?: Stripe.HttpClient) =>
  stripeCards(
    {
      provider: 'stripe',
      secretKey: 'sk_test_of_a_test',
      publishableKey: 'pk_test_of_a_test',
      webhookSecret: 'whsec_of_a_test',
      connectWebhookSecret: null,
      page,
      apiUrl: stripe.url,
      publicUrl: 'https://thyme.example',
    },
    httpClient,
  );

const order = (key: string, email: string | null = null): OrderRequest => ({
  ...{ reference: 'thyme-7', description: 'Willow Room', amount: 2250, currency: 'EUR', method: 'card' },
  ...{ email, key, returnTo: { success: '/payment-success', failure: '/payment-fail' } },
  expiresAt: Math.floor(Date.now() / 1000) + 600,
});

/** Calls everything that the port can do, in every variant that sends something else or is answered by something else. */
export async function callEverything(stripe: StripeStandIn, httpClient?: Stripe.HttpClient): Promise<void> {
  const [pages, cards] = [port(stripe, 'checkout', httpClient), port(stripe, 'elements', httpClient)];
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
  await payPage(stripe, pages);
  await payByWallet(stripe, cards);
  for (const isUnattended of [true, false]) await paySaved(stripe, cards, isUnattended);
  await cards.vault?.deleteCard('pm_good');
  await cards.vault?.deleteCard('pm_good');
  await cards.vault?.deleteCustomer('cus_1');
  await cards.vault?.deleteCustomer('cus_1');
  if (!cards.payouts) throw new Error('Stripe pays out.');
  await callPayouts(stripe, cards.payouts);
}

async function payPage(stripe: StripeStandIn, pages: CardPort): Promise<void> {
  const { providerOrderId: id } = await pages.openOrder(order('page-paid'));
  stripe.decline(id);
  await pages.fetchOrder(id);
  stripe.pay(id);
  await pages.pageOf(id);
  await pages.fetchOrder(id);
  await pages.cancelOrder(id);
}

async function payByWallet(stripe: StripeStandIn, cards: CardPort): Promise<void> {
  const { providerOrderId: id } = await cards.openOrder(order('wallet'));
  await cards.chargeWallet(id, { wallet: 'google', token: 'tok_declined' });
  await cards.fetchOrder(id);
  await cards.chargeWallet(id, { wallet: 'google', token: 'tok_unknown' });
  await cards.chargeWallet(id, { wallet: 'google', token: 'tok_google' });
  const refund = { providerOrderId: id, providerPaymentId: id, currency: 'EUR', reason: 'x' };
  const { providerRefundId } = await cards.refund({ ...refund, amount: 500, key: 'refund-1' });
  await cards.refund({ ...refund, amount: 500, key: 'refund-1' });
  await cards.refund({ ...refund, amount: 9_999, key: 'refund-2' });
  await cards.fetchRefund(providerRefundId ?? '');
  await cards.payouts?.listRefunds(id);
  stripe.failRefunds(true);
  await cards.fetchRefund(providerRefundId ?? '');
  stripe.failRefunds(false);
}

async function paySaved(stripe: StripeStandIn, cards: CardPort, isUnattended: boolean): Promise<void> {
  const { providerOrderId: id } = await cards.openOrder(order(`saved-${isUnattended}`));
  await cards.vault?.keepCard(id, 'cus_1', isUnattended);
  await cards.vault?.keepCard(id, null);
  await cards.vault?.keepCard(id, 'cus_1', isUnattended);
  for (const cardId of ['pm_declined', 'pm_asks', 'pm_good', 'pm_gone']) {
    if (cardId !== 'pm_gone') stripe.customers.get('cus_1')?.add(cardId);
    await cards.vault?.charge(id, { customerId: 'cus_1', cardId, isUnattended });
    await cards.fetchOrder(id);
  }
}

async function callPayouts(stripe: StripeStandIn, payouts: PayoutPort): Promise<void> {
  let accountId = '';
  for (const email of ['bea@willow.example', null]) {
    const account = { reference: 'business-7', name: 'Willow Room', email, country: 'IE', key: `account-${email}` };
    accountId = await payouts.createAccount(account);
  }
  await payouts.onboardingLink(accountId, { done: '/business/payouts?back=1', again: '/business/payouts?again=1' });
  await payouts.fetchAccount(accountId);
  activate(stripe, accountId);
  await payouts.fetchAccount(accountId);
  const movement = { accountId, amount: 9850, currency: 'EUR', reference: 'payout-3' };
  for (const day of ['first', 'second']) {
    await payouts.transfer({ ...movement, key: `transfer-${day}` });
    const { providerPayoutId } = await payouts.payOut({ ...movement, key: `payout-${day}` });
    await payouts.fetchPayout(accountId, providerPayoutId);
    await payouts.fetchBalance(accountId, 'EUR');
    Object.assign(stripe.payouts.at(-1) ?? {}, { status: 'failed', failure_message: 'It is closed.' });
  }
  for (const payment_intent of ['pi_1', null]) {
    const about = { id: 'dp_1', payment_intent, amount: 1, currency: 'eur', status: 'lost' } as const;
    stripe.disputes.set('dp_1', like('dispute', about));
    await payouts.fetchDispute('dp_1');
  }
}

/** The owner has given everything, and the account can be paid out from. */
export function activate(stripe: StripeStandIn, accountId: string): void {
  const account = stripe.accounts.get(accountId);
  if (!account?.requirements) throw new Error(`Nobody knows ${accountId}.`);
  Object.assign(account, { payouts_enabled: true, details_submitted: true, capabilities: { transfers: 'active' } });
  Object.assign(account.requirements, { currently_due: [], eventually_due: [], past_due: [], disabled_reason: null });
  account.external_accounts?.data.push(
    like('bank_account', { bank_name: 'AIB', last4: '4417', country: 'IE', currency: 'eur' }),
  );
}
