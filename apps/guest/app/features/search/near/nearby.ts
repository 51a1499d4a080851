import type { NextTimes } from '../times/next-times.ts';
import type { ShopInStrip } from '../times/soonest-times.ts';

/** Shops around a place with their next free times. */
export interface Nearby {
  /** The name of the place; null for the browser's position. */
  name: string | null;
  shops: readonly ShopInStrip[];
  times: ReadonlyMap<number, NextTimes>;
}
