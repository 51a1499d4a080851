/** One deterministic picture for a trade, a seed and a size. */
import { createCanvas } from './canvas.ts';
import { type DaytimeName, daytimes, hoursFor } from './daytimes.ts';
import { type PaletteName, palettes, tradePalettes } from './palettes.ts';
import { hash, randomFrom } from './random.ts';
import { render } from './render.ts';
import { compositions } from './scenes/index.ts';
import type { Trade } from './trades.ts';

export type SceneOptions = {
  trade: Trade;
  seed: string | number;
  width?: number;
  height?: number;
  /** Names the picture; without it the picture is decorative. */
  title?: string;
  /** `palette`, `time` and `composition` override what the seed would choose. */
  palette?: PaletteName;
  time?: DaytimeName;
  composition?: number;
};

/** Draws a scene for a trade; returns SVG markup. */
export function scene({ trade, seed, width = 640, height = 400, title, ...choice }: SceneOptions): string {
  const set = compositions[trade];
  if (!set) throw new RangeError(`No pictures for the trade "${trade}"`);
  const rng = randomFrom(`${trade}/${seed}`);
  const palette = palettes[choice.palette ?? rng.pick(tradePalettes[trade])];
  const time = daytimes[choice.time ?? rng.pick(hoursFor(palette.name))];
  const index = (choice.composition ?? startOf(trade, seed)) % set.length;
  const compose = set[index];
  if (!compose) throw new RangeError(`No composition ${choice.composition} for the trade "${trade}"`);
  const key = `${trade}/${seed}/${Math.round((100 * width) / height)}/${index}/${palette.name}/${time.name}`;
  const canvas = createCanvas({ key, width, height, palette, time });
  return render(canvas, compose(canvas), { width, height, title });
}

/**
 * Where a seed begins in the list of compositions. A number at its end steps through the list,
 * so that `shop-1`, `shop-2`, `shop-3` make a gallery without repeats.
 */
function startOf(trade: Trade, seed: string | number): number {
  const text = String(seed);
  const step = /\d{1,6}$/.exec(text)?.[0] ?? '';
  return (hash(`${text.slice(0, text.length - step.length)}:${trade}`) % 60) + Number(step);
}
