import { startTransition } from 'react';
import { CardTimes } from './card-times.tsx';
import { readNextTimes, type ShopOnCard, type TimesById } from './next-times.ts';

/** Times that load after the page, with the component that shows them: neither is useful without the other. */
export interface LateTimes {
  byShop: TimesById;
  CardTimes: typeof CardTimes;
}

/** Sets the times in a transition: the page renders with them in slices, and stays responsive in between. */
export async function showLateTimes(shops: readonly ShopOnCard[], show: (times: LateTimes) => void): Promise<void> {
  const byShop = await readNextTimes(shops);
  startTransition(() => show({ byShop, CardTimes }));
}
