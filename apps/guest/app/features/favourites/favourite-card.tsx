import { DESCRIPTION_PREVIEW, excerpt, locationPreview } from '@thyme/domain/text';
import type { ReactNode } from 'react';
import { ShopPicture, ShopTitle } from '../../lib/view/shop-link.tsx';
import type { Favourite } from './use-favourites.ts';

export type FavouriteShop = NonNullable<Favourite['business_info']>;

/** A favourite shop; the whole card is the link, and the heart is above it. */
export function FavouriteCard({ shop, heart, times }: { shop: FavouriteShop; heart: ReactNode; times: ReactNode }) {
  return (
    <article className="group relative">
      <ShopPicture
        picture={shop.thumbnail_picture}
        sizes="(min-width: 62rem) 384px, (min-width: 37.5rem) 45vw, 92vw"
        className="aspect-[19/13] rounded-lg"
      />
      <ShopTitle shop={shop} level={2} ratings={shop.number_of_ratings} className="mt-3 px-1" />
      <p className="px-1 text-ink-soft">{locationPreview(shop.location).text}</p>
      <p className="px-1">
        {shop.service_category_names.slice(0, 3).join(' · ') || excerpt(shop.description, DESCRIPTION_PREVIEW).text}
      </p>
      <div className="mt-2 min-h-11 px-1">{times}</div>
      <div className="absolute top-3 right-3">{heart}</div>
    </article>
  );
}
