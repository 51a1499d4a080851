/** What makes one shop's pictures belong together: its walls, floor, order of colours, and the mark on its labels. */
import type { FloorMaterial, WallFinish } from './finishes.ts';
import type { Palette } from './palettes.ts';
import { randomFrom } from './random.ts';

export type MarkKind = 'initial' | 'ring' | 'bars' | 'dot' | 'wave' | 'plain';

export type House = {
  mark: MarkKind;
  /** First letter of the shop's name; empty if it has none that can be drawn. */
  initial: string;
  /** The same in every room of a shop; without them each composition chooses. */
  walls?: WallFinish;
  floor?: FloorMaterial;
};

/** `brand` is the shop's name. Without it, the mark follows the seed and has no letter. */
export function houseOf(seed: string, brand: string | undefined): House {
  const rng = randomFrom(`house/${brand ?? seed.replace(/[-\s]?\d+$/, '')}`);
  const initial = brand?.match(/[A-Za-z]/)?.[0]?.toUpperCase() ?? '';
  if (!brand) return { mark: rng.pick(['bars', 'dot', 'wave', 'plain']), initial };
  return {
    mark: rng.pick(['initial', 'ring', 'bars', 'dot', 'wave', 'initial', 'plain']),
    initial,
    walls: rng.pick(['plaster', 'half', 'panel', 'slats', 'tile']),
    floor: rng.pick(['planks', 'concrete', 'tiles', 'planks']),
  };
}

/** The palette with its three strong colours in the shop's own order. */
export function inHouseColours(palette: Palette, brand: string | undefined): Palette {
  if (!brand) return palette;
  const [a, b, c, pale] = palette.accents;
  const [x, y, z] = randomFrom(`colours/${brand}`).shuffle([a, b, c] as const);
  return { ...palette, accents: [x, y, z, pale] };
}
