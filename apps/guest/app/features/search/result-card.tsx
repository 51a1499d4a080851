import { distanceKm, formatDistance, type Place } from '@thyme/domain/search';
import { CARD_LOCATION_LIMIT, excerpt } from '@thyme/domain/text';
import { price } from '@thyme/site/format.ts';
import { Badge, Tooltip } from '@thyme/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BusinessSearchQuery } from '../../generated/graphql.ts';
import { ShopPicture, ShopTitle } from '../../lib/view/shop-link.tsx';
import { CardTimes } from './times/card-times.tsx';
import type { FreeTime } from './times/free-times.ts';

export type FoundShop = BusinessSearchQuery['business_search']['data'][number];

const CATEGORIES_SHOWN = 3;

interface ResultCardProps {
  shop: FoundShop;
  from: Place | null;
  times: readonly FreeTime[] | null;
  /** Above the picture; the rest of the card is one link. */
  heart: ReactNode;
  /** Its pin on the map is the chosen one. */
  isChosen: boolean;
  /** The first cards are on the screen at once. */
  isFirst: boolean;
  onPoint: () => void;
}

/** One shop among the results: the whole card is the link, with times and heart above it. */
export function ResultCard({ shop, from, times, heart, isChosen, isFirst, onPoint }: ResultCardProps) {
  return (
    <article
      onPointerEnter={onPoint}
      onFocus={onPoint}
      className={clsx(
        'group relative grid gap-4 rounded-lg bg-card p-2.5 shadow-soft ring-1 sm:grid-cols-[15.5rem_1fr] sm:gap-5',
        isChosen ? 'ring-2 ring-thyme-700' : 'ring-ink/4',
      )}
    >
      <div className="relative grid">
        <ShopPicture
          picture={shop.thumbnail_picture}
          sizes="(min-width: 40rem) 248px, 92vw"
          className="aspect-[16/10] rounded-md sm:aspect-auto sm:min-h-44"
          first={isFirst}
        />
        {shop.from_price !== null && (
          <span
            aria-hidden="true"
            className="absolute bottom-3 left-3 rounded-full bg-card px-3 py-1 text-sm sm:hidden"
          >
            from <b className="figures">{price(shop.from_price, shop.country)}</b>
          </span>
        )}
      </div>
      <div className="absolute top-4 left-4 z-10 max-sm:right-4 max-sm:left-auto">{heart}</div>
      <div className="flex min-w-0 flex-col gap-1.5 px-2 pb-2 sm:px-0 sm:py-2 sm:pr-3">
        <ShopTitle shop={shop} level={2} ratings={shop.number_of_ratings} />
        <Where shop={shop} from={from} />
        <p className="flex flex-wrap items-center gap-x-2">
          {shop.gender_served === 'female' && <Badge tone="plum">Female Only</Badge>}
          {shop.gender_served === 'male' && <Badge tone="plum">Male Only</Badge>}
          {shop.service_category_names.slice(0, CATEGORIES_SHOWN).join(' · ')}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
          <CardTimes slug={shop.slug} name={shop.name} times={times} />
          {shop.from_price !== null && (
            <p className="ml-auto text-ink-soft max-sm:sr-only">
              from{' '}
              <span className="figures text-lg font-semibold text-ink">{price(shop.from_price, shop.country)}</span>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

function Where({ shop, from }: { shop: FoundShop; from: Place | null }) {
  const location = excerpt(shop.location, CARD_LOCATION_LIMIT);
  const far =
    from && shop.lat !== null && shop.lng !== null ? distanceKm(from, { lat: shop.lat, lng: shop.lng }) : null;
  return (
    <p className="text-ink-soft">
      {location.isCut ? (
        <Tooltip text={shop.location}>
          <button type="button" className="relative z-10 cursor-help text-left">
            {location.text}
          </button>
        </Tooltip>
      ) : (
        location.text
      )}
      {far !== null && <span className="figures whitespace-nowrap"> · {formatDistance(far)}</span>}
    </p>
  );
}
