import { lazy, Suspense, startTransition, useEffect, useMemo, useState, useTransition } from 'react';
import { CartBar } from '../features/bookings/cart/cart-bar.tsx';
import { CartPanel } from '../features/bookings/cart/cart-panel.tsx';
import { priceCart } from '../features/bookings/cart/priced-cart.ts';
import type { Cart } from '../features/bookings/cart/use-cart.ts';
import { notify } from '../lib/notify.ts';
import { painted } from '../lib/painted.ts';
import { useIdle } from '../lib/use-idle.ts';
import type { ShopBusiness, ShopOffers } from './shop-body.tsx';

const loadBooking = () => import('./shop-booking.tsx');
const ShopBooking = lazy(loadBooking);
const Soonest = lazy(() => import('./shop-soonest.tsx'));

interface ShopCartProps {
  business: ShopBusiness;
  offers: ShopOffers;
  cart: Cart;
  policy: string;
}

/** A cart with something in it: beside the page, as a bar on phones, and the booking that begins with Next. */
export default function ShopCart({ business, offers, cart, policy }: ShopCartProps) {
  const [booking, setBooking] = useState(false);
  const [opening, fetch] = useTransition();
  const idle = useIdle();
  useEffect(() => {
    // Whoever has something in the cart will want it soon. A press says so if it cannot be fetched, and tries again.
    if (idle) loadBooking().catch(console.warn);
  }, [idle]);
  const priced = useMemo(
    () => priceCart(cart.items, offers, business.upfront_amount),
    [cart.items, offers, business.upfront_amount],
  );

  function next() {
    fetch(async () => {
      try {
        await Promise.all([loadBooking(), painted()]);
        startTransition(() => setBooking(true));
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
    opening,
    onNext: next,
    soonest: priced.minutes > 0 && (
      <Suspense fallback={<div className="mt-4 h-18 rounded-sm bg-thyme-100" />}>
        <Soonest businessId={business.id} priced={priced} />
      </Suspense>
    ),
  };
  return (
    <>
      <CartPanel {...contents} />
      <CartBar {...contents} />
      {booking && (
        <Suspense>
          <ShopBooking business={business} priced={priced} cart={cart} onClose={() => setBooking(false)} />
        </Suspense>
      )}
    </>
  );
}
