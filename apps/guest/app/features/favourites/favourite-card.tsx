import { DESCRIPTION_PREVIEW, excerpt, locationPreview } from '@thyme/domain/text';
import { Rating } from '@thyme/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Photo } from '../../lib/view/photo.tsx';
import type { Favourite } from './use-favourites.ts';

export type FavouriteShop = NonNullable<Favourite['business_info']>;

/** A favourite shop: the whole card is the link, the heart stands above it. */
export function FavouriteCard({ shop, heart, times }: { shop: FavouriteShop; heart: ReactNode; times: ReactNode }) {
  return (
    <article className="group relative">
      <div className="aspect-[19/13] overflow-hidden rounded-lg bg-sand">
        {shop.thumbnail_picture && (
          <Photo
            photo={shop.thumbnail_picture}
            alt=""
            sizes="(min-width: 62rem) 384px, (min-width: 37.5rem) 45vw, 92vw"
            className="size-full transition-transform duration-500 group-hover:scale-103"
          />
        )}
      </div>
      <div className="mt-3 flex items-start justify-between gap-3 px-1">
        <h2 className="display-22">
          <Link to={`/${shop.slug}`} className="no-underline after:absolute after:inset-0 group-hover:underline">
            {shop.name}
          </Link>
        </h2>
        <Rating value={shop.rating > 0 ? shop.rating : null} count={shop.number_of_ratings} />
      </div>
      <p className="px-1 text-ink-soft">{locationPreview(shop.location).text}</p>
      <p className="px-1">
        {shop.service_category_names.slice(0, 3).join(' · ') || excerpt(shop.description, DESCRIPTION_PREVIEW).text}
      </p>
      <div className="mt-2 min-h-11 px-1">{times}</div>
      <div className="absolute top-3 right-3">{heart}</div>
    </article>
  );
}
