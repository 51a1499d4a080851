import { draw, type Recipe } from '@thyme/art';
import sharp, { type Sharp } from 'sharp';
import type { Width } from './widths.ts';

// One thread per picture: two at a time are enough for two cores, and other requests keep theirs.
sharp.concurrency(1);

/** Higher effort takes twice the time for five per cent of the size. */
const WEBP = { quality: 80, effort: 2, smartSubsample: true } as const;
/** Drawings have no fine texture: this saves a sixth of the file size, invisibly. */
const DRAWN = { ...WEBP, quality: 76 } as const;
/** Uploads beyond this are refused before they are decoded. */
export const MAX_PIXELS = 50_000_000;
/** Drawings are soft: they are painted up to this width and enlarged beyond it, which the grain hides. */
const PAINTED_WIDTH = 1000;
/** Grain hides banding in soft gradients but nearly doubles the file, so small pictures have none. */
const GRAINY_FROM = 800;
const GRAIN = { tile: 256, sigma: 30, opacity: 0.16 } as const;

let grainTile: Promise<Buffer> | undefined;

/** Film grain as a small tile of noise: a tenth of the cost of drawing it in the SVG. */
function grain(): Promise<Buffer> {
  grainTile ??= makeGrain();
  return grainTile;
}

async function makeGrain(): Promise<Buffer> {
  const size = { width: GRAIN.tile, height: GRAIN.tile };
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN.sigma } as const;
  const { data, info } = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tile = Buffer.alloc(GRAIN.tile * GRAIN.tile * 4);
  for (let i = 0; i < GRAIN.tile * GRAIN.tile; i++) {
    const value = (data[i * info.channels] ?? 128) - 128;
    // Bright specks are warm white, dark ones brown, both barely visible.
    tile.set(value > 0 ? [255, 250, 240] : [60, 45, 35], i * 4);
    tile[i * 4 + 3] = Math.round(Math.abs(value) * GRAIN.opacity);
  }
  return sharp(tile, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
}

/** Draws a recipe at a width; the height follows the picture's proportions. */
export async function rasterise(
  recipe: Recipe,
  size: { width: number; height: number },
  width: Width,
): Promise<Buffer> {
  const height = Math.round((width * size.height) / size.width);
  // Only the dimensions: the row's name is not the name on a shop's sign.
  const svg = Buffer.from(draw(recipe, { width: size.width, height: size.height, grain: false }));
  const painted = await sharp(svg)
    .resize({ width: Math.min(width, PAINTED_WIDTH) })
    .flatten({ background: '#fbf7f0' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: w, height: h, channels } = painted.info;
  let image: Sharp = sharp(painted.data, { raw: { width: w, height: h, channels } });
  if (w !== width)
    image = sharp(await image.resize({ width, height, fit: 'fill' }).raw().toBuffer(), {
      raw: { width, height, channels },
    });
  if (width < GRAINY_FROM || isFlat(recipe)) return image.webp(DRAWN).toBuffer();
  return image
    .composite([{ input: await grain(), tile: true, blend: 'over' }])
    .webp(DRAWN)
    .toBuffer();
}

/** Portraits and titles are drawn without film grain. */
const isFlat = ({ kind }: Recipe) => kind === 'portrait' || kind === 'bookCover';

/** Scales an upload down, never up. */
export function resize(upload: Buffer, width: Width): Promise<Buffer> {
  return sharp(upload, { limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer();
}
