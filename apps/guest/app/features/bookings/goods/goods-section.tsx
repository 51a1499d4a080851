import { GoodsList } from './goods-list.tsx';
import { useGoods } from './use-goods.ts';

/** The products of a shop on its page; nothing where it sells none online. */
export function GoodsSection({ businessId, country }: { businessId: number; country: string }) {
  const goods = useGoods(businessId);
  if (goods.offered.length === 0) return null;
  return (
    <section id="products" tabIndex={-1} aria-labelledby="products-title">
      <h2 id="products-title" className="display-36 mb-2">
        Products
      </h2>
      <p className="mb-4 text-ink-soft">
        Add one to your booking. It’s kept for you and handed over at your appointment.
      </p>
      <GoodsList goods={goods} country={country} first={6} />
    </section>
  );
}
