import { useEffect, useState } from 'react';
import type { Nearby } from './nearby.ts';
import { storedPlace } from './stored-place.ts';

/** Shops around the place of the last search, once they are loaded. The page itself is the same for everyone. */
export function useNearby(): Nearby | null {
  const [nearby, setNearby] = useState<Nearby | null>(null);
  useEffect(() => {
    const place = storedPlace();
    if (!place) return;
    let isGone = false;
    import('./read-nearby.ts')
      .then(({ readNearby }) => readNearby(place))
      .then(
        (found) => !isGone && setNearby(found),
        // The times of the whole country stay.
        (error) => console.warn('The free times nearby could not be loaded.', error),
      );
    return () => {
      isGone = true;
    };
  }, []);
  return nearby;
}
