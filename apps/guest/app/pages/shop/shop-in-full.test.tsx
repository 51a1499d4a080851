import { thisWindow } from '@thyme/site/this-window.ts';
import { render, screen, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { toasts } from '../../lib/testing/toasts.fixtures.ts';
import { BookingStage, chooseThursday, next, person, serve } from './shop-booking.fixtures.tsx';
import { asLoggedInGuest } from './shop-guest.fixtures.ts';

vi.mock('socket.io-client', () => import('../../lib/testing/idle-socket.fixtures.ts'));
asLoggedInGuest();

const price = (payable_now: number, in_full: boolean) => ({
  price_availability: { total_amount: 68, payable_now, in_full, available: true },
});
const WHY = 'Fern & Fold asks for the full price when you book.';

async function goToConfirm() {
  render(<BookingStage deposit={20} />);
  const user = person();
  await chooseThursday(user);
  await user.click(next());
  await user.click(await screen.findByRole('radio', { name: /^Card/ }, { timeout: 10_000 }));
  return user;
}

describe('a guest whom the shop asks for the full price', () => {
  it('[ANSWER-011] reads why, and pays all of it', async () => {
    const goTo = vi.spyOn(thisWindow, 'goTo').mockImplementation(() => undefined);
    const sent = serve({ price_availability: () => price(68, true) });
    const user = await goToConfirm();
    const confirm = await screen.findByRole('button', { name: 'Confirm and pay €68.00' }, { timeout: 10_000 });
    expect(screen.getByText(WHY)).toBeTruthy();
    // The price is not a change of the shop's prices.
    expect(screen.queryByText(/has changed its prices/)).toBeNull();
    await user.click(confirm);
    const booked = () => sent.find(({ name }) => name === 'create_booking')?.given;
    await waitFor(() => expect(booked()).toBeTruthy());
    expect(booked()).toMatchObject({ total_amount: 68, upfront_amount: 68, payment_info: { stripe: 68 } });
    goTo.mockRestore();
  });

  it('[ANSWER-011] is told the new price when the rules have changed meanwhile', async () => {
    let inFull = false;
    serve({
      price_availability: () => (inFull ? price(68, true) : price(13.6, false)),
      create_booking: () => ({
        create_booking: {
          status: 0,
          message: 'The prices have changed.',
          refused: { code: 'total-differs', service_pricing_id: null, alternatives: [] },
        },
      }),
    });
    const user = await goToConfirm();
    const confirm = await screen.findByRole('button', { name: 'Confirm and pay €13.60' }, { timeout: 10_000 });
    expect(screen.queryByText(WHY)).toBeNull();
    inFull = true;
    await user.click(confirm);
    expect(await screen.findByRole('button', { name: 'Confirm and pay €68.00' })).toBeTruthy();
    expect(screen.getByText(WHY)).toBeTruthy();
    expect(toasts).toEqual(['error: The prices have changed.']);
  });
});
