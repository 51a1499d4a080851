import { render, screen } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aService, offering } from '../../features/bookings/cart/cart.fixtures.ts';
import { priceCart } from '../../features/bookings/cart/priced-cart.ts';
import { NOW, serve, service } from './shop-booking.fixtures.tsx';
import ShopSoonest from './shop-soonest.tsx';

vi.mock('socket.io-client', () => ({
  io: () => {
    const socket = {
      connected: true,
      on: () => socket,
      onAny: () => socket,
      timeout: () => ({ emitWithAck: async () => ({ status: 1 }) }),
      emit: () => socket,
      disconnect: () => socket,
      connect: () => socket,
    };
    return socket;
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const priced = priceCart([service(1)], offering([aService(1)], []), 0);
const dublin = { id: 7, zone_label: 'Irish time' };
const newYork = { id: 8, zone_label: 'New York time' };

/** The stylesheet shows the home zone only to visitors abroad. */
const atHome = (label: HTMLElement | null) => (label?.closest('.abroad-only') ? null : (label?.textContent ?? null));

it.each([
  ['the own', dublin, null],
  ['another', newYork, 'New York time'],
])(
  '[BOOK-102] [BOOK-107] the first free time leaves room for a call; in a shop of %s zone',
  async (_of, business, label) => {
    const sent = serve();
    render(<ShopSoonest business={business} priced={priced} />);
    expect(await screen.findByText('Sat 8 Aug, 9:30 am')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'first_free')?.given.call_first).toBe(true);
    expect(atHome(screen.queryByText(/ time$/))).toBe(label);
  },
);
