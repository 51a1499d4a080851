import { thisWindow } from '@thyme/site/this-window.ts';
import { render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { parseGoods, readGoods } from '../../features/bookings/goods/stored-goods.ts';
import { toasts } from '../../lib/testing/toasts.fixtures.ts';
import { BookingStage, chooseThursday, next, person, serve } from './shop-booking.fixtures.tsx';
import ShopGoods from './shop-goods.tsx';
import { asLoggedInGuest } from './shop-guest.fixtures.ts';

vi.mock('socket.io-client', () => import('../../lib/testing/idle-socket.fixtures.ts'));
asLoggedInGuest();

const oil = { id: 5, name: 'Bond oil', price: 24, left: null as number | null };
const wax = { id: 6, name: 'Wax', price: 12, left: 2 };
const soap = { id: 7, name: 'Soap', price: 9, left: 0 };
const products = (...list: object[]) => ({ business_products: () => ({ business_products: list }) });

/** To the last step of a booking with a deposit of €13.60. */
async function goToConfirm() {
  render(<BookingStage deposit={20} />);
  const user = person();
  await chooseThursday(user);
  await user.click(next());
  await screen.findByRole('button', { name: 'Confirm and pay €13.60' }, { timeout: 10_000 });
  return user;
}
const takeHome = () => screen.findByRole('region', { name: 'Take something home' });

describe('products with a booking', () => {
  it('[GOODS-001] say what is left, and what is out of stock cannot be added', async () => {
    serve(products(oil, wax, soap));
    await goToConfirm();
    const list = within(await takeHome());
    expect(list.getByText(/Only 2 left/)).toBeTruthy();
    expect(list.getByText(/Out of stock/)).toBeTruthy();
    expect(list.queryByRole('button', { name: 'Add Soap' })).toBeNull();
    expect(list.getByRole('button', { name: 'Add Bond oil' })).toBeTruthy();
  });

  it('[GOODS-002] are added to what is paid now, and sent with the booking', async () => {
    const goTo = vi.spyOn(thisWindow, 'goTo').mockImplementation(() => undefined);
    const sent = serve(products(oil, wax));
    const user = await goToConfirm();
    const list = within(await takeHome());
    await user.click(list.getByRole('button', { name: 'Add Wax' }));
    await user.click(
      within(list.getByRole('group', { name: 'Quantity of Wax' })).getByRole('button', { name: 'One more' }),
    );
    // Two are left, so there is no third.
    expect(
      within(list.getByRole('group', { name: 'Quantity of Wax' })).queryByRole('button', { name: 'One more' }),
    ).toBeNull();
    const confirm = await screen.findByRole('button', { name: 'Confirm and pay €37.60' });
    expect(screen.getByText('Products you take home')).toBeTruthy();
    await user.click(confirm);
    const booked = () => sent.find(({ name }) => name === 'create_booking')?.given;
    await waitFor(() => expect(booked()).toBeTruthy());
    expect(booked()).toMatchObject({
      products: [{ product_id: 6, quantity: 2 }],
      total_amount: 92,
      upfront_amount: 13.6,
      payment_info: { stripe: 37.6 },
    });
    goTo.mockRestore();
  });

  it('[GOODS-004] a product that sold out meanwhile is reported, and the list is refetched', async () => {
    let left = 1;
    serve({
      business_products: () => ({ business_products: [{ ...oil, left }] }),
      create_booking: () => ({
        create_booking: {
          status: 0,
          message: 'Bond oil is out of stock.',
          refused: { code: 'stock-short', service_pricing_id: null, alternatives: [] },
        },
      }),
    });
    const user = await goToConfirm();
    await user.click(within(await takeHome()).getByRole('button', { name: 'Add Bond oil' }));
    left = 0;
    await user.click(await screen.findByRole('button', { name: 'Confirm and pay €37.60' }));
    await waitFor(() => expect(toasts).toContain('error: Bond oil is out of stock.'));
    expect(await screen.findByRole('button', { name: 'Confirm and pay €13.60' })).toBeTruthy();
  });

  it('[GOODS-001] are on the shop’s page, and added ones stay in the cart for the booking', async () => {
    serve(products(oil));
    render(<ShopGoods shop={{ id: 1, country: 'IE' }} />);
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Add Bond oil' }));
    expect(readGoods(1)).toMatchObject([{ id: 5, name: 'Bond oil', price: 2_400, qty: 1 }]);
    expect(readGoods(2)).toEqual([]);
  });

  it('[GOODS-002] from an invalid stored cart are left out', () => {
    const stored = (pieces: unknown) => JSON.stringify({ businessId: 1, pieces });
    expect(parseGoods(stored([{ id: 5, name: 'Oil', price: 2_400, qty: 99 }, 'x', null]), 1)).toEqual([]);
    expect(parseGoods('{', 1)).toEqual([]);
    expect(parseGoods(null, 1)).toEqual([]);
  });
});
