/** The front of one shop, with its name over the door. */
import { createCanvas } from './canvas.ts';
import { type DaytimeName, daytimes, hoursFor } from './daytimes.ts';
import { type PaletteName, palettes, tradePalettes } from './palettes.ts';
import { randomFrom } from './random.ts';
import { render } from './render.ts';
import { type FacadeName, streetScene } from './scenes/street.ts';
import type { Trade } from './trades.ts';

export type ShopFrontOptions = {
  name: string;
  trade: Trade;
  seed: string | number;
  width?: number;
  height?: number;
  title?: string;
  palette?: PaletteName;
  time?: DaytimeName;
  facade?: FacadeName;
};

/** Draws a shop front with the name as outlines, so that no font is needed to rasterise it. */
export function shopFront({
  name,
  trade,
  seed,
  width = 1200,
  height = 750,
  title,
  ...choice
}: ShopFrontOptions): string {
  const rng = randomFrom(`front/${trade}/${seed}`);
  const palette = palettes[choice.palette ?? rng.pick(tradePalettes[trade])];
  const time = daytimes[choice.time ?? rng.pick(hoursFor(palette.name))];
  const key = `front/${trade}/${seed}/${name}/${Math.round((100 * width) / height)}/${palette.name}/${time.name}`;
  const canvas = createCanvas({ key, width, height, palette, time });
  return render(canvas, streetScene(canvas, trade, { name, facade: choice.facade }), { width, height, title });
}
