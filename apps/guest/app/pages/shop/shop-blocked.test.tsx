import { render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aService, offering } from '../../features/bookings/cart/cart.fixtures.ts';
import { writeCart } from '../../features/bookings/cart/stored-cart.ts';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { keys, write } from '../../lib/session/storage.ts';
import { serveNamed } from '../../lib/testing/named-answers.fixtures.ts';
import { ShopAside } from './shop-aside.tsx';
import { business, service } from './shop-booking.fixtures.tsx';
import type { ShopView } from './shop-view.ts';

vi.mock('../../features/businesses/hours/shop-info-panel.tsx', () => ({ ShopInfoPanel: () => null }));

beforeEach(() => forgetEverything());
afterEach(() => vi.unstubAllGlobals());

const BLOCKED = 'You have been blocked by the business!';

function show(isBlocked: boolean, { isGuest = true } = {}) {
  if (isGuest) write(keys.guestToken, 'fresh');
  const sent = serveNamed({
    guest_status: () => ({ guest_status: { status: 'Known', block: isBlocked } }),
    first_free: () => ({ first_free: [] }),
  });
  const view = { offers: offering([aService(1)]), menu: {}, opening: {}, clock: {} };
  const shop = { ...business, phone: '+353 1 555 0100', upfront_amount: 0 };
  render(
    <MemoryRouter>
      <ShopAside {...(view as unknown as ShopView)} business={shop as unknown as ShopView['business']} />
    </MemoryRouter>,
  );
  return sent;
}

it('[SHOP-081] a blocked guest reads it on the page, in the place of the empty cart and in a bar on phones', async () => {
  show(true);
  await waitFor(() => expect(screen.getAllByText(BLOCKED)).toHaveLength(2));
  const bar = screen.getByRole('region', { name: 'You can’t book here' });
  expect(within(bar).getByRole('link', { name: '+353 1 555 0100' }).getAttribute('href')).toBe('tel:+35315550100');
  expect(screen.queryByText(/It’s empty/)).toBeNull();
});

it('[SHOP-081] with something in the cart Next is disabled', async () => {
  writeCart(7, [service(1)]);
  show(true);
  await waitFor(() => expect(screen.getAllByText(BLOCKED)).toHaveLength(2));
  const nexts = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Next/ });
  expect(nexts.map(({ disabled }) => disabled)).toEqual([true]);
});

it('[SHOP-081] all other guests see the page as it was sent', async () => {
  const asked = show(false);
  await waitFor(() => expect(asked.some(({ name }) => name === 'guest_status')).toBe(true));
  expect(screen.queryByText(BLOCKED)).toBeNull();
  expect(screen.getByText(/It’s empty/)).toBeTruthy();
});

it('[SHOP-081] nothing is requested for visitors', async () => {
  vi.useFakeTimers();
  const asked = show(true, { isGuest: false });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
  vi.useRealTimers();
});
