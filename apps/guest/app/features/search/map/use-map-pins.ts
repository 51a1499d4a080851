import { useEffect, useState } from 'react';
import { SearchPinsDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { zoned } from '../../../lib/view/zone-name.tsx';
import { pinText } from '../times/free-times.ts';
import { isOneDay, variablesOf, type Wanted } from '../wanted.ts';
import type { Pin } from './map-pins.ts';

export type MapPins = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; pins: readonly Pin[] };

/** Every result of the search for the map. Fetched by the browser: the list is complete without them. */
export function useMapPins(wanted: Wanted): MapPins & { retry: () => void } {
  const [found, setFound] = useState<MapPins>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const query = JSON.stringify(variablesOf(wanted));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same search.
  useEffect(() => {
    let isStale = false;
    const show = (pins: MapPins) => !isStale && setFound(pins);
    readPins(JSON.parse(query) as ReturnType<typeof variablesOf>).then(
      (pins) => show({ state: 'ready', pins }),
      () => show({ state: 'failed' }),
    );
    return () => {
      isStale = true;
    };
  }, [query, attempt]);
  const retry = () => {
    setFound({ state: 'loading' });
    setAttempt((before) => before + 1);
  };
  return { ...found, retry };
}

async function readPins(variables: ReturnType<typeof variablesOf>): Promise<Pin[]> {
  const { business_search: found } = await run(SearchPinsDocument, variables);
  const isTimed = variables.day !== null || variables.time !== null;
  return found.pins.map(({ first_free: first, days_ahead: ahead, matches, zone_label: zone, ...pin }) => {
    const text = pinText(first, ahead, isOneDay(variables.day) && matches);
    return { ...pin, text: text && zoned(text, zone), isLater: isTimed ? !matches : (ahead ?? 0) > 0 };
  });
}
