import { describeWhen } from '@thyme/domain/search';
import { Note } from '@thyme/ui';
import { clsx } from 'clsx';
import { useEffect, useMemo, useState } from 'react';
import { Filters } from '../../features/search/filters.tsx';
import type { Around } from '../../features/search/map/map-around.ts';
import { MapPanel, useRoomForMap } from '../../features/search/map/map-panel.tsx';
import { storePlace } from '../../features/search/near/stored-place.ts';
import { DEFAULT_DISTANCE } from '../../features/search/wanted.ts';
import type { Route } from '../../routes/+types/search.ts';
import { Results, ResultsHead } from './results.tsx';

type View = 'list' | 'map';

export function SearchPage({ loaderData }: Route.ComponentProps) {
  const { wanted, found, cards, today, dayIsOver } = loaderData;
  const { data: shops } = found;
  const room = useRoomForMap();
  const [view, setView] = useState<View>('list');
  const [chosen, setChosen] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  // Hovering over a card re-renders the page; a new object would make the map move.
  const around = useMemo(() => aroundOf(wanted, found.place), [wanted, found.place]);
  useEffect(() => storePlace(wanted, found.place), [wanted, found.place]);
  const hasMap = shops.length > 0 || found.without_times !== null;
  const showsMap = hasMap && (view === 'map' || room);
  return (
    <div className="mx-auto max-w-[90rem] px-5 pt-3 pb-18 md:px-8">
      <Filters wanted={wanted} today={today} isMap={hasMap && view === 'map'} isPlaceUnknown={found.unknown_place} />
      {dayIsOver && (
        <Note className="mt-4" tone="warn">
          That day has passed, so here are the next free times on any day.
        </Note>
      )}
      <div className={clsx('mt-5 grid gap-x-8 gap-y-5', hasMap && 'lg:grid-cols-[minmax(0,1fr)_minmax(22rem,0.72fr)]')}>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <ResultsHead
            {...loaderData}
            isMap={view === 'map'}
            views={hasMap && <Views view={view} onChange={setView} />}
          />
          {!(showsMap && !room) && <Results {...loaderData} chosen={chosen} onPoint={setPointed} />}
        </div>
        {hasMap && (
          <aside
            aria-label="Map"
            className={
              showsMap
                ? 'sticky top-24 h-[calc(100dvh-8rem)] min-h-96 max-lg:static max-lg:-mx-5 max-lg:h-[calc(100dvh-21rem)] max-lg:md:-mx-8'
                : 'hidden lg:block lg:h-[calc(100dvh-8rem)] lg:rounded-lg lg:bg-mist'
            }
          >
            {showsMap && (
              <MapPanel
                wanted={wanted}
                shops={shops}
                times={cards}
                chosen={chosen}
                pointed={pointed}
                onChoose={setChosen}
                around={around}
                caption={captionOf(loaderData)}
              />
            )}
          </aside>
        )}
      </div>
    </div>
  );
}

/** Beside the heading, so that nothing covers the times. A desktop has room for both. */
function Views({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const choice = (value: View, text: string) => (
    <button
      type="button"
      aria-pressed={view === value}
      onClick={() => onChange(value)}
      className="min-h-11 rounded-[8px] px-4 font-medium aria-pressed:bg-card aria-pressed:font-semibold aria-pressed:shadow-soft"
    >
      {text}
    </button>
  );
  return (
    <fieldset aria-label="Show as" className="flex flex-none rounded-[12px] bg-sand p-1 lg:hidden">
      {choice('list', 'List')}
      {choice('map', 'Map')}
    </fieldset>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

/** The place and radius of the search, for the map to show. */
function aroundOf(wanted: Loaded['wanted'], place: Loaded['found']['place']): Around | null {
  const from = wanted.place ?? place;
  return from ? { lat: from.lat, lng: from.lng, km: wanted.distance ?? DEFAULT_DISTANCE } : null;
}

/** '14 free today after 5 pm', '75 businesses'. */
function captionOf({ wanted, found, today }: Loaded): string {
  const { total } = found.paginatorInfo;
  const count = `${total}${found.has_uncounted ? '+' : ''}`;
  if (wanted.when && !wanted.withFull) return `${count} free ${describeWhen(wanted.when, today)}`;
  return total === 1 ? '1 business' : `${count} businesses`;
}
