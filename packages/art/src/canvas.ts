/**
 * The canvas of one picture: it knows palette, light and size, creates gradients, and collects layers. All drawing
 * happens in units of a picture 600 high; the width follows the aspect ratio.
 */
import { lightness, mix } from './colour.ts';
import type { Daytime } from './daytimes.ts';
import { createDefs, type Defs, type Stop } from './defs.ts';
import { type House, houseOf, inHouseColours } from './house.ts';
import type { Metal, Palette } from './palettes.ts';
import { hash, type Random, randomFrom } from './random.ts';

export const H = 600;
/** How much a circle seen from slightly above is flattened. */
export const TILT = 0.2;

/** Left (-1) or right (+1). */
export type Side = 1 | -1;

export type Canvas = Pick<Defs, 'def' | 'lin' | 'rad' | 'blur' | 'haze' | 'veil' | 'clip' | 'fresh'> &
  Shading & {
    W: number;
    H: number;
    aspect: number;
    /** The side of the main group. */
    dir: Side;
    thirds: number;
    zoom: number;
    rng: Random;
    pal: Palette;
    time: Daytime;
    /** The shop whose picture this is. */
    house: House;
    light: { side: Side; reach: number };
    mix: typeof mix;
    layers: Record<'cast' | 'contact' | 'mirror' | 'silhouettes' | 'glow', string>;
    horizon: number;
    polished: boolean;
    wallNear: boolean;
    defsMarkup: () => string;
  };

/** Fills that follow the light of the picture. */
type Shading = {
  tint: (c: string, t: number) => string;
  dim: (c: string, t: number) => string;
  /** Across the shape, beginning at the lit side. */
  across: (stops: readonly Stop[]) => string;
  /** Shading of an upright cylinder. */
  round: (c: string, depth?: number) => string;
  /** Shading of a ball. */
  ball: (c: string, depth?: number) => string;
  /** Shading from the top down. */
  fall: (c: string, depth?: number) => string;
  /** A flat face, brighter towards the light. */
  face: (c: string, depth?: number) => string;
  metal: (tones?: Metal) => string;
  /** Dark ink or pale paint, whichever reads on the colour. */
  contrast: (c: string) => string;
};

export type CanvasOptions = {
  key: string;
  width: number;
  height: number;
  palette: Palette;
  time: Daytime;
  /** The shop's seed and name. */
  seed?: string;
  brand?: string;
};

export function createCanvas({ key, width, height, time, seed = key, brand, ...given }: CanvasOptions): Canvas {
  const palette = inHouseColours(given.palette, brand);
  const W = Math.round((H * width) / height);
  const rng = randomFrom(key);
  const defs = createDefs(`t${(hash(key) % 60466176).toString(36)}_`);
  const toned = (c: string) => mix(c, time.lamps ? palette.shade : time.tone, time.toneShare);
  const pal = {
    ...palette,
    wall: toned(palette.wall),
    wall2: toned(palette.wall2),
    surface: toned(palette.surface),
    glow: mix(palette.glow, time.glow, 0.7),
  };
  const light = { side: rng.sign(), reach: time.reach };
  const dir = rng.sign();
  return {
    ...shading(defs, pal, palette, light),
    W,
    H,
    aspect: W / H,
    dir,
    thirds: rng.range(0.08, 0.13),
    zoom: 1,
    rng,
    pal,
    time,
    house: houseOf(seed, brand),
    light,
    mix,
    def: defs.def,
    lin: defs.lin,
    rad: defs.rad,
    blur: defs.blur,
    haze: defs.haze,
    veil: defs.veil,
    clip: defs.clip,
    fresh: defs.fresh,
    defsMarkup: defs.markup,
    layers: { cast: '', contact: '', mirror: '', silhouettes: '', glow: '' },
    horizon: 430,
    polished: false,
    wallNear: false,
  };
}

/** `light` is read at every call, because a flipped prop is lit from the other side. */
function shading({ lin, rad }: Defs, pal: Palette, palette: Palette, light: { side: Side }): Shading {
  const tint = (c: string, t: number) => mix(c, pal.glow, t);
  const dim = (c: string, t: number) => mix(c, pal.shade, t);
  const across = (stops: readonly Stop[]) => lin(stops, light.side < 0 ? [0, 0, 1, 0] : [1, 0, 0, 0]);
  const round = (c: string, depth = 1) =>
    across([
      [0, dim(c, 0.1 * depth)],
      [0.2, tint(c, 0.34 * depth)],
      [0.45, c],
      [0.84, dim(c, 0.36 * depth)],
      [1, dim(c, 0.26 * depth)],
    ]);
  const ball = (c: string, depth = 1) =>
    rad(
      [
        [0, tint(c, 0.45 * depth)],
        [0.4, c],
        [1, dim(c, 0.48 * depth)],
      ],
      light.side < 0 ? 0.34 : 0.66,
      0.28,
      0.78,
    );
  const fall = (c: string, depth = 1) =>
    lin([
      [0, tint(c, 0.25 * depth)],
      [0.35, c],
      [1, dim(c, 0.32 * depth)],
    ]);
  const face = (c: string, depth = 1) =>
    lin(
      [
        [0, tint(c, 0.2 * depth)],
        [1, dim(c, 0.2 * depth)],
      ],
      light.side < 0 ? [0, 0, 1, 0.6] : [1, 0, 0, 0.6],
    );
  const metal = (tones: Metal = palette.metal) =>
    across([
      [0, tones[0]],
      [0.18, tones[1]],
      [0.3, tones[2]],
      [0.55, tones[3]],
      [0.86, tones[4]],
      [1, tones[3]],
    ]);
  const contrast = (c: string) => (lightness(c) > 0.62 ? dim(c, 0.75) : mix(c, palette.pale, 0.85));
  return { tint, dim, across, round, ball, fall, face, metal, contrast };
}
