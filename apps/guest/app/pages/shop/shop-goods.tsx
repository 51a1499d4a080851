import { Queries } from '@thyme/site/graphql/queries.tsx';
import { GoodsSection } from '../../features/bookings/goods/goods-section.tsx';

/** The products of a shop, which are loaded after everything that its page begins with. */
export default function ShopGoods({ shop }: { shop: { id: number; country: string } }) {
  return (
    <Queries>
      <GoodsSection businessId={shop.id} country={shop.country} />
    </Queries>
  );
}
