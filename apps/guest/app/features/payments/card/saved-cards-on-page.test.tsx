import { cleanup, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmCardPaymentDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { clear, keys, read, write } from '../../../lib/session/storage.ts';
import { serveNamed } from '../../../lib/testing/named-answers.fixtures.ts';
import { said } from '../../../lib/testing/toasts.fixtures.ts';
import { open } from '../payments.fixtures.tsx';
import { CardOrder } from './card-order.tsx';

const PAY = '/sandbox/orders/pub/pay';
const address = { publicId: 'pub', amount: 66.5, forId: 7, orderId: 12 };
const known = {
  name: 'Niamh',
  email: 'niamh@mail.example',
  region: 'Dublin',
  city: 'Dublin 8',
  streetLine1: '26 Lennox Terrace',
  postcode: 'D08 K2V9',
};
const heldUntil = Math.floor(Date.now() / 1000) + 468;
const notYet = {
  status: 0,
  message: 'Payment Not Completed',
  payment_url: '/payment-fail',
  is_open: true,
  held_until: heldUntil,
};
const done = { status: 1, message: 'Payment Success', payment_url: '/payment-success' };
const visa = {
  id: 3,
  name: 'Visa ending 4242',
  brand: 'visa',
  last4: '4242',
  exp_month: 9,
  exp_year: 2038,
  is_expired: false,
  expires_soon: false,
};
const saved = (...cards: object[]) => ({ saved_cards: () => ({ saved_cards: cards }) });
const order = (...answers: object[]) => ({
  card_payment_confirm: () => ({ card_payment_confirm: answers.length > 1 ? answers.shift() : answers[0] }),
});
const consented = { save_card_of_order: () => ({ save_card_of_order: { status: 1, message: '' } }) };
const stored = { save_billing_details: () => ({ save_billing_details: { status: 1, message: '' } }) };
const leave = { '/api/orders/12/leave': () => ({}), '/api/orders/13/leave': () => ({}) };

function openPage(given: object = known, at = address) {
  const confirm = async () =>
    (await run(ConfirmCardPaymentDocument, { sale_id: 7, order_id: 12, appt_id: null })).card_payment_confirm;
  open(
    <CardOrder
      address={at}
      api="card_payment_confirm"
      confirm={confirm}
      token="guest"
      endsOnDecline={false}
      isGuests
      paidFor={{ saleId: 7 }}
      kept="time"
      known={given}
      summary={() => null}
    />,
    '/revolut/pub/66.50/7/12',
  );
  return userEvent.setup();
}

const payButton = () => screen.findByRole('button', { name: 'Pay €66.50' });
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

async function typeCard(person: ReturnType<typeof userEvent.setup>) {
  for (const [label, text] of Object.entries({ 'Card number': '4242424242424242', Expiry: '1238', CVC: '123' })) {
    await person.click(await screen.findByLabelText(label));
    await person.paste(text);
  }
}

beforeEach(() => {
  clear();
  sessionStorage.clear();
  write(keys.guestToken, 'guest');
});
afterEach(() => vi.unstubAllGlobals());

describe('a new card', () => {
  it('[PAY-041] [PAY-046] is saved only where the guest ticks it; the address is remembered', async () => {
    const sent = serveNamed({
      ...saved(),
      ...consented,
      ...stored,
      ...leave,
      ...order(notYet, done),
      [PAY]: () => ({ state: 'completed' }),
    });
    const person = openPage();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Save this card for next time/ });
    expect(box.checked).toBe(false);
    await typeCard(person);
    await person.click(box);
    await person.click(await payButton());
    await screen.findByText('at /payment-success');
    const names = sent.map(({ name }) => name);
    expect(names.indexOf('save_card_of_order')).toBeLessThan(names.indexOf(PAY));
    expect(sent.find(({ name }) => name === 'save_card_of_order')?.given).toEqual({ order_id: 12, save: true });
    expect(sent.find(({ name }) => name === 'save_billing_details')?.given).toMatchObject({
      country_code: 'IE',
      city: 'Dublin 8',
      postcode: 'D08 K2V9',
    });
    expect(read(keys.paidWith)).toBeNull();
  });

  it('[FEE-001] is agreed to for the shop’s fee only where the guest ticks that', async () => {
    const terms = { order_fee_terms: () => ({ order_fee_terms: { words: 'Up to 50% of the price.' } }) };
    const sent = serveNamed({
      ...saved(),
      ...terms,
      ...consented,
      ...stored,
      ...leave,
      ...order(notYet, done),
      [PAY]: () => ({ state: 'completed' }),
    });
    const person = openPage();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^I agree to a fee/ });
    expect(box.checked).toBe(false);
    await typeCard(person);
    await person.click(box);
    await person.click(await payButton());
    await screen.findByText('at /payment-success');
    const consent = sent.find(({ name }) => name === 'save_card_of_order')?.given;
    expect(consent).toEqual({ order_id: 12, save: false, fee: true });
  });

  it('[PAY-041] without consent nothing is charged before the provider knows that', async () => {
    const refused = { save_card_of_order: () => ({ save_card_of_order: { status: 0, message: 'No.' } }) };
    const sent = serveNamed({ ...saved(), ...refused, ...stored, ...leave, ...order(notYet) });
    const person = openPage();
    await typeCard(person);
    await person.click(await payButton());
    await screen.findByText('Something went wrong. Nothing was charged. Please try again.');
    expect(sent.find(({ name }) => name === 'save_card_of_order')?.given).toEqual({ order_id: 12, save: false });
    expect(sent.some(({ name }) => name === PAY)).toBe(false);
  });

  it('[PAY-045] a typed Eircode fills in city and region, and not what the guest typed there', async () => {
    const sent = serveNamed({
      ...saved(),
      ...leave,
      ...order(notYet),
      post_town: () => ({ post_town: { city: 'Galway', region: 'Galway' } }),
    });
    const person = openPage({ name: 'Niamh', email: 'niamh@mail.example' });
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    await person.type(await screen.findByLabelText('City'), 'Salthill');
    await person.type(field('Post code'), 'h91 e2k3');
    await waitFor(() => expect(field('Region').value).toBe('Galway'));
    expect(field('City').value).toBe('Salthill');
    expect(sent.filter(({ name }) => name === 'post_town')).toHaveLength(1);
  });
});

describe('a saved card', () => {
  it('[PAY-039] [PAY-042] is chosen already and pays without typing', async () => {
    const sent = serveNamed({
      ...saved(visa),
      ...leave,
      ...order(notYet, done),
      pay_with_saved_card: () => ({ pay_with_saved_card: { ...done, is_open: false } }),
    });
    const person = openPage();
    await waitFor(async () => expect((await radio(/^Visa ending 4242/)).checked).toBe(true));
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
    await person.dblClick(await payButton());
    await screen.findByText('at /payment-success');
    const charges = sent.filter(({ name }) => name === 'pay_with_saved_card');
    expect(charges.map(({ given }) => given)).toEqual([{ order_id: 12, card_id: 3 }]);
    expect(read(keys.paidWith)).toBe('saved:3');
  });

  it('[PAY-040] [PAY-043] declined, it cannot be chosen again; the page says how long the time is held', async () => {
    serveNamed({
      ...saved(visa),
      ...leave,
      ...order(notYet),
      pay_with_saved_card: () => ({ pay_with_saved_card: { ...notYet, message: 'Your card was declined.' } }),
    });
    const person = openPage();
    await waitFor(async () => expect((await radio(/^Visa ending 4242/)).checked).toBe(true));
    await person.click(await payButton());
    await waitFor(() => expect(said).toContain('Your card was declined.'));
    await waitFor(async () => expect((await radio(/^Visa ending 4242/)).disabled).toBe(true));
    expect((await radio(/^New card/)).checked).toBe(true);
    expect(screen.getByText(/^7 min \d+ s left to pay$/)).toBeTruthy();
    expect(screen.getByText(/No money has been taken/)).toBeTruthy();
    expect(await screen.findByLabelText('Card number')).toBeTruthy();
  });

  it('[PAY-043] declined, it stays declined after a reload, and can pay another order', async () => {
    serveNamed({
      ...saved(visa),
      ...leave,
      ...order(notYet),
      pay_with_saved_card: () => ({ pay_with_saved_card: { ...notYet, message: 'Your card was declined.' } }),
    });
    const person = openPage();
    await waitFor(async () => expect((await radio(/^Visa ending 4242/)).checked).toBe(true));
    await person.click(await payButton());
    await waitFor(async () => expect((await radio(/^Visa ending 4242/)).disabled).toBe(true));
    cleanup();
    openPage();
    await waitFor(async () => expect((await radio(/^New card/)).checked).toBe(true));
    expect((await radio(/^Visa ending 4242/)).disabled).toBe(true);
    expect(screen.getByText('Declined')).toBeTruthy();
    expect(screen.getByText(/No money has been taken/)).toBeTruthy();
    cleanup();
    openPage(known, { ...address, orderId: 13 });
    await waitFor(async () => expect((await radio(/^Visa ending 4242/)).checked).toBe(true));
    expect(screen.queryByText(/No money has been taken/)).toBeNull();
  });

  it('whose bank sends a challenge is confirmed on the page', async () => {
    serveNamed({ ...saved(visa), ...leave, ...order({ ...notYet, needs_action: true }) });
    const person = openPage();
    await person.click(await screen.findByRole('button', { name: 'Confirm with your bank' }));
    await screen.findByRole('dialog', { name: 'Your bank wants to check it’s you' });
  });
});
