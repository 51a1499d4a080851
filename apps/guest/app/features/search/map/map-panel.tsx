import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button } from '@thyme/ui';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../../lib/hydration/lazy-part.ts';
import { useSite } from '../../../lib/page/use-site.ts';
import { useChoice } from '../../../lib/visitor/consent/use-choice.ts';
import type { FoundShop } from '../result-card.tsx';
import type { CardTimesOf } from '../times/times-by-shop.ts';
import { onThisMap, type Wanted } from '../wanted.ts';
import type { Around } from './map-around.ts';
import { MapCard } from './map-card.tsx';
import { StreetsOffer, streetsOf } from './map-streets.tsx';
import { useMapPins } from './use-map-pins.ts';
import './map.css';

const ShopMap = lazyPart(() => import('./shop-map.tsx'));

interface MapPanelProps {
  wanted: Wanted;
  /** The shops of the list, whose details are known. */
  shops: readonly FoundShop[];
  times: ReadonlyMap<number, CardTimesOf>;
  chosen: number | null;
  /** The shop whose card in the list is hovered or focused. */
  pointed: number | null;
  onChoose: (id: number | null) => void;
  around: Around | null;
  /** '14 free today after 5 pm'. */
  caption: string;
}

/** Every result on a map, with a card for the chosen one. */
export function MapPanel({ wanted, shops, times, chosen, pointed, onChoose, around, caption }: MapPanelProps) {
  const site = useSite();
  const choice = useChoice();
  const hydrated = useHydrated();
  const found = useMapPins(wanted);
  const pins = found.state === 'ready' ? found.pins : NONE;
  const pin = pins.find(({ id }) => id === chosen);
  const known = shops.find(({ id }) => id === chosen);
  const [moved, setMoved] = useState<{ to: Around; over: Wanted } | null>(null);
  // The map is re-created when this changes, not with every render.
  const streets = useMemo(() => streetsOf(site), [site]);
  return (
    <div className="map-panel relative h-full overflow-hidden rounded-lg bg-mist ring-1 ring-ink/6 max-lg:rounded-none">
      {hydrated && (
        <Suspense fallback={<p className="sr-only">Loading the map.</p>}>
          <ShopMap
            key={choice}
            pins={pins}
            chosen={pointed ?? chosen}
            onChoose={onChoose}
            around={around}
            stays={wanted.onMap === true}
            onMoved={(to) => setMoved({ to, over: wanted })}
            streets={choice === 'yes' ? streets : null}
          />
        </Suspense>
      )}
      <div className="absolute top-3 right-16 left-3 z-10 flex flex-wrap items-start gap-2">
        {found.state === 'failed' ? (
          <Failed retry={found.retry} />
        ) : (
          <p role="status" className="rounded-md bg-card px-3.5 py-2.5 text-sm font-semibold shadow-soft">
            {found.state === 'loading' ? 'Loading the map…' : caption}
          </p>
        )}
        {moved && moved.over === wanted && (
          <Button asChild variant="secondary" size="sm" className="shadow-lift">
            <Link to={onThisMap(wanted, moved.to)} preventScrollReset>
              Search this area
            </Link>
          </Button>
        )}
      </div>
      {streets !== null && choice === null && !pin && <StreetsOffer host={streets.host} />}
      {pin && (
        <MapCard
          key={pin.id}
          pin={pin}
          known={known ? { shop: known, free: times.get(known.id) ?? null } : null}
          wanted={wanted}
          from={around}
          onClose={() => {
            onChoose(null);
            document.querySelector<HTMLElement>(`[data-shop="${pin.id}"]`)?.focus();
          }}
        />
      )}
    </div>
  );
}

const NONE: never[] = [];

function Failed({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="grid gap-2 rounded-md bg-card p-3.5 text-sm shadow-soft">
      <p>The pins couldn’t be loaded. Check that you’re online.</p>
      <Button variant="secondary" size="sm" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

/** Whether there is room for a map beside the list; false until the browser has measured. */
export function useRoomForMap(): boolean {
  const [room, setRoom] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(min-width: 67.5625rem)');
    const update = () => setRoom(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return room;
}
