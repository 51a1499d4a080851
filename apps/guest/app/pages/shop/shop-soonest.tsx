import { Queries } from '@thyme/site/graphql/queries.tsx';
import { Soonest } from '../../features/availability/soonest.tsx';
import type { PricedCart } from '../../features/bookings/cart/priced-cart.ts';

interface ShopSoonestProps {
  business: { id: number; zone_label: string };
  priced: PricedCart;
}

/** The first free time for the cart; loaded separately, since most visitors put nothing into it. */
export default function ShopSoonest({ business, priced }: ShopSoonestProps) {
  const pricingIds = priced.lines.flatMap(({ service }) => (service && !service.is_group ? [service.id] : []));
  return (
    <Queries>
      <Soonest businessId={business.id} pricingIds={pricingIds} zoneLabel={business.zone_label} />
    </Queries>
  );
}
