import { useEffect, useState } from 'react';
import type { LateTimes } from './late-times.ts';
import type { ShopOnCard } from './next-times.ts';

/**
 * The first free times of the shops on a page; null until they are known. They change by the minute, so the browser
 * fetches them, and neither they nor the code that fetches and shows them delay the page.
 */
export function useNextTimes(shops: readonly ShopOnCard[]): LateTimes | null {
  const [times, setTimes] = useState<LateTimes | null>(null);
  const wanted = JSON.stringify(shops.map(({ id, offset }) => ({ id, offset })));
  useEffect(() => {
    let isGone = false;
    async function read() {
      const shops = JSON.parse(wanted) as ShopOnCard[];
      if (shops.length === 0) return;
      const { showLateTimes } = await import('./late-times.ts');
      await showLateTimes(shops, (found) => !isGone && setTimes(found));
    }
    // The cards are useful without them.
    read().catch((error) => console.warn('The first free times could not be loaded.', error));
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return times;
}
