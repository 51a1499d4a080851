import { Queries } from '@thyme/site/graphql/queries.tsx';
import { Soonest } from '../../features/availability/soonest.tsx';
import type { PricedCart } from '../../features/bookings/cart/priced-cart.ts';

/** The first free time of what is in the cart; fetched apart, as most visits put nothing into it. */
export default function ShopSoonest({ businessId, priced }: { businessId: number; priced: PricedCart }) {
  const pricingIds = priced.lines.flatMap(({ service }) => (service && !service.is_group ? [service.id] : []));
  return (
    <Queries>
      <Soonest businessId={businessId} pricingIds={pricingIds} />
    </Queries>
  );
}
