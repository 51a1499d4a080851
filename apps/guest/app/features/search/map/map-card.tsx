import { distanceKm, formatDistance, type Place } from '@thyme/domain/search';
import { wallOf } from '@thyme/domain/time';
import { price } from '@thyme/site/format.ts';
import { IconButton, Rating } from '@thyme/ui';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ShopOnMapDocument, type ShopOnMapQuery } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { Photo } from '../../../lib/view/photo.tsx';
import { CardTimes } from '../times/card-times.tsx';
import { freeTimes } from '../times/free-times.ts';
import type { CardTimesOf } from '../times/times-by-shop.ts';
import { variablesOf, type Wanted } from '../wanted.ts';
import type { Pin } from './map-pins.ts';

type Shop = NonNullable<ShopOnMapQuery['business']>;

/** What the card of a pin shows; the search page has it for the shops of its list. */
export interface MapShop {
  shop: Omit<Shop, 'zone'>;
  free: CardTimesOf | null;
}

interface MapCardProps {
  pin: Pin;
  /** Null for shops that are not in the list: they are fetched. */
  known: MapShop | null;
  wanted: Wanted;
  from: Place | null;
  onClose: () => void;
}

/** The shop of the chosen pin, with its times. */
export function MapCard({ pin, known, wanted, from, onClose }: MapCardProps) {
  const fetched = useShop(known ? null : pin, wanted);
  const found = known ?? fetched;
  const shop = found?.shop ?? null;
  const card = useRef<HTMLElement>(null);
  // The lower end of the map may be below the screen.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={card}
      aria-label={pin.name}
      className="map-card absolute inset-x-3 bottom-3 z-10 grid max-w-104 grid-cols-[5rem_minmax(0,1fr)] gap-x-3.5 gap-y-2.5 rounded-lg bg-card p-2.5 shadow-lift scroll-mb-4 sm:inset-x-4 sm:bottom-4"
    >
      <span className="size-20 overflow-hidden rounded-md bg-sand">
        {shop?.thumbnail_picture && <Photo photo={shop.thumbnail_picture} alt="" sizes="80px" className="size-full" />}
      </span>
      <div className="grid min-w-0 content-start gap-0.5 pr-10">
        <h2 className="display-22 truncate">
          <Link to={`/${pin.slug}`} className="no-underline hover:underline">
            {pin.name}
          </Link>
        </h2>
        {shop && <Facts shop={shop} from={from} />}
      </div>
      <IconButton label="Close" onClick={onClose} className="absolute! top-1.5 right-1.5">
        <X aria-hidden="true" />
      </IconButton>
      <div className="scroll-row col-span-full min-h-11 [&_ul]:flex-nowrap">
        {found && (
          <CardTimes
            slug={pin.slug}
            name={pin.name}
            times={found.free?.times ?? null}
            zoneLabel={found.shop.zone_label}
            matches={found.free?.matches ?? true}
          />
        )}
      </div>
    </section>
  );
}

function Facts({ shop, from }: { shop: MapShop['shop']; from: Place | null }) {
  const far =
    from && shop.lat !== null && shop.lng !== null ? distanceKm(from, { lat: shop.lat, lng: shop.lng }) : null;
  return (
    <>
      <p className="flex min-w-0 items-center gap-x-2 whitespace-nowrap">
        <Rating value={shop.rating > 0 ? shop.rating : null} count={shop.number_of_ratings} />
        {far !== null && <span className="figures text-ink-soft">· {formatDistance(far)}</span>}
      </p>
      <p className="truncate text-sm text-ink-soft">
        {shop.from_price !== null && (
          <>
            from <b className="figures text-ink">{price(shop.from_price, shop.country)}</b> ·{' '}
          </>
        )}
        {shop.location}
      </p>
    </>
  );
}

/** The shop of a pin that is not in the list. */
function useShop(pin: Pin | null, wanted: Wanted): MapShop | null {
  const [found, setFound] = useState<{ id: number; shop: MapShop } | null>(null);
  const { business_type, day, time } = variablesOf(wanted);
  const id = pin?.id ?? null;
  const slug = pin?.slug ?? null;
  useEffect(() => {
    if (id === null || slug === null) return;
    let isStale = false;
    const variables = { slug, ids: [id], business_type, day, time };
    run(ShopOnMapDocument, variables).then(
      ({ business, next_free_times: [times] }) => {
        if (!isStale && business) setFound({ id, shop: mapShop(business, times) });
      },
      // The card still has its name, which links to the shop.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [id, slug, business_type, day, time]);
  return found && found.id === id ? found.shop : null;
}

function mapShop(shop: Shop, times: ShopOnMapQuery['next_free_times'][number] | undefined): MapShop {
  const now = wallOf(shop.zone, Math.floor(Date.now() / 1000));
  return { shop, free: times ? { times: freeTimes(times.times, now), matches: times.matches } : null };
}
