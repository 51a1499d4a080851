import { distanceKm, formatDistance, type Place } from '@thyme/domain/search';
import { CARD_LOCATION_LIMIT, excerpt } from '@thyme/domain/text';
import { price } from '@thyme/site/format.ts';
import { Badge, Tooltip } from '@thyme/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BusinessSearchQuery } from '../../generated/graphql.ts';
import { ShopPicture, ShopTitle } from '../../lib/view/shop-link.tsx';
import { CardTimes } from './times/card-times.tsx';
import type { CardTimesOf } from './times/times-by-shop.ts';

export type FoundShop = BusinessSearchQuery['business_search']['data'][number];

const CATEGORIES_SHOWN = 3;

interface ResultCardProps {
  shop: FoundShop;
  from: Place | null;
  /** Null where nothing is booked by the hour. */
  free: CardTimesOf | null;
  /** Above the picture; the rest of the card is one link. */
  heart: ReactNode;
  /** Its pin on the map is the selected one. */
  isChosen: boolean;
  /** The first cards are on the screen at once. */
  isFirst: boolean;
  onPoint: () => void;
}

/** One shop among the results: the whole card is the link, with times and heart above it. */
export function ResultCard({ shop, from, free, heart, isChosen, isFirst, onPoint }: ResultCardProps) {
  return (
    <article
      onPointerEnter={onPoint}
      onFocus={onPoint}
      className={clsx(
        'group relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3.5 gap-y-3 rounded-lg bg-card p-2.5 shadow-soft ring-1 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-5 wide:grid-cols-[13rem_minmax(0,1fr)]',
        isChosen ? 'ring-2 ring-thyme-700' : 'ring-ink/4',
      )}
    >
      <ShopPicture
        picture={shop.thumbnail_picture}
        sizes="(min-width: 40rem) 208px, 104px"
        className="aspect-square rounded-md sm:row-span-2 sm:aspect-auto sm:min-h-42"
        first={isFirst}
      />
      <div className="absolute top-3 left-3 z-10">{heart}</div>
      <div className="flex min-w-0 flex-col gap-0.5 sm:gap-1 sm:pt-1 sm:pr-2">
        <ShopTitle shop={shop} level={2} ratings={shop.number_of_ratings} className="max-sm:flex-col max-sm:gap-0!" />
        <Where shop={shop} from={from} />
        {hasTags(shop) && (
          <p className="flex flex-wrap items-center gap-x-2 max-sm:text-sm">
            {shop.gender_served === 'female' && <Badge tone="plum">Female Only</Badge>}
            {shop.gender_served === 'male' && <Badge tone="plum">Male Only</Badge>}
            {shop.service_category_names.slice(0, CATEGORIES_SHOWN).join(' · ')}
          </p>
        )}
        <From shop={shop} className="sm:hidden" />
      </div>
      <div className="flex min-w-0 flex-wrap items-end justify-between gap-x-4 gap-y-2 max-sm:col-span-full sm:pr-2 sm:pb-1">
        <CardTimes
          slug={shop.slug}
          name={shop.name}
          times={free?.times ?? null}
          zoneLabel={shop.zone_label}
          matches={free?.matches ?? true}
        />
        <From shop={shop} className="ml-auto pb-2 max-sm:hidden" />
      </div>
    </article>
  );
}

const hasTags = ({ gender_served: gender, service_category_names: names }: FoundShop) =>
  names.length > 0 || gender === 'female' || gender === 'male';

function From({ shop, className }: { shop: FoundShop; className: string }) {
  if (shop.from_price === null) return null;
  return (
    <p className={clsx('text-ink-soft', className)}>
      from <span className="figures text-lg font-semibold text-ink">{price(shop.from_price, shop.country)}</span>
    </p>
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
