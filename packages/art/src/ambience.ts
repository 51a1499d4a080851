/** Palette and time of day of a picture: chosen by the seed among those that suit, unless given. */
import { type Daytime, type DaytimeName, daytimes, hoursFor } from './daytimes.ts';
import { type Palette, type PaletteName, palettes } from './palettes.ts';
import { randomFrom } from './random.ts';

export type Ambience = { palette?: PaletteName; time?: DaytimeName };

export function ambience(
  seed: string,
  suitable: readonly PaletteName[],
  given: Ambience = {},
): { palette: Palette; time: Daytime } {
  const rng = randomFrom(seed);
  const palette = palettes[given.palette ?? rng.pick(suitable)];
  return { palette, time: daytimes[given.time ?? rng.pick(hoursFor(palette.name))] };
}
