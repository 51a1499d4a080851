import { distanceKm, formatDistance, type Place } from '@thyme/domain/search';
import { CARD_LOCATION_LIMIT, excerpt } from '@thyme/domain/text';
import { Badge, Rating } from '@thyme/ui';
import { Link } from 'react-router';
import type { BusinessSearchQuery } from '../../generated/graphql.ts';
import { price } from '../../lib/format.ts';
import { Photo } from '../../lib/photo.tsx';

type Shop = BusinessSearchQuery['business_search']['data'][number];

const CATEGORIES_SHOWN = 3;

/** One shop among the results: the whole card is the link. */
export function ResultCard({ shop, from }: { shop: Shop; from: Place | null }) {
  const location = excerpt(shop.location, CARD_LOCATION_LIMIT);
  const far =
    from && shop.lat !== null && shop.lng !== null ? distanceKm(from, { lat: shop.lat, lng: shop.lng }) : null;
  return (
    <article className="group relative grid h-full gap-4 rounded-lg bg-card p-2.5 shadow-soft ring-1 ring-ink/4 sm:grid-cols-[13rem_1fr] sm:gap-5">
      <div className="aspect-[16/10] overflow-hidden rounded-md bg-sand sm:aspect-auto sm:min-h-44">
        {shop.thumbnail_picture && (
          <Photo
            photo={shop.thumbnail_picture}
            alt=""
            sizes="(min-width: 37.5rem) 208px, 92vw"
            className="size-full transition-transform duration-500 group-hover:scale-103"
          />
        )}
      </div>
      <div className="flex flex-col gap-1.5 px-2 pb-3 sm:px-0 sm:py-3 sm:pr-4">
        <div className="flex items-start justify-between gap-4">
          <h2 className="display-22">
            <Link to={`/${shop.slug}`} className="no-underline after:absolute after:inset-0 group-hover:underline">
              {shop.name}
            </Link>
          </h2>
          <Rating value={shop.rating > 0 ? shop.rating : null} count={shop.number_of_ratings} />
        </div>
        <p className="text-ink-soft">
          <span title={location.isCut ? shop.location : undefined} className="relative z-10">
            {location.text}
          </span>
          {far !== null && <span className="figures"> · {formatDistance(far)}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-2">
          {shop.gender_served === 'female' && <Badge tone="plum">Female Only</Badge>}
          {shop.gender_served === 'male' && <Badge tone="plum">Male Only</Badge>}
          {shop.service_category_names.slice(0, CATEGORIES_SHOWN).join(' · ')}
        </p>
        {shop.from_price !== null && (
          <p className="mt-auto pt-3 text-right text-ink-soft">
            from <span className="figures text-lg font-semibold text-ink">{price(shop.from_price, shop.country)}</span>
          </p>
        )}
      </div>
    </article>
  );
}
