import { startTransition } from 'react';
import { CardTimes } from './card-times.tsx';
import { FreeStrip } from './free-strip.tsx';
import { type NextTimes, readNextTimes, type ShopOnCard } from './next-times.ts';

/** Times that come after the page, with what shows them: neither is of use without the other. */
export interface LateTimes {
  byShop: ReadonlyMap<number, NextTimes>;
  CardTimes: typeof CardTimes;
  FreeStrip: typeof FreeStrip;
}

/** Hands the times over in a transition: a page is drawn with them piece by piece, and a press in between is heard. */
export async function showLateTimes(shops: readonly ShopOnCard[], show: (times: LateTimes) => void): Promise<void> {
  const byShop = await readNextTimes(shops);
  startTransition(() => show({ byShop, CardTimes, FreeStrip }));
}
