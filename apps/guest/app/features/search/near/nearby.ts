import type { NextTimes } from '../times/next-times.ts';
import type { ShopInStrip } from '../times/soonest-times.ts';

/** Shops around a place with their next free times. */
export interface Nearby {
  /** Of the place; null for where the browser is. */
  name: string | null;
  shops: readonly ShopInStrip[];
  times: ReadonlyMap<number, NextTimes>;
}
