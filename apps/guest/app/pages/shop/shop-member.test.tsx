import { thisWindow } from '@thyme/site/this-window.ts';
import { render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { BookingStage, chooseThursday, next, person, serve } from './shop-booking.fixtures.tsx';
import { asLoggedInGuest } from './shop-guest.fixtures.ts';

vi.mock('socket.io-client', () => import('../../lib/testing/idle-socket.fixtures.ts'));
asLoggedInGuest();

const club = { name: 'Fern Club', percent_off: 10, service_ids: null as number[] | null, product_percent: 10 };
const member = (more: object = {}) => ({
  member_prices: () => ({ member_prices: [{ ...club, ...more }] }),
  price_availability: () => ({ price_availability: { total_amount: 61.2, payable_now: 12.24, available: true } }),
});

describe('a member who books', () => {
  it('[BOOKSB-002] reads the price of a member, for services and products, and books at it', async () => {
    const goTo = vi.spyOn(thisWindow, 'goTo').mockImplementation(() => undefined);
    const wax = { id: 6, name: 'Wax', price: 12, left: null };
    const sent = serve({ ...member(), business_products: () => ({ business_products: [wax] }) });
    render(<BookingStage deposit={20} />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    await screen.findByRole('button', { name: 'Confirm and pay €12.24' }, { timeout: 10_000 });
    expect(screen.getByText('Member price').parentElement?.textContent).toContain('−€6.80');
    const list = within(await screen.findByRole('region', { name: 'Take something home' }));
    await user.click(list.getByRole('button', { name: 'Add Wax' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm and pay €23.04' }));
    const booked = () => sent.find(({ name }) => name === 'create_booking')?.given;
    await waitFor(() => expect(booked()).toBeTruthy());
    expect(booked()).toMatchObject({ total_amount: 72, upfront_amount: 12.24, discount: 6.8 });
    goTo.mockRestore();
  });

  it('[BOOKSB-002] pays the usual price for other services', async () => {
    serve({
      ...member({ service_ids: [999] }),
      price_availability: () => ({ price_availability: { total_amount: 68, payable_now: 13.6, available: true } }),
    });
    render(<BookingStage deposit={20} />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    await screen.findByRole('button', { name: 'Confirm and pay €13.60' }, { timeout: 10_000 });
    expect(screen.queryByText('Member price')).toBeNull();
  });
});
