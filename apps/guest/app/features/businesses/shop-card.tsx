import { price } from '@thyme/site/format.ts';
import { Rating } from '@thyme/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HomePageQuery } from '../../generated/graphql.ts';
import { Photo } from '../../lib/view/photo.tsx';

type Shop = HomePageQuery['featured_businesses'][number];

/** A shop among others: the whole card is the link. */
export function ShopCard({ shop, times }: { shop: Shop; times: ReactNode }) {
  return (
    <article className="group relative">
      <div className="aspect-[4/3] overflow-hidden rounded-md bg-sand">
        {shop.thumbnail_picture && (
          <Photo
            photo={shop.thumbnail_picture}
            alt=""
            sizes="(min-width: 67.5625rem) 282px, (min-width: 37.5rem) 45vw, 78vw"
            className="size-full transition-transform duration-500 group-hover:scale-103"
          />
        )}
      </div>
      <div className="mt-3 flex items-start justify-between gap-3">
        <h3 className="text-lg leading-snug font-semibold">
          <Link to={`/${shop.slug}`} className="no-underline after:absolute after:inset-0 group-hover:underline">
            {shop.name}
          </Link>
        </h3>
        <Rating value={shop.rating > 0 ? shop.rating : null} />
      </div>
      <p className="text-ink-soft">
        {[shop.trade?.name, shop.area].filter(Boolean).join(' · ')}
        {shop.from_price !== null && <span className="figures"> · from {price(shop.from_price, shop.country)}</span>}
      </p>
      {/* As high as the times that come later. */}
      <div className="mt-2 min-h-11">{times}</div>
    </article>
  );
}
