import { startTransition } from 'react';
import { CardTimes } from './card-times.tsx';
import { readNextTimes, type ShopOnCard, type TimesById } from './next-times.ts';

/** Times that come after the page, with what shows them: neither is of use without the other. */
export interface LateTimes {
  byShop: TimesById;
  CardTimes: typeof CardTimes;
}

/** Hands the times over in a transition: a page is drawn with them piece by piece, and a press in between is heard. */
export async function showLateTimes(shops: readonly ShopOnCard[], show: (times: LateTimes) => void): Promise<void> {
  const byShop = await readNextTimes(shops);
  startTransition(() => show({ byShop, CardTimes }));
}
