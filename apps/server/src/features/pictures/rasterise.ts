import { draw, type Recipe } from '@thyme/ui/art';
import sharp, { type Sharp } from 'sharp';
import type { Width } from './widths.ts';

// One thread a picture: two pictures at once are enough for two cores, and other requests keep theirs.
sharp.concurrency(1);

const WEBP = { quality: 82, effort: 3, smartSubsample: true } as const;
/** Uploads beyond this are refused before they are decoded. */
export const MAX_PIXELS = 50_000_000;
/** Drawings are soft: painted up to this width and enlarged beyond it, nobody sees the difference under the grain. */
const PAINTED_WIDTH = 1200;
const GRAIN_TILE = 256;

let grainTile: Promise<Buffer> | undefined;

/** Film grain as a small tile of noise: adding it here costs a tenth of drawing it in the SVG. */
function grain(): Promise<Buffer> {
  grainTile ??= (async () => {
    const size = { width: GRAIN_TILE, height: GRAIN_TILE };
    const noise = await sharp({
      create: { ...size, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 16 } },
    })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const tile = Buffer.alloc(GRAIN_TILE * GRAIN_TILE * 4);
    for (let i = 0; i < GRAIN_TILE * GRAIN_TILE; i++) {
      const value = (noise[i * (noise.length / (GRAIN_TILE * GRAIN_TILE))] ?? 128) - 128;
      // Bright specks are white, dark ones brown-black; both thin enough to be felt rather than seen.
      const [r, g, b] = value > 0 ? [255, 250, 240] : [60, 45, 35];
      tile.set([r, g, b, Math.min(255, Math.abs(value) * 0.9)], i * 4);
    }
    return sharp(tile, { raw: { ...size, channels: 4 } })
      .png()
      .toBuffer();
  })();
  return grainTile;
}

/** Draws a recipe at a width; the height follows the picture's own proportions. */
export async function rasterise(
  recipe: Recipe,
  size: { width: number; height: number },
  width: Width,
): Promise<Buffer> {
  const height = Math.round((width * size.height) / size.width);
  const svg = Buffer.from(draw(recipe, { ...size, grain: false }));
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
  if (recipe.kind === 'portrait' || recipe.kind === 'bookCover' || width < 480) return image.webp(WEBP).toBuffer();
  return image
    .composite([{ input: await grain(), tile: true, blend: 'over' }])
    .webp(WEBP)
    .toBuffer();
}

/** Makes an uploaded picture smaller; never larger than it is. */
export function resize(upload: Buffer, width: Width): Promise<Buffer> {
  return sharp(upload, { limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer();
}
