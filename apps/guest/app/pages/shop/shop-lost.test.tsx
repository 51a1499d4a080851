import { render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  at,
  BookingStage,
  chooseThursday,
  classDates,
  dialog,
  next,
  person,
  serve,
  service,
} from './shop-booking.fixtures.tsx';
import { asLoggedInGuest } from './shop-guest.fixtures.ts';
// Compiled before the tests: on a busy machine that takes longer than a test waits for the sheet.
import '../../features/payments/wallet/sandbox-wallet-sheet.tsx';

vi.mock('socket.io-client', () => import('../../lib/testing/idle-socket.fixtures.ts'));
asLoggedInGuest();

const nothing = { payment_status: null, payment_type: null, sale_id: null, payment_url: null, payment_amount: null };
const lose = (message: string, refused: object) => ({
  create_booking: () => ({ create_booking: { status: 0, message, ...nothing, refused } }),
});
const confirmButton = () => within(dialog()).queryByRole('button', { name: /^(Confirm|Pay)/ });
const list = () => screen.findByRole('region', { name: 'Join Cancellation List' });

describe('losing the race at the last press', () => {
  it('[BOOK-122] for a slot: what is still free and the list, and no live button to pay', async () => {
    const alternatives = [{ date: '2026-08-13', time: at(13, 12) }];
    const taken = { code: 'taken', service_pricing_id: 1, alternatives };
    const sent = serve(lose('This time is taken. Please select another time.', taken));
    render(<BookingStage />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: /^Confirm/ }));
    await screen.findByRole('heading', { name: '11:30 am has just gone' });
    expect(screen.getByText(/Nothing was charged. These are the nearest free ones./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take this: Thu 13 Aug, 12:00 pm' })).toBeTruthy();
    expect(confirmButton()).toBeNull();
    await user.click(within(await list()).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('You’re on the list')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'cancellation_request')?.given).toMatchObject({
      date: '2026-08-13',
      service_pricing_id: 1,
    });
  });

  it('[BOOK-122] where nothing else is free the waiting list is still offered', async () => {
    serve(lose('This time is taken.', { code: 'taken', service_pricing_id: 1, alternatives: [] }));
    render(<BookingStage />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: /^Confirm/ }));
    expect(await screen.findByText(/Nothing was charged. Nothing else is free close to it./)).toBeTruthy();
    expect(confirmButton()).toBeNull();
    await user.click(within(await list()).getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('region', { name: 'Join Cancellation List' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'See all times' }));
    expect(await screen.findByRole('heading', { name: 'When suits you?' })).toBeTruthy();
  });

  it('[BOOK-122] for the last seat of a class, and Back leads to the dates', async () => {
    const full = { code: 'no-seats', service_pricing_id: 9, alternatives: [] };
    const message = 'This class is full. Please select another date.';
    serve({ 'query ClassDates': () => classDates('open'), ...lose(message, full) });
    render(<BookingStage items={[service(9)]} />);
    const user = person();
    await waitFor(() => expect(next().disabled).toBe(false));
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: /^Confirm/ }));
    await screen.findByRole('heading', { name: 'The last place has just gone' });
    expect(screen.getByText(/No other date has a place at the moment./)).toBeTruthy();
    expect(confirmButton()).toBeNull();
    expect(await list()).toBeTruthy();
    await user.click(within(dialog()).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(next()).toBeTruthy());
    expect(confirmButton()).toBeNull();
  });
});

describe('a class that is full when its dates are shown', () => {
  it.each([
    [9, ['full'] as const, 'This class is full.'],
    [3, ['full', 'full', 'full', 'full'] as const, 'Every date of this class is full.'],
    [5, ['full', 'full', 'full', 'full'] as const, 'This course is fully booked.'],
  ])('[BOOK-123] offers the list at once and no Next (%i)', async (id, states, words) => {
    serve({ 'query ClassDates': () => classDates(...states) });
    render(<BookingStage items={[service(id)]} />);
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeTruthy();
    expect(await list()).toBeTruthy();
    await waitFor(() => expect(next().disabled).toBe(true));
  });
});

describe('the hold of a declined payment', () => {
  it('[BOOK-124] at zero ends the step: checked again, and confirmed again or the nearest times', async () => {
    const declined = { status: 1, message: '', ...nothing, payment_status: 0, order_id: 7, refused: null };
    let isFree = true;
    const refused = { code: 'taken', service_pricing_id: 1, alternatives: [{ date: '2026-08-13', time: at(13, 12) }] };
    serve({
      saved_cards: () => ({ saved_cards: [] }),
      create_booking: () => ({ create_booking: { ...declined, held_until: Date.now() / 1000 + 2 } }),
      timeslot_availability: () => ({
        timeslot_availability: isFree
          ? { status: 1, message: 'Free.', refused: null }
          : { status: 0, message: 'Gone.', refused },
      }),
    });
    render(<BookingStage deposit={20} />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    const payUntilZero = async (isFreeThen: boolean) => {
      await user.click(await screen.findByRole('radio', { name: /^Google Pay/ }));
      await user.click(await screen.findByRole('button', { name: /^(Confirm and pay|Pay) €13.60/ }));
      const sheet = within(await screen.findByRole('dialog', { name: /Google Pay/ }));
      // For a moment after it opened, the sheet takes no presses yet.
      await waitFor(() => user.click(sheet.getByRole('button', { name: 'Pay €13.60' })));
      await screen.findByRole('heading', { name: 'Your bank turned that payment down' });
      isFree = isFreeThen;
      vi.setSystemTime(Date.now() + 3_000);
    };
    await payUntilZero(true);
    expect(await screen.findByText(/It’s still free, so you can confirm it again./, undefined, { timeout: 5_000 }));
    expect(screen.getByText('Your time is no longer held, and nothing was charged.')).toBeTruthy();
    expect(screen.queryByText(/left to pay/)).toBeNull();
    await payUntilZero(false);
    await screen.findByRole('heading', { name: '11:30 am has just gone' }, { timeout: 5_000 });
    expect(confirmButton()).toBeNull();
  });
});
