import { thisWindow } from '@thyme/site/this-window.ts';
import { render, screen, waitFor } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { keys, read, write } from '../../lib/session/storage.ts';
import { toasts } from '../../lib/testing/toasts.fixtures.ts';
import { BookingStage, chooseThursday, NOW, next, person, serve } from './shop-booking.fixtures.tsx';

vi.mock('socket.io-client', () => {
  const socket = {
    connected: false,
    on: () => socket,
    onAny: () => socket,
    emit: () => socket,
    disconnect: () => socket,
  };
  return { io: () => socket };
});
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  forgetEverything();
  write(keys.userId, '9');
  write(keys.guestToken, 'fresh');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

/** To the last step of a booking with a deposit of €13.60, and a method chosen there. */
async function chooseMethod(method: string) {
  render(<BookingStage deposit={20} />);
  const user = person();
  await chooseThursday(user);
  await user.click(next());
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Confirm and pay €13.60' });
  expect(confirm.disabled).toBe(true);
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${method}`) }));
  expect(confirm.disabled).toBe(false);
  await user.click(confirm);
  return user;
}

describe('paying what is due now', () => {
  it('[BOOK-018] [BOOK-020] [BOOK-024] offers methods, waits for one, and goes to the card page in this window', async () => {
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

  it('[BOOK-023] opens another provider’s page in a new window, and says of nothing yet that it is paid', async () => {
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
