import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button, Rating } from '@thyme/ui';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useSite } from '../../../lib/page/use-site.ts';
import { Photo } from '../../../lib/view/photo.tsx';
import { choose } from '../../../lib/visitor/consent/choice.ts';
import { useChoice } from '../../../lib/visitor/consent/use-choice.ts';
import type { FoundShop } from '../result-card.tsx';
import type { FreeTime } from '../times/free-times.ts';
import type { Around } from './map-around.ts';
import type { Pin } from './map-pins.ts';
import './map.css';

const ShopMap = lazy(() => import('./shop-map.tsx'));

interface MapPanelProps {
  shops: readonly FoundShop[];
  texts: ReadonlyMap<number, string | null>;
  times: ReadonlyMap<number, readonly FreeTime[]>;
  chosen: number | null;
  onChoose: (id: number) => void;
  around: Around | null;
  /** What is around was chosen on this map. */
  onMap: boolean;
  /** The address of the same search in another part of the map. */
  there: (seen: Around) => string;
}

/** The results on a map, with a card for the chosen one. */
export function MapPanel({ shops, texts, times, chosen, onChoose, around, onMap, there }: MapPanelProps) {
  const { mapStyleUrl } = useSite();
  const choice = useChoice();
  const hydrated = useHydrated();
  const pins = useMemo(
    () =>
      shops.flatMap(({ id, name, lat, lng }): Pin[] =>
        lat === null || lng === null ? [] : [{ id, name, lat, lng, text: texts.get(id) ?? null }],
      ),
    [shops, texts],
  );
  const shop = shops.find(({ id }) => id === chosen);
  const [moved, setMoved] = useState<{ to: Around; over: readonly FoundShop[] } | null>(null);
  return (
    <div className="relative h-full overflow-hidden rounded-lg bg-mist ring-1 ring-ink/6">
      {hydrated && (
        <Suspense fallback={<p className="sr-only">The map is being loaded.</p>}>
          <ShopMap
            key={choice}
            pins={pins}
            chosen={chosen}
            onChoose={onChoose}
            around={around}
            stays={onMap}
            onMoved={(to) => setMoved({ to, over: shops })}
            styleUrl={choice === 'yes' ? mapStyleUrl : null}
          />
        </Suspense>
      )}
      {moved && moved.over === shops && (
        <Button
          asChild
          variant="secondary"
          size="sm"
          className="absolute! top-4 left-1/2 z-10 -translate-x-1/2 shadow-lift"
        >
          <Link to={there(moved.to)} preventScrollReset>
            Search this area
          </Link>
        </Button>
      )}
      {mapStyleUrl !== null && choice === null && <StreetsOffer host={new URL(mapStyleUrl).host} />}
      {shop && <MapCard shop={shop} first={times.get(shop.id)?.[0]?.text ?? null} />}
    </div>
  );
}

/** The provider's map is fetched after a yes; until then, and after a no, there is ours. */
function StreetsOffer({ host }: { host: string }) {
  return (
    <section
      aria-label="A map with streets"
      className="absolute top-4 left-4 z-10 max-w-72 rounded-md bg-card p-4 shadow-lift"
    >
      <p className="text-sm text-pretty text-ink-soft">
        A map with streets comes from <b className="text-ink">{host}</b>, which then sees your internet address and may
        store something here.
      </p>
      <p className="mt-3 grid grid-cols-2 gap-2">
        <Button variant="secondary" size="sm" onClick={() => choose('yes')}>
          Yes
        </Button>
        <Button variant="secondary" size="sm" onClick={() => choose('no')}>
          No, thanks
        </Button>
      </p>
    </section>
  );
}

function MapCard({ shop, first }: { shop: FoundShop; first: string | null }) {
  return (
    <Link
      to={`/${shop.slug}`}
      className="absolute inset-x-4 bottom-9 z-10 flex max-w-104 items-center gap-4 rounded-md bg-card p-2.5 no-underline shadow-lift"
    >
      {shop.thumbnail_picture && (
        <span className="size-22 flex-none overflow-hidden rounded-sm bg-sand">
          <Photo photo={shop.thumbnail_picture} alt="" sizes="88px" className="size-full" />
        </span>
      )}
      <span className="grid min-w-0 gap-0.5">
        <b className="display-22 truncate">{shop.name}</b>
        <Rating value={shop.rating > 0 ? shop.rating : null} count={shop.number_of_ratings} />
        {first && (
          <span className="text-sm">
            <span className="text-ink-soft">First free</span> <b className="figures">{first}</b>
          </span>
        )}
      </span>
    </Link>
  );
}

/** Whether there is room for a map beside the list; false until the browser says so. */
export function useRoomForMap(): boolean {
  const [room, setRoom] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(min-width: 64rem)');
    const tell = () => setRoom(query.matches);
    tell();
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, []);
  return room;
}
