import { Suspense, useEffect, useMemo, useState } from 'react';
import { CartBar } from '../../features/bookings/cart/cart-bar.tsx';
import { CartPanel } from '../../features/bookings/cart/cart-panel.tsx';
import { type Offers, priceCart } from '../../features/bookings/cart/priced-cart.ts';
import type { Cart } from '../../features/bookings/cart/use-cart.ts';
import type { BookingShop } from '../../features/bookings/dialog/choice/slots.ts';
import { useBookingEntry } from '../../features/bookings/dialog/history/booking-entry.ts';
import { useStoredGoods } from '../../features/bookings/goods/stored-goods.ts';
import { type MemberPrices, withStoredGoods } from '../../features/bookings/goods/with-goods.ts';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { useLazyPart } from '../../lib/hydration/use-lazy-part.ts';
import { useIdle } from '../../lib/view/use-idle.ts';

const loadBooking = () => import('./shop-booking.tsx');
const ShopBooking = lazyPart(loadBooking);
const LOAD_FAILED = 'We couldn’t open the booking. Check your connection and try again.';
// In the file of the dialog, which is preloaded anyway: one of its own would be named in the page's first load.
const MemberPricing = lazyPart(() =>
  loadBooking()
    .then(({ MemberPricing: part }) => ({ default: part }))
    .catch((error) => {
      // The cart keeps its usual prices.
      console.warn('The prices of members could not be loaded.', error);
      return { default: () => null };
    }),
);
const Soonest = lazyPart(() => import('./shop-soonest.tsx'));

interface ShopCartProps {
  business: BookingShop & { upfront_amount: number };
  offers: Offers;
  cart: Cart;
  policy: string;
  /** The shop has blocked the guest: Next is disabled. */
  blocked: boolean;
}

/** A cart with items: a panel beside the page, a bar on phones, and the booking dialog behind Next. */
export default function ShopCart({ business, offers, cart, policy, blocked }: ShopCartProps) {
  const entry = useBookingEntry();
  const booking = useLazyPart(loadBooking, LOAD_FAILED, entry.open);
  const idle = useIdle();
  useEffect(() => {
    // Preloaded, as a guest with items in the cart needs it soon. A press tries again and reports a failure.
    if (idle) loadBooking().catch(console.warn);
  }, [idle]);
  const priced = useMemo(
    () => priceCart(cart.items, offers, business.upfront_amount),
    [cart.items, offers, business.upfront_amount],
  );
  const goods = useStoredGoods(business.id);
  const [memberPrices, setMemberPrices] = useState<MemberPrices | null>(null);

  const contents = {
    cart,
    priced: withStoredGoods(priced, goods, memberPrices),
    policy,
    country: business.country,
    hasVat: business.vat_registered,
    blocked,
    opening: booking.isOpening,
    onNext: booking.open,
    soonest: priced.minutes > 0 && (
      <Suspense fallback={<div className="mt-4 h-18 rounded-sm bg-thyme-100" />}>
        <Soonest business={business} priced={priced} />
      </Suspense>
    ),
  };
  return (
    <>
      <CartPanel {...contents} />
      {!blocked && <CartBar {...contents} />}
      {idle && (
        <Suspense>
          <MemberPricing businessId={business.id} onPrices={setMemberPrices} />
        </Suspense>
      )}
      {entry.isOpen && priced.quote && (
        <Suspense>
          <ShopBooking business={business} priced={priced} cart={cart} />
        </Suspense>
      )}
    </>
  );
}
