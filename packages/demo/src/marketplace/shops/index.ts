import { dublinCare } from './dublin-care.ts';
import { dublinHair } from './dublin-hair.ts';
import { leinster } from './leinster.ts';
import { munster } from './munster.ts';
import type { ShopSketch } from './sketch.ts';
import { westAndNorth } from './west-and-north.ts';

export type { HoursPattern, ShopSketch } from './sketch.ts';

/** Every shop of the demo marketplace. Names, people and addresses are invented; the towns are real. */
export const shopSketches: readonly ShopSketch[] = [
  ...dublinHair,
  ...dublinCare,
  ...munster,
  ...westAndNorth,
  ...leinster,
];
