import { lazy, Suspense } from 'react';
import { CartCard, EmptyCart } from '../features/bookings/cart/empty-cart.tsx';
import { useCart } from '../features/bookings/cart/use-cart.ts';
import { VisitPanel } from '../features/businesses/hours/visit-panel.tsx';
import { policySentence } from '../features/businesses/menu/policy.ts';
import type { ShopBodyProps } from './shop-body.tsx';

// Most visits put nothing into the cart, so what fills it is fetched with the first thing.
const ShopCart = lazy(() => import('./shop-cart.tsx'));

/** Beside the page stands the cart; under an empty one, what one needs to know before setting out. */
export function ShopAside({ business, offers, opening, clock }: ShopBodyProps) {
  const cart = useCart(business.id);
  const policy = policySentence(
    business.cancellation.map(({ value }) => value),
    business.name,
  );
  const isEmpty = cart.items.length === 0;
  return (
    <aside aria-label="My Cart and your visit" className="grid gap-4 lg:sticky lg:top-21">
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <Suspense
          fallback={
            <CartCard>
              <div className="h-96" />
            </CartCard>
          }
        >
          <ShopCart business={business} offers={offers} cart={cart} policy={policy} />
        </Suspense>
      )}
      <div className={isEmpty ? undefined : 'lg:hidden'}>
        <VisitPanel business={business} opening={opening} clock={clock} zone={business.zone_label} policy={policy} />
      </div>
    </aside>
  );
}
