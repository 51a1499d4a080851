import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { createRoutesStub, useLocation, useParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, write } from '../../lib/session/storage.ts';
import { type Answers, Status, serveNamed } from '../../lib/testing/named-answers.fixtures.ts';
import { said } from '../../lib/testing/toasts.fixtures.ts';
import { SubscriptionPaymentPage } from './subscription-payment-page.tsx';

const PAY = '/sandbox/orders/pub/pay';
const notYet = { status: 0, message: 'Payment Not Completed', is_open: true };
const done = { status: 1, message: 'Payment Success' };

function Page() {
  const params = useParams();
  return <SubscriptionPaymentPage {...({ params } as Parameters<typeof SubscriptionPaymentPage>[0])} />;
}

function Elsewhere() {
  return <p>at {useLocation().pathname}</p>;
}

/** The page of order 12 for subscription 7, what it sends, and the tokens it sends that with. */
function open(answers: Answers, path = '/revolut-subscription/pub/29.00/7/12') {
  const sent = serveNamed({ saved_cards: () => ({ saved_cards: [] }), ...answers });
  const tokens: (string | null)[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (String(init.body).includes('subscription_payment')) tokens.push(new Headers(init.headers).get('authorization'));
    return answer(url, init);
  });
  const Stub = createRoutesStub([
    { path: '/revolut-subscription/:publicId/:amount/:subscribedId/:revolutId', Component: Page },
    { path: '*', Component: Elsewhere },
  ]);
  render(<Stub initialEntries={[path]} />);
  const confirmations = () => sent.filter(({ name }) => name === 'subscription_payment').map(({ given }) => given);
  return { sent, tokens, confirmations };
}

async function payByCard() {
  const person = userEvent.setup({ delay: null });
  const typed = {
    'Name on the card': 'Aisling Moran',
    Email: 'aisling@mail.example',
    Region: 'Leinster',
    City: 'Dublin',
    'Address line 1': '12 Beechwood Avenue',
    'Post code': 'D06',
    'Card number': '4242424242424242',
    Expiry: '1230',
    CVC: '123',
  };
  for (const [label, text] of Object.entries(typed)) {
    await person.click(await screen.findByLabelText(label));
    await person.paste(text);
  }
  await person.click(await screen.findByRole('button', { name: /^Pay €/ }));
}

beforeEach(() => {
  clear();
  write(keys.guestToken, 'guest');
  write(keys.businessToken, 'owner');
});
afterEach(() => vi.unstubAllGlobals());

describe('the page on which an owner pays for a plan', () => {
  it('[PAY-026] confirms the order of the URL through subscription_payment, as the owner', async () => {
    const answers = [notYet, done];
    const { sent, tokens, confirmations } = open({
      subscription_payment: () => ({ subscription_payment: answers.shift() ?? done }),
      [PAY]: () => ({ state: 'completed' }),
    });
    await payByCard();
    await screen.findByText('at /payment-success');
    const paid = sent.findIndex(({ name }) => name === PAY);
    const confirmed = sent.findLastIndex(({ name }) => name === 'subscription_payment');
    expect(confirmed).toBeGreaterThan(paid);
    expect(confirmations().length).toBeGreaterThan(1);
    for (const given of confirmations()) expect(given).toEqual({ order_id: 12, subscribed_id: 7 });
    expect(new Set(tokens)).toEqual(new Set(['Bearer owner']));
  });

  it('[PAY-026] believes no payment that the server does not confirm', async () => {
    const { confirmations } = open({
      subscription_payment: () => ({ subscription_payment: notYet }),
      [PAY]: () => ({ state: 'completed' }),
    });
    await payByCard();
    await vi.waitFor(() => expect(confirmations().length).toBeGreaterThan(1));
    expect(screen.queryByText('at /payment-success')).toBeNull();
  });

  it('that is closed leads to the plans', async () => {
    open({ subscription_payment: () => ({ subscription_payment: { ...notYet, is_open: false } }) });
    expect((await screen.findByRole('link', { name: 'All plans' })).getAttribute('href')).toBe('/pricing');
  });

  it('[ERR-053] a provider’s error is a toast and leads to /payment-fail', async () => {
    open({
      subscription_payment: () => ({ subscription_payment: notYet }),
      [PAY]: () => new Status(402, { state: 'pending', message: 'Your card has insufficient funds.' }),
    });
    await payByCard();
    await screen.findByText('at /payment-fail');
    expect(said).toEqual(['Your card has insufficient funds.']);
  });

  it('asks whoever is not logged in as an owner to do so, and sends nothing', async () => {
    clear();
    write(keys.guestToken, 'guest');
    const { confirmations } = open({ subscription_payment: () => ({ subscription_payment: notYet }) });
    await screen.findByRole('link', { name: 'Business Log In' });
    expect(confirmations()).toEqual([]);
  });
});
