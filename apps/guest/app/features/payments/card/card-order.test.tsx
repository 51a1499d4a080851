import { thisWindow } from '@thyme/site/this-window.ts';
import { cleanup, screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmCardPaymentDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { clear, keys, write } from '../../../lib/session/storage.ts';
import { Reasoned, Status, serveNamed } from '../../../lib/testing/named-answers.fixtures.ts';
import { said } from '../../../lib/testing/toasts.fixtures.ts';
import { open } from '../payments.fixtures.tsx';
import { CardOrder } from './card-order.tsx';

const address = { publicId: 'pub', amount: 66.5, forId: 7, orderId: 12 };
const known = {
  name: 'Niamh',
  email: 'niamh@mail.example',
  region: 'Leinster',
  city: 'Dublin',
  streetLine1: '26 Lennox Terrace',
  postcode: 'D08',
};
const PAY = '/sandbox/orders/pub/pay';
const RENEW = '/api/orders/12/renew';
const notYet = { status: 0, message: 'Payment Not Completed', payment_url: '/payment-fail' };
const done = { status: 1, message: 'Payment Success', payment_url: '/payment-success' };

/** Responses for the order, one after the other; the last is repeated. */
function confirming(...answers: object[]) {
  return () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Error || answer instanceof Reasoned ? answer : { card_payment_confirm: answer };
  };
}

function openSale(given: Partial<typeof known> = known, kept: 'time' | 'booking' = 'time') {
  const confirm = async () =>
    (await run(ConfirmCardPaymentDocument, { sale_id: 7, order_id: 12, appt_id: null })).card_payment_confirm;
  open(
    <CardOrder
      address={address}
      api="card_payment_confirm"
      confirm={confirm}
      token="guest"
      endsOnDecline={false}
      paidFor={{ saleId: 7 }}
      kept={kept}
      known={given}
      summary={() => null}
    />,
    '/revolut/pub/66.50/7/12',
  );
  return userEvent.setup();
}

const payButton = () => screen.findByRole('button', { name: /^Pay €/ });

async function typeCard(person: ReturnType<typeof userEvent.setup>, number = '4242424242424242', expiry = '1230') {
  const boxes = { 'Card number': number, Expiry: expiry, CVC: '123' };
  for (const [label, text] of Object.entries(boxes)) {
    await person.click(await screen.findByLabelText(label));
    await person.paste(text);
  }
}

beforeEach(() => {
  clear();
  write(keys.guestToken, 'guest');
});
afterEach(() => vi.unstubAllGlobals());

describe('the card page', () => {
  it('[PAY-013] [PAY-014] [PAY-021] [PAY-028] [PAY-030] [PAY-032] has a billing form, a card field, a wallet button and a price in euro', async () => {
    serveNamed({ card_payment_confirm: confirming(notYet) });
    openSale();
    expect(await screen.findByRole('button', { name: 'Pay €66.50' })).toBeTruthy();
    for (const label of ['Name on the card', 'Email', 'Country', 'Region', 'City', 'Address line 1', 'Post code']) {
      expect(screen.getByLabelText(label)).toBeTruthy();
    }
    expect(screen.getByLabelText(/^Address line 2/)).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Card details' })).toBeTruthy();
    expect((screen.getByLabelText('Country') as HTMLSelectElement).required).toBe(true);
    expect((screen.getByLabelText('Country') as HTMLSelectElement).value).toBe('IE');
    const networks = within(screen.getByRole('list', { name: 'Cards we take' })).getAllByRole('listitem');
    const names = networks.map((item) => item.querySelector('span')?.textContent);
    expect(names).toEqual(['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB']);
    expect(screen.getByRole('button', { name: 'Pay with Google Pay' })).toBeTruthy();
  });

  it('[PAY-015] [PAY-016] [PAY-017] [PAY-018] [PAY-019] asks for what is empty, each in its own words, before anything is sent', async () => {
    const sent = serveNamed({ card_payment_confirm: confirming(notYet) });
    const person = openSale();
    await typeCard(person);
    const asked = {
      Email: 'Please enter your email address!',
      Region: 'Please enter your region!',
      City: 'Please enter your city!',
      'Address line 1': 'Please enter your Address line 1!',
      'Post code': 'Please enter your post code!',
    };
    for (const label of Object.keys(asked)) await person.clear(screen.getByLabelText(label));
    await person.click(await payButton());
    for (const message of Object.values(asked)) expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(sent.some(({ name }) => name === PAY)).toBe(false);
    for (const [label, message] of Object.entries(asked)) {
      await person.click(screen.getByLabelText(label));
      await person.paste('niamh@mail.example');
      expect(screen.queryByText(message)).toBeNull();
    }
  });

  it('[PAY-020] [PAY-023] [PAY-025] pays once without name and second line, confirms with the server and goes where it says', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent = serveNamed({
      card_payment_confirm: confirming(notYet, { ...done, payment_url: '/payment-success?from=server' }),
      [PAY]: async () => {
        await held;
        return { state: 'completed' };
      },
    });
    const person = openSale({ ...known, name: '' });
    await typeCard(person);
    await person.dblClick(await payButton());
    const busy = screen.getByRole('button', { name: 'Please wait...' }) as HTMLButtonElement;
    expect(busy.disabled).toBe(true);
    release();
    await screen.findByText('at /payment-success');
    expect(sent.filter(({ name }) => name === PAY)).toHaveLength(1);
    expect(sent.findLast(({ name }) => name === 'card_payment_confirm')?.given).toEqual({
      sale_id: 7,
      order_id: 12,
      appt_id: null,
    });
    expect(said).toEqual(['Payment Success']);
  });

  it('[PAY-022] [PAY-024] says under the card field what is wrong with the card, and may be pressed again', async () => {
    const sent = serveNamed({ card_payment_confirm: confirming(notYet) });
    const person = openSale();
    await typeCard(person, '4242424242424241');
    await person.click(await payButton());
    const field = screen.getByRole('group', { name: 'Card details' });
    expect((await within(field).findByRole('alert')).textContent).toBe('Your card number is invalid.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')));
    expect(((await payButton()) as HTMLButtonElement).disabled).toBe(false);
    expect(sent.some(({ name }) => name === PAY)).toBe(false);
  });

  it('[ERR-052] a decline is shown under the card field and in a toast, and another card may be tried', async () => {
    const declined = new Status(402, { state: 'pending', message: 'Your card was declined.' });
    serveNamed({ card_payment_confirm: confirming(notYet), [PAY]: () => declined });
    const person = openSale();
    await typeCard(person, '4000000000000002');
    await person.click(await payButton());
    const field = screen.getByRole('group', { name: 'Card details' });
    expect((await within(field).findByRole('alert')).textContent).toBe('Your card was declined.');
    expect(said).toEqual(['Your card was declined.']);
    expect(((await payButton()) as HTMLButtonElement).disabled).toBe(false);
  });

  it('queries the result of a charge whose response was lost', async () => {
    const silence = new Status(504, { state: 'unknown', message: 'The bank did not answer in time.' });
    serveNamed({ card_payment_confirm: confirming(notYet, notYet, done), [PAY]: () => silence });
    const person = openSale();
    await typeCard(person);
    await person.click(await payButton());
    expect(await screen.findByText('We’re checking with your bank. Please don’t close this page.')).toBeTruthy();
    await screen.findByText('at /payment-success');
  });

  it('[ERR-045] [ERR-046] [ERR-047] a confirmation that fails is shown, logged, and leads to /payment-fail', async () => {
    const sent = serveNamed({
      card_payment_confirm: confirming(notYet, new Error('Internal server error')),
      [PAY]: () => ({ state: 'completed' }),
    });
    const person = openSale();
    await typeCard(person);
    await person.click(await payButton());
    await screen.findByText('at /payment-fail');
    expect(said).toEqual(['Internal server error!']);
    await waitFor(() => expect(sent.find(({ name }) => name === 'system_log')?.given.api).toBe('card_payment_confirm'));
  });

  it('[ERR-049] a GraphQL error shows its reason in a toast', async () => {
    serveNamed({
      card_payment_confirm: confirming(notYet, new Reasoned('Your bank is closed for the night.')),
      [PAY]: () => ({ state: 'completed' }),
    });
    const person = openSale();
    await typeCard(person);
    await person.click(await payButton());
    await screen.findByText('at /payment-fail');
    expect(said).toEqual(['Your bank is closed for the night.']);
  });

  it('[PAY-027] Cancel has the server renew the order, and offers the fresh one', async () => {
    const fresh = '/revolut/fresh/66.50/7/13';
    const sent = serveNamed({
      card_payment_confirm: confirming(notYet),
      [RENEW]: () => ({ status: 1, message: '', order_id: 13, payment_url: fresh }),
    });
    const person = openSale();
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    const place = await screen.findByText('at /payment-fail');
    expect(JSON.parse(place.dataset.state ?? '')).toEqual({
      reason: 'cancelled',
      retry: fresh,
      order: 13,
      kept: 'time',
    });
    expect(sent.filter(({ name }) => name === RENEW)).toHaveLength(1);
  });

  it('[ERR-051] an order that does not exist is not paid', async () => {
    serveNamed({ card_payment_confirm: confirming({ ...notYet, message: 'Order not found' }) });
    openSale();
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('an order that has been paid is not paid again after a reload', async () => {
    serveNamed({ card_payment_confirm: confirming(done) });
    openSale();
    const place = await screen.findByText('at /payment-success');
    expect(JSON.parse(place.dataset.state ?? '')).toEqual({ saleId: 7 });
  });
});

describe('the hold during the payment', () => {
  const LEAVE = '/api/orders/12/leave';
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
  const holding = (held_until: number, more: object = {}) => ({ ...notYet, is_open: true, held_until, ...more });

  it('is shown with the time left, and less of it after a decline', async () => {
    const declined = new Status(402, { state: 'pending', message: 'Your card was declined.' });
    serveNamed({
      card_payment_confirm: confirming(holding(inSeconds(590)), holding(inSeconds(170))),
      [PAY]: () => declined,
      [LEAVE]: () => ({ status: 1 }),
    });
    const person = openSale();
    expect(await screen.findByText(/^9 min/)).toBeTruthy();
    await typeCard(person, '4000000000000002');
    await person.click(await payButton());
    expect(await screen.findByText(/^2 min/)).toBeTruthy();
    expect((screen.getByLabelText('Card number') as HTMLInputElement).value).not.toBe('');
  });

  it('is released once when the page is closed', async () => {
    const sent = serveNamed({
      card_payment_confirm: confirming(holding(inSeconds(590))),
      [LEAVE]: () => ({ status: 1 }),
    });
    openSale();
    await payButton();
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    expect(sent.filter(({ name }) => name === LEAVE)).toHaveLength(1);
  });

  it('is not released while the card is being charged, nor where there is none', async () => {
    const sent = serveNamed({
      card_payment_confirm: confirming(holding(inSeconds(590))),
      [PAY]: () => new Promise(() => {}),
      [LEAVE]: () => ({ status: 1 }),
    });
    const person = openSale();
    await typeCard(person);
    await person.click(await payButton());
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    serveNamed({ card_payment_confirm: confirming(notYet), [LEAVE]: () => ({ status: 1 }) });
    openSale();
    await payButton();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.some(({ name }) => name === LEAVE)).toBe(false);
  });

  it('[BOOK-068] locks the form at zero, says so, and leads on, even where the server is a little behind', async () => {
    serveNamed({ card_payment_confirm: confirming(holding(inSeconds(1))), [LEAVE]: () => ({ status: 1 }) });
    openSale();
    const pay = (await payButton()) as HTMLButtonElement;
    expect(await screen.findByText('Your time is no longer held.', undefined, { timeout: 5_000 })).toBeTruthy();
    expect(screen.queryByText(/We’re holding your time/)).toBeNull();
    expect(pay.disabled).toBe(true);
    expect(screen.getByLabelText('Card number').matches(':disabled')).toBe(true);
    expect(screen.getByRole('link', { name: 'Choose a time again' }).getAttribute('href')).toBe('/search');
    expect(screen.getByRole('button', { name: 'Check this payment' })).toBeTruthy();
  });

  it('is over for an order that cannot be paid any more', async () => {
    serveNamed({ card_payment_confirm: confirming({ ...notYet, is_open: false, held_until: null }) });
    openSale();
    expect(await screen.findByRole('heading', { name: 'You’ve run out of time to pay' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });
});

describe('an order that is over', () => {
  const closed = { ...notYet, is_open: false, is_returned: false };

  it('of an invoice leaves the booking unchanged, and leads to the invoice', async () => {
    serveNamed({ card_payment_confirm: confirming(closed) });
    openSale(known, 'booking');
    expect(await screen.findByRole('heading', { name: 'This payment is closed' })).toBeTruthy();
    expect(screen.getByText(/Your booking is safe/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show Invoice' }).getAttribute('href')).toBe('/invoice/7');
  });

  it('whose payment arrived too late says that it is refunded, and not that nothing was taken', async () => {
    const message = 'Your time was no longer held when your payment arrived. We’re refunding all of it.';
    serveNamed({ card_payment_confirm: confirming({ ...closed, message, is_returned: true }) });
    openSale();
    expect(await screen.findByRole('heading', { name: 'Your money is on its way back' })).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByText(/Nothing has been taken/)).toBeNull();
  });

  it('whose payment arrives too late while the guest waits leads to the page for failed payments', async () => {
    const late = { ...closed, message: 'Too late.', is_returned: true };
    serveNamed({ card_payment_confirm: confirming(notYet, late), [PAY]: () => ({ state: 'completed' }) });
    const person = openSale();
    await typeCard(person);
    await person.click(await payButton());
    const place = await screen.findByText('at /payment-fail');
    expect(JSON.parse(place.dataset.state ?? '')).toMatchObject({ reason: 'returned', message: 'Too late.' });
  });
});

describe('a forged URL', () => {
  it('is ignored: payee and amount come from the order', async () => {
    const own = { ...notYet, is_open: true, public_id: 'its-own', amount: 80 };
    const sent = serveNamed({
      card_payment_confirm: confirming(own, done),
      '/sandbox/orders/its-own/pay': () => ({ state: 'completed' }),
    });
    const person = openSale();
    await typeCard(person);
    await person.click(await screen.findByRole('button', { name: 'Pay €80.00' }));
    await screen.findByText('at /payment-success');
    expect(sent.some(({ name }) => name === '/sandbox/orders/its-own/pay')).toBe(true);
  });

  it('leads to the provider’s page where the order is paid there', async () => {
    const goTo = vi.spyOn(thisWindow, 'goTo').mockReturnValue();
    const page_url = 'https://checkout.stripe.example/cs_1';
    serveNamed({ card_payment_confirm: confirming({ ...notYet, is_open: true, page_url }) });
    openSale();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(page_url));
    goTo.mockRestore();
  });
});

it('amounts are in the shop’s currency', async () => {
  serveNamed({ card_payment_confirm: confirming({ ...notYet, is_open: true, currency: 'GBP' }) });
  openSale();
  expect(await screen.findByRole('button', { name: 'Pay £66.50' })).toBeTruthy();
});
