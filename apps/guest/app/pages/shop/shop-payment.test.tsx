import { thisWindow } from '@thyme/site/this-window.ts';
import { render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { keys, read, write } from '../../lib/session/storage.ts';
import { toasts } from '../../lib/testing/toasts.fixtures.ts';
import { BookingStage, chooseThursday, NOW, next, person, serve } from './shop-booking.fixtures.tsx';
import { asLoggedInGuest } from './shop-guest.fixtures.ts';

vi.mock('socket.io-client', () => import('../../lib/testing/idle-socket.fixtures.ts'));
asLoggedInGuest();

const answer = (changes: object) => ({
  create_booking: () => ({
    create_booking: {
      status: 1,
      message: '',
      payment_status: 1,
      payment_type: 'stripe',
      sale_id: 99,
      payment_url: null,
      payment_amount: 13.6,
      refused: null,
      ...changes,
    },
  }),
});

/** To the last step of a booking with a deposit of €13.60. */
async function goToConfirm() {
  render(<BookingStage deposit={20} />);
  const user = person();
  await chooseThursday(user);
  await user.click(next());
  await screen.findByRole('button', { name: 'Confirm and pay €13.60' }, { timeout: 10_000 });
  return user;
}

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm and pay €13.60' });
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });

/** The same, with a method chosen there. */
async function chooseMethod(method: string) {
  const user = await goToConfirm();
  await user.click(await radio(method));
  expect(confirm().disabled).toBe(false);
  await user.click(confirm());
  return user;
}

const card = (id: number, over: object = {}) => ({
  id,
  name: `Visa ending ${id}`,
  brand: 'visa',
  last4: `${id}`,
  exp_month: 9,
  exp_year: 2028,
  is_expired: false,
  expires_soon: false,
  ...over,
});
const saved = (...cards: object[]) => ({ saved_cards: () => ({ saved_cards: cards }) });

describe('the way to pay that is chosen at first', () => {
  it('[PAY-039] [BOOK-020] is the card for a guest without a saved one, so that Confirm can be pressed', async () => {
    serve(saved());
    await goToConfirm();
    await waitFor(async () => expect((await radio('Card')).checked).toBe(true));
    expect(confirm().disabled).toBe(false);
  });

  it('[PAY-039] is what was used last', async () => {
    write(keys.paidWith, 'google');
    serve(saved(card(4242)));
    await goToConfirm();
    await waitFor(async () => expect((await radio('Google Pay')).checked).toBe(true));
    expect(screen.getByText('€13.60 from Google Pay')).toBeTruthy();
  });

  it('[PAY-039] is the saved card that was used last', async () => {
    const sent = serve({ ...saved(card(4242), card(4444)), ...answer({}) });
    const user = await goToConfirm();
    await waitFor(async () => expect((await radio('Visa ending 4242')).checked).toBe(true));
    await user.click(confirm());
    await screen.findByRole('heading', { name: 'Landed on /payment-success' });
    expect(sent.find(({ name }) => name === 'create_booking')?.given).toMatchObject({
      saved_card_id: 4242,
      payment_info: { stripe: 13.6 },
    });
    expect(read(keys.paidWith)).toBe('saved:4242');
  });

  it('[PAY-043] is another one where the card has expired, and a sentence says so', async () => {
    write(keys.paidWith, 'saved:4242');
    serve(saved(card(4242, { is_expired: true }), card(4444)));
    await goToConfirm();
    await waitFor(async () => expect((await radio('Visa ending 4444')).checked).toBe(true));
    expect(
      screen.getByText('Your Visa ending 4242 has expired, so we’ve switched to your Visa ending 4444.'),
    ).toBeTruthy();
    expect((await radio('Visa ending 4242')).disabled).toBe(true);
  });

  it('[PAY-043] is another one where the wallet is gone', async () => {
    write(keys.paidWith, 'apple');
    serve(saved());
    await goToConfirm();
    await waitFor(async () => expect((await radio('Card')).checked).toBe(true));
    await screen.findByText('Apple Pay isn’t available in this browser, so we’ve switched to a new card.');
  });
});

describe('a declined payment', () => {
  const declined = { payment_status: 0, payment_url: null, order_id: 7, held_until: NOW / 1000 + 468 };

  it('[PAY-040] [ERR-032] says what did not happen and how long the time is held, and is paid in another way', async () => {
    const answers = [declined, { payment_status: 1 }];
    const sent = serve({
      ...saved(card(4242)),
      create_booking: () => answer(answers.shift() ?? {}).create_booking(),
    });
    const user = await goToConfirm();
    await waitFor(async () => expect((await radio('Visa ending 4242')).checked).toBe(true));
    await user.click(confirm());
    await screen.findByRole('heading', { name: 'Your bank turned that card down' });
    expect(toasts).toContain('error: Payment Not Completed');
    expect(screen.getByText('No money has been taken. Try another card, or another way to pay.')).toBeTruthy();
    expect(screen.getByText('7 min 48 s left to pay')).toBeTruthy();
    expect((await radio('Visa ending 4242')).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Give up this time' })).toBeTruthy();
    await user.click(await radio('Google Pay'));
    await user.click(screen.getByRole('button', { name: 'Pay €13.60' }));
    const sheet = within(await screen.findByRole('dialog', { name: /Google Pay/ }));
    // For a moment after it opened, the sheet takes no presses yet.
    await waitFor(() => user.click(sheet.getByRole('button', { name: 'Pay €13.60' })));
    await screen.findByRole('heading', { name: 'Landed on /payment-success' });
    const booked = sent.filter(({ name }) => name === 'create_booking').map(({ given }) => given);
    expect(booked).toHaveLength(2);
    // The same booking: its time stays held, and it is charged once.
    expect(booked[1]?.idempotency_key).toBe(booked[0]?.idempotency_key);
    expect(booked[1]).toMatchObject({ saved_card_id: null, payment_info: { google: 13.6 } });
  });
});

describe('paying what is due now', () => {
  it('[BOOK-018] [BOOK-024] offers methods and goes to the card page in this window', async () => {
    const price = {
      price_availability: () => ({ price_availability: { total_amount: 68, payable_now: 13.6, available: true } }),
    };
    const sent = serve({ ...price, ...answer({ payment_status: 0, payment_url: '/revolut/pub/13.60/99/7' }) });
    const goTo = vi.spyOn(thisWindow, 'goTo').mockReturnValue();
    await chooseMethod('Card');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/revolut/pub/13.60/99/7'));
    expect(sent.find(({ name }) => name === 'create_booking')?.given).toMatchObject({
      total_amount: 68,
      upfront_amount: 13.6,
      payment_info: { voucher: [], stripe: 13.6, google: null },
      google_pay_token: null,
    });
    expect(read('cart.7')).toBeNull();
  });

  it('[BOOK-023] opens another provider’s page in a new window, and claims no payment yet', async () => {
    const page = { payment_type: 'google', payment_status: 0, payment_url: 'https://pay.example/99' };
    serve(answer({ ...page, message: 'Please complete the payment to confirm your booking.' }));
    const beside = { opener: window };
    const open = vi.fn(() => beside);
    vi.stubGlobal('open', open);
    const user = await chooseMethod('Google Pay');
    await user.click(await screen.findByRole('button', { name: 'Pay €13.60' }));
    await waitFor(() => expect(toasts).toContain('info: Please complete the payment to confirm your booking.'));
    expect(open).toHaveBeenCalledWith('https://pay.example/99', '_blank');
    expect(beside.opener).toBeNull();
    expect(read('cart.7')).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Landed/ })).toBeNull();
  });

  it('goes to that page in this window where the browser opens no other', async () => {
    serve(answer({ payment_type: 'google', payment_status: 0, payment_url: 'https://pay.example/99' }));
    vi.stubGlobal(
      'open',
      vi.fn(() => null),
    );
    const goTo = vi.spyOn(thisWindow, 'goTo').mockReturnValue();
    const user = await chooseMethod('Google Pay');
    await user.click(await screen.findByRole('button', { name: 'Pay €13.60' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://pay.example/99'));
  });

  it('[ERR-034] a wallet that has paid leads to the success page', async () => {
    const sent = serve(answer({ payment_type: 'google' }));
    const user = await chooseMethod('Google Pay');
    await user.click(await screen.findByRole('button', { name: 'Pay €13.60' }));
    await screen.findByRole('heading', { name: 'Landed on /payment-success' });
    expect(toasts).toContain('success: Payment Success');
    expect(sent.find(({ name }) => name === 'create_booking')?.given).toMatchObject({
      google_pay_token: 'wallet-token',
      payment_info: { stripe: null, google: 13.6 },
    });
  });

  it('[ERR-032] says so when the payment was not completed, and keeps everything for another try', async () => {
    serve(answer({ payment_type: 'google', payment_status: 0 }));
    const user = await chooseMethod('Google Pay');
    await user.click(await screen.findByRole('button', { name: 'Pay €13.60' }));
    await waitFor(() => expect(toasts).toContain('error: Payment Not Completed'));
    expect(read('cart.7')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Confirm and pay €13.60' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^Landed/ })).toBeNull();
  });

  it('closing the wallet books nothing', async () => {
    const sent = serve();
    const user = await chooseMethod('Google Pay');
    await screen.findByRole('button', { name: 'Pay €13.60' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay €13.60' })).toBeNull());
    expect(sent.some(({ name }) => name === 'create_booking')).toBe(false);
    expect(screen.getByRole('button', { name: 'Confirm and pay €13.60' })).toBeTruthy();
  });
});
