import { lazy, Suspense, useMemo, useState, useTransition } from 'react';
import { CartBar } from '../features/bookings/cart/cart-bar.tsx';
import { CartPanel } from '../features/bookings/cart/cart-panel.tsx';
import { priceCart } from '../features/bookings/cart/priced-cart.ts';
import type { Cart } from '../features/bookings/cart/use-cart.ts';
import { policySentence } from '../features/businesses/policy.ts';
import { VisitPanel } from '../features/businesses/visit-panel.tsx';
import { notify } from '../lib/notify.ts';
import type { ShopBodyProps } from './shop-body.tsx';

// A cart and a dialog that most visits never open are fetched when they are wanted.
const loadBooking = () => import('./shop-booking.tsx');
const ShopBooking = lazy(loadBooking);
const Soonest = lazy(() => import('./shop-soonest.tsx'));

/** Beside the page stands the cart; under an empty one, what one needs to know before setting out. */
export function ShopAside({ business, offers, opening, clock, cart }: ShopBodyProps & { cart: Cart }) {
  const [booking, setBooking] = useState(false);
  const [fetching, fetch] = useTransition();
  const priced = useMemo(
    () => priceCart(cart.items, offers, business.upfront_amount),
    [cart.items, offers, business.upfront_amount],
  );
  const policy = policySentence(
    business.cancellation.map(({ value }) => value),
    business.name,
  );

  function next() {
    fetch(async () => {
      try {
        await loadBooking();
        setBooking(true);
      } catch (error) {
        console.error(error);
        notify.error('The booking could not be opened. Check your connection and try again.');
      }
    });
  }

  const contents = {
    cart,
    priced,
    policy,
    country: business.country,
    opening: fetching,
    onNext: next,
    soonest: priced.minutes > 0 && (
      <Suspense fallback={<div className="mt-4 h-18 rounded-sm bg-thyme-100" />}>
        <Soonest businessId={business.id} priced={priced} />
      </Suspense>
    ),
  };
  return (
    <aside aria-label="My Cart and your visit" className="grid gap-4 lg:sticky lg:top-21">
      <CartPanel {...contents} />
      <div className={priced.quote ? 'lg:hidden' : undefined}>
        <VisitPanel business={business} opening={opening} clock={clock} zone={business.zone_label} policy={policy} />
      </div>
      <CartBar {...contents} />
      {booking && (
        <Suspense>
          <ShopBooking business={business} priced={priced} cart={cart} onClose={() => setBooking(false)} />
        </Suspense>
      )}
    </aside>
  );
}
