import { Button } from '@thyme/ui';
import { clsx } from 'clsx';
import { List, Map as MapIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { FavouriteHeart } from '../../features/favourites/favourite-heart.tsx';
import { Filters } from '../../features/search/filters.tsx';
import type { Around } from '../../features/search/map/map-around.ts';
import { MapPanel, useRoomForMap } from '../../features/search/map/map-panel.tsx';
import { NoResults } from '../../features/search/no-results.tsx';
import { ResultCard } from '../../features/search/result-card.tsx';
import { DEFAULT_DISTANCE, headline, MOST, onThisMap } from '../../features/search/wanted.ts';
import type { Route } from '../../routes/+types/search.ts';

export const counted = (found: Route.ComponentProps['loaderData']['found']) => ({
  total: found.paginatorInfo.total,
  isMore: found.has_uncounted,
});

export function SearchPage({ loaderData }: Route.ComponentProps) {
  const { wanted, found, cards, pins } = loaderData;
  const { data: shops } = found;
  const room = useRoomForMap();
  const [wantsMap, setWantsMap] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  // Pointing at a card renders the page anew; the map must not take that for another place.
  const around = useMemo(() => aroundOf(wanted, found.place), [wanted, found.place]);
  const isEmpty = shops.length === 0;
  const showsMap = !isEmpty && (wantsMap || room);
  return (
    <div className="mx-auto max-w-[90rem] px-5 pt-3 pb-18 md:px-8">
      <Filters wanted={wanted} />
      <div className={clsx('mt-6 grid gap-8', !isEmpty && 'lg:grid-cols-[minmax(0,1fr)_minmax(22rem,0.72fr)]')}>
        <div className={showsMap && !room ? 'hidden' : 'grid content-start gap-6'}>
          <Results {...loaderData} chosen={chosen} onPoint={setChosen} />
        </div>
        {!isEmpty && (
          <aside
            aria-label="Map"
            className={
              showsMap
                ? 'sticky top-24 h-[calc(100dvh-8rem)] min-h-96 max-lg:static max-lg:h-[70dvh]'
                : 'hidden lg:block lg:h-[calc(100dvh-8rem)] lg:rounded-lg lg:bg-mist'
            }
          >
            {showsMap && (
              <MapPanel
                shops={shops}
                texts={pins}
                times={cards}
                chosen={chosen}
                onChoose={setChosen}
                around={around}
                onMap={wanted.onMap === true}
                there={(seen) => onThisMap(wanted, seen)}
              />
            )}
          </aside>
        )}
      </div>
      {!isEmpty && (
        <button
          type="button"
          onClick={() => setWantsMap(!wantsMap)}
          className="fixed bottom-5 left-1/2 z-30 inline-flex min-h-12 -translate-x-1/2 items-center gap-2 rounded-full bg-thyme-900 px-5 font-semibold text-white shadow-lift lg:hidden"
        >
          {wantsMap ? <List aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
          {wantsMap ? 'List' : 'Map'}
        </button>
      )}
    </div>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

interface ResultsProps extends Loaded {
  chosen: number | null;
  onPoint: (id: number) => void;
}

/** How many there are, the cards, and the way to more. */
function Results({ chosen, onPoint, ...loaded }: ResultsProps) {
  const { wanted, found, more, cards } = loaded;
  const { data: shops, paginatorInfo, place, has_uncounted: isMore } = found;
  const placeName = place?.name ?? null;
  return (
    <>
      <div>
        <h1 className="display-28" aria-live="polite">
          {headline(counted(found), wanted, placeName)}
        </h1>
        <p className="mt-1.5 text-ink-soft">{scope(loaded)}</p>
      </div>
      {shops.length === 0 && <NoResults wanted={wanted} placeName={placeName} />}
      <ul className="grid gap-4 empty:hidden">
        {shops.map((shop, index) => (
          <li key={shop.id}>
            <ResultCard
              shop={shop}
              from={wanted.place ?? place}
              times={cards.get(shop.id) ?? null}
              heart={<FavouriteHeart shop={shop} />}
              isChosen={shop.id === chosen}
              isFirst={index < 2}
              onPoint={() => onPoint(shop.id)}
            />
          </li>
        ))}
      </ul>
      {paginatorInfo.hasMorePages && (
        <p className="flex flex-wrap items-center gap-4">
          {wanted.count < MOST && (
            <Button asChild variant="secondary">
              <Link to={more} preventScrollReset>
                Show more
              </Link>
            </Button>
          )}
          <span className="text-sm text-ink-soft">
            {shops.length} of {paginatorInfo.total}
            {isMore && '+'}
            {wanted.count >= MOST && '. A place, a word or a filter finds the others.'}
          </span>
        </p>
      )}
    </>
  );
}

/** Where was looked and how far, for the map to show. */
function aroundOf(wanted: Loaded['wanted'], place: Loaded['found']['place']): Around | null {
  const from = wanted.place ?? place;
  return from ? { lat: from.lat, lng: from.lng, km: wanted.distance ?? DEFAULT_DISTANCE } : null;
}

function scope({ wanted, found }: Pick<Loaded, 'wanted' | 'found'>): string {
  const { place, unknown_place: unknown, data } = found;
  const clock = clockOf(data.map(({ zone_label: label }) => label));
  if (unknown) return `We do not know a place called “${wanted.where}”, so this is the whole country.${clock}`;
  if (wanted.onMap) return `Within ${wanted.distance ?? DEFAULT_DISTANCE} km of its middle.${clock}`;
  if (wanted.place || place) return `Within ${wanted.distance ?? DEFAULT_DISTANCE} km.${clock}`;
  return `All of Ireland, and a little beyond.${clock}`;
}

/** Which clock the times on the cards follow. */
function clockOf(labels: readonly string[]): string {
  const [first, ...others] = new Set(labels);
  if (first === undefined) return '';
  return others.length === 0 ? ` All times are ${first}.` : ' Times are each shop’s own.';
}
