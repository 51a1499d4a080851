/** Recipes: stored descriptions of pictures, instead of their pixels. */
import { ambience } from './ambience.ts';
import { mix } from './colour.ts';
import { blogCover, coverPalettes } from './covers/blog-cover.ts';
import { type BookCoverOptions, bookCover } from './covers/book-cover.ts';
import { type DaytimeName, daytimes } from './daytimes.ts';
import { type Palette, type PaletteName, palettes, tradePalettes } from './palettes.ts';
import { portrait, portraitTint } from './portrait/portrait.ts';
import { type Look, looks } from './portrait/traits.ts';
import type { Size } from './render.ts';
import { scene } from './scene.ts';
import { type FacadeName, facadeNames } from './scenes/street.ts';
import { shopFront } from './shop-front.ts';
import { type Trade, trades } from './trades.ts';

export type Recipe =
  | {
      kind: 'scene';
      trade: Trade;
      seed: string;
      composition?: number;
      palette?: PaletteName;
      time?: DaytimeName;
      brand?: string;
    }
  | {
      kind: 'shopFront';
      name: string;
      trade: Trade;
      seed: string;
      palette?: PaletteName;
      time?: DaytimeName;
      facade?: FacadeName;
    }
  | { kind: 'portrait'; seed: string; look?: Look }
  | { kind: 'blogCover'; seed: string; palette?: PaletteName }
  | ({ kind: 'bookCover' } & Pick<BookCoverOptions, 'seed' | 'title' | 'subtitle' | 'palette'>);

/** Draws what a recipe describes; returns SVG markup. */
export function draw(recipe: Recipe, size: Size): string {
  switch (recipe.kind) {
    case 'scene':
      return scene({ ...recipe, ...size });
    case 'shopFront':
      return shopFront({ ...recipe, ...size });
    case 'portrait':
      return portrait({ seed: recipe.seed, look: recipe.look, size: size.width, title: size.title });
    case 'blogCover':
      return blogCover(recipe.seed, { ...size, palette: recipe.palette });
    case 'bookCover':
      return bookCover({ ...recipe, width: size.width, height: size.height });
  }
}

/** Placeholder colour while a picture loads: the wall colour of its palette, available without drawing. */
export function tintOf(recipe: Recipe): string {
  const wallOf = ({ wall, surface }: Palette) => mix(wall, surface, 0.25);
  switch (recipe.kind) {
    case 'scene':
      return wallOf(ambience(`${recipe.trade}/${recipe.seed}`, tradePalettes[recipe.trade], recipe).palette);
    case 'shopFront':
      return wallOf(ambience(`front/${recipe.trade}/${recipe.seed}`, tradePalettes[recipe.trade], recipe).palette);
    case 'portrait':
      return portraitTint(recipe.seed, recipe.look);
    case 'blogCover':
    case 'bookCover':
      return wallOf(ambience(`blog/${recipe.seed}`, coverPalettes, recipe).palette);
  }
}

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((each) => each === value);
const optional = (value: unknown, check: (value: unknown) => boolean) => value === undefined || check(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200;
const isPalette = (value: unknown) => isText(value) && Object.hasOwn(palettes, value);
const isHour = (value: unknown) => isText(value) && Object.hasOwn(daytimes, value);
const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Synonyms that stored recipes may use. */
function inOurWords({ variant, ...r }: Record<string, unknown>): Record<string, unknown> {
  const kind = r.kind === 'avatar' ? 'portrait' : r.kind;
  return { ...r, kind, composition: r.composition ?? variant };
}

/** Parses a stored recipe; null if it is invalid, so that a bad row shows as a missing picture. */
export function parseRecipe(value: unknown): Recipe | null {
  if (typeof value !== 'object' || value === null) return null;
  const r = inOurWords(value as Record<string, unknown>);
  if (!isText(r.seed) || !optional(r.palette, isPalette) || !optional(r.time, isHour)) return null;
  const known: Record<Recipe['kind'], () => boolean> = {
    scene: () => isOneOf(trades, r.trade) && optional(r.composition, isCount) && optional(r.brand, isText),
    shopFront: () =>
      isOneOf(trades, r.trade) && isText(r.name) && optional(r.facade, (name) => isOneOf(facadeNames, name)),
    portrait: () => optional(r.look, (look) => isOneOf(looks, look)),
    blogCover: () => true,
    bookCover: () => isText(r.title) && optional(r.subtitle, isText),
  };
  const check = isText(r.kind) && Object.hasOwn(known, r.kind) ? known[r.kind as Recipe['kind']] : undefined;
  return check?.() ? (r as Recipe) : null;
}
