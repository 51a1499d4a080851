import { Queries } from '@thyme/site/graphql/queries.tsx';
import { GoodsSection } from '../../features/bookings/goods/goods-section.tsx';

/** The products of a shop, loaded after the page's initial content. */
export default function ShopGoods({ shop }: { shop: { id: number; country: string } }) {
  return (
    <Queries>
      <GoodsSection businessId={shop.id} country={shop.country} />
    </Queries>
  );
}
