import { CardTimes } from './card-times.tsx';
import { FreeStrip } from './free-strip.tsx';
import { type NextTimes, readNextTimes } from './next-times.ts';

/** Times that come after the page, with what shows them: neither is of use without the other. */
export interface LateTimes {
  byShop: ReadonlyMap<number, NextTimes>;
  CardTimes: typeof CardTimes;
  FreeStrip: typeof FreeStrip;
}

export async function readLateTimes(shops: readonly { id: number; zone: string }[]): Promise<LateTimes> {
  return { byShop: await readNextTimes(shops), CardTimes, FreeStrip };
}
