import { thisWindow } from '@thyme/site/this-window.ts';
import { act, render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { aService, offering } from '../../features/bookings/cart/cart.fixtures.ts';
import { writeCart } from '../../features/bookings/cart/stored-cart.ts';
import { useCart } from '../../features/bookings/cart/use-cart.ts';
import { setPieces } from '../../features/bookings/goods/stored-goods.ts';
import { keys, remove } from '../../lib/session/storage.ts';
import { BookingStage, business, chooseThursday, next, person, serve, service } from './shop-booking.fixtures.tsx';
import ShopCart from './shop-cart.tsx';
import { asLoggedInGuest } from './shop-guest.fixtures.ts';

vi.mock('socket.io-client', () => import('../../lib/testing/idle-socket.fixtures.ts'));
asLoggedInGuest();

const club = { name: 'Fern Club', percent_off: 10, service_ids: null as number[] | null, product_percent: 10 };
const member = (more: object = {}) => ({
  member_prices: () => ({ member_prices: [{ ...club, ...more }] }),
  price_availability: () => ({ price_availability: { total_amount: 61.2, payable_now: 12.24, available: true } }),
});

/** The cart beside the page, with what a member has in it. */
function Cart() {
  const cart = useCart(7);
  const offers = offering([aService(1, { service_name: 'Cut' }), aService(2, { special_price: 50 })]);
  return <ShopCart business={{ ...business, upfront_amount: 20 }} {...{ offers, cart }} policy="" blocked={false} />;
}

function openCart() {
  writeCart(7, [service(1), service(2)]);
  setPieces(7, { id: 6, name: 'Wax', price: 1200, qty: 2 });
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Cart /> }])} />);
  const [panel] = screen.getAllByRole('region', { name: 'My Cart' });
  if (!panel) throw new Error('There is no cart.');
  return panel;
}

describe('the cart of a member', () => {
  it('[GUESTC-001] has the price that the dialog has', async () => {
    const sent = serve(member());
    const cart = openCart();
    // The second service has a better price of the shop's own, and keeps it.
    await waitFor(() => expect(cart.textContent).toContain('Member price−€9.20'), { timeout: 10_000 });
    expect(cart.textContent).toContain('Discount−€18.00');
    expect(cart.textContent).toContain('Deposit (20%)€22.24');
    expect(cart.textContent).toContain('Products€21.60');
    expect(cart.textContent).toContain('Total Cost*vat included€132.80');
    expect(sent.find(({ name }) => name === 'member_prices')?.given).toEqual({ business_id: 7 });
  });

  it('[GUESTC-001] has the usual prices for guests without a membership, and after a logout', async () => {
    serve(member());
    const cart = openCart();
    await waitFor(() => expect(cart.textContent).toContain('Member price'), { timeout: 10_000 });
    act(() => remove(keys.guestToken));
    await waitFor(() => expect(cart.textContent).not.toContain('Member price'));
    expect(cart.textContent).toContain('Total Cost*vat included€142.00');
  });
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
