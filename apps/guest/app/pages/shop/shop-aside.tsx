import { Suspense } from 'react';
import { useBlocked } from '../../features/bookings/blocked/use-blocked.ts';
import { CartCard, EmptyCart } from '../../features/bookings/cart/empty-cart.tsx';
import { useCart } from '../../features/bookings/cart/use-cart.ts';
import { useVanishedCart } from '../../features/bookings/use-vanished-cart.ts';
import { ShopInfoPanel } from '../../features/businesses/hours/shop-info-panel.tsx';
import { policySentence } from '../../features/businesses/menu/policy.ts';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import type { ShopView } from './shop-view.ts';

// Most visitors put nothing into the cart, so it is loaded with the first item.
const ShopCart = lazyPart(() => import('./shop-cart.tsx'));
const ShopVanished = lazyPart(() => import('./shop-vanished.tsx'));
const BlockedNotice = lazyPart(() => import('../../features/bookings/blocked/blocked-notice.tsx'));

/** The cart beside the page; an empty one is followed by directions and opening hours. */
export function ShopAside({ business, offers, opening, clock }: ShopView) {
  const cart = useCart(business.id);
  const policy = policySentence(
    business.cancellation.map(({ value }) => value),
    business.name,
    business.cancellation_steps,
  );
  const isEmpty = cart.items.length === 0;
  const { vanished, close } = useVanishedCart(business.id, isEmpty);
  const isBlocked = useBlocked(business.id);
  return (
    <aside id="cart" tabIndex={-1} aria-label="My Cart and your visit" className="grid gap-4 lg:sticky lg:top-21">
      {isEmpty && !isBlocked && <EmptyCart />}
      {isEmpty && isBlocked && (
        <Suspense fallback={<EmptyCart />}>
          <BlockedNotice shop={business} />
        </Suspense>
      )}
      {!isEmpty && (
        <Suspense
          fallback={
            <CartCard>
              <div className="h-96" />
            </CartCard>
          }
        >
          <ShopCart business={business} offers={offers} cart={cart} policy={policy} blocked={isBlocked} />
        </Suspense>
      )}
      {isBlocked && (
        <Suspense>
          <BlockedNotice shop={business} isBar />
        </Suspense>
      )}
      {vanished && (
        <Suspense>
          <ShopVanished vanished={vanished} shop={business} onClose={close} />
        </Suspense>
      )}
      <div className={isEmpty ? undefined : 'lg:hidden'}>
        <ShopInfoPanel business={business} opening={opening} clock={clock} zone={business.zone_label} policy={policy} />
      </div>
    </aside>
  );
}
