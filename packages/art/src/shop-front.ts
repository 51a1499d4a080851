/** The front of one shop, with its name over the door. */
import { type Ambience, ambience } from './ambience.ts';
import { createCanvas } from './canvas.ts';
import { tradePalettes } from './palettes.ts';
import { render, type Size } from './render.ts';
import { type FacadeName, streetScene } from './scenes/street.ts';
import type { Trade } from './trades.ts';

export type ShopFrontOptions = Partial<Size> &
  Ambience & { name: string; trade: Trade; seed: string | number; facade?: FacadeName };

/** Draws a shop front with the name as outlines, so that rasterising needs no font. */
export function shopFront(options: ShopFrontOptions): string {
  const { name, trade, seed, width = 1200, height = 750, title, grain, facade, ...choice } = options;
  const { palette, time } = ambience(`front/${trade}/${seed}`, tradePalettes[trade], choice);
  const key = `front/${trade}/${seed}/${name}/${Math.round((100 * width) / height)}/${palette.name}/${time.name}`;
  const canvas = createCanvas({ key, width, height, palette, time, brand: name });
  return render(canvas, streetScene(canvas, trade, { name, facade }), { width, height, title, grain });
}
