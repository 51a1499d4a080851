/** One deterministic picture for a trade, a seed and a size. */
import { type Ambience, ambience } from './ambience.ts';
import { createCanvas } from './canvas.ts';
import { tradePalettes } from './palettes.ts';
import { hash } from './random.ts';
import { render, type Size } from './render.ts';
import { compositions, unpeopled } from './scenes/index.ts';
import type { Trade } from './trades.ts';

export type SceneOptions = Partial<Size> &
  Ambience & {
    trade: Trade;
    seed: string | number;
    /** Index of the trade's composition; the seed chooses when left out. */
    composition?: number;
    /** Name of the shop: its pictures share walls, floor and the mark on its labels. */
    brand?: string;
  };

/** Draws a scene for a trade; returns SVG markup. */
export function scene({ trade, seed, width = 640, height = 400, title, grain, ...choice }: SceneOptions): string {
  const set = compositions[trade];
  if (!set) throw new RangeError(`No pictures for the trade "${trade}"`);
  const { palette, time } = ambience(`${trade}/${seed}`, tradePalettes[trade], choice);
  const index =
    choice.composition === undefined ? startOf(trade, seed) % unpeopled(trade) : choice.composition % set.length;
  const compose = set[index];
  if (!compose) throw new RangeError(`No composition ${choice.composition} for the trade "${trade}"`);
  const key = `${trade}/${seed}/${Math.round((100 * width) / height)}/${index}/${palette.name}/${time.name}`;
  const canvas = createCanvas({ key, width, height, palette, time, seed: String(seed), brand: choice.brand });
  return render(canvas, compose(canvas), { width, height, title, grain });
}

/**
 * Where a seed starts in the list of compositions. A number at its end steps through the list, so that `shop-1`,
 * `shop-2`, `shop-3` make a gallery without repeats.
 */
function startOf(trade: Trade, seed: string | number): number {
  const text = String(seed);
  const step = /\d{1,6}$/.exec(text)?.[0] ?? '';
  return (hash(`${text.slice(0, text.length - step.length)}:${trade}`) % 60) + Number(step);
}
