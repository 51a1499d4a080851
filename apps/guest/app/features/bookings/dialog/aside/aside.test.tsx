import { HOUR } from '@thyme/domain/time';
import { render, screen } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { aService, offering, THURSDAY } from '../../cart/cart.fixtures.ts';
import { priceCart } from '../../cart/priced-cart.ts';
import { aBookingShop as shop } from '../booking-shop.fixtures.ts';
import { BookedLines } from './booked-lines.tsx';
import { PolicyNote } from './policy-note.tsx';

describe('the policy beside a chosen time', () => {
  const show = (hoursBefore: number, cancellation = shop.cancellation) =>
    render(
      <PolicyNote
        shop={{ ...shop, cancellation }}
        startsAt={THURSDAY}
        zone={shop.zone}
        // Irish summer time is an hour ahead of the wall's figures in UTC.
        now={THURSDAY - HOUR - hoursBefore * HOUR}
      />,
    );
  const tick = () => document.querySelector('.lucide-check');

  it('[GUESTB-005] has a green tick while cancelling is free', () => {
    show(100);
    expect(screen.getByText(/^Free to cancel until /)).toBeTruthy();
    expect(tick()).not.toBeNull();
  });

  it.each([
    [[{ value: 1 }], 'Cancelling now costs 50% of the services.'],
    [[{ value: 3 }], 'If you cancel, the business decides whether to charge you.'],
  ])('[GUESTB-005] has none beside what costs money: %j', (cancellation, words) => {
    show(1, cancellation);
    expect(screen.getByText(words)).toBeTruthy();
    expect(tick()).toBeNull();
  });
});

describe('the lines at confirm', () => {
  it('[GUESTB-006] show what is paid, with the price before a sale struck through', () => {
    const services = [
      aService(1, { service_name: 'Cut', price: 140, special_price: 115 }),
      aService(2, { service_name: 'Gloss', price: 68 }),
    ];
    const items = services.map(({ id }) => ({
      __typename: 'ServicePricing' as const,
      id,
      qty: 1,
      date: null,
      time: null,
    }));
    const { lines, quote } = priceCart(items, offering(services), 20);
    if (!quote) throw new Error('The cart has no price.');
    render(<BookedLines shop={shop} lines={lines} quote={quote} placed={[]} call={null} />);
    const [cut, gloss] = screen.getAllByRole('listitem');
    expect(cut?.textContent).toContain('Was €140.00 now €115.00');
    expect(gloss?.textContent).toContain('€68.00');
    expect(gloss?.querySelector('s')).toBeNull();
    expect(screen.getByText('€183.00')).toBeTruthy();
  });
});
