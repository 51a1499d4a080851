import { useEffect, useState } from 'react';
import type { NextTimes } from './next-times.ts';

/**
 * The first free times of the shops on a page, by their ids; null until they are known. They change by the minute, so
 * they are asked for by the browser, and neither they nor what asks for them delay the page.
 */
export function useNextTimes(shops: readonly { id: number; zone: string }[]): ReadonlyMap<number, NextTimes> | null {
  const [times, setTimes] = useState<ReadonlyMap<number, NextTimes> | null>(null);
  const wanted = JSON.stringify(shops.map(({ id, zone }) => ({ id, zone })));
  useEffect(() => {
    let isGone = false;
    async function read() {
      const asked = JSON.parse(wanted) as { id: number; zone: string }[];
      if (asked.length === 0) return;
      const { readNextTimes } = await import('./next-times.ts');
      const found = await readNextTimes(asked);
      if (!isGone) setTimes(found);
    }
    // The cards are of use without them.
    read().catch((error) => console.warn('The first free times did not come.', error));
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return times;
}
