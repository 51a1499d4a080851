import { price } from '@thyme/site/format.ts';
import type { ReactNode } from 'react';
import type { HomePageQuery } from '../../generated/graphql.ts';
import { ShopPicture, ShopTitle } from '../../lib/view/shop-link.tsx';

type Shop = HomePageQuery['featured_businesses'][number];

/** A shop in a row of others; the whole card is the link. */
export function ShopCard({ shop, times }: { shop: Shop; times: ReactNode }) {
  return (
    <article className="group relative">
      <ShopPicture
        picture={shop.thumbnail_picture}
        sizes="(min-width: 67.5625rem) 282px, (min-width: 37.5rem) 45vw, 78vw"
        className="aspect-[4/3] rounded-md"
      />
      <ShopTitle shop={shop} level={3} className="mt-3" />
      <p className="text-ink-soft">
        {[shop.trade?.name, shop.area].filter(Boolean).join(' · ')}
        {shop.from_price !== null && <span className="figures"> · from {price(shop.from_price, shop.country)}</span>}
      </p>
      <div className="mt-2 min-h-11">{times}</div>
    </article>
  );
}
