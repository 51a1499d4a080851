import { integer, oneOf, optional, record, type Shape, slug } from './shape.ts';

export const trades = [
  'hair',
  'barber',
  'nails',
  'massage-spa',
  'yoga-pilates',
  'gym-fitness',
  'therapy-counselling',
  'tutoring',
  'makeup-skin',
] as const;
const palettes = ['sage', 'clay', 'cream', 'plum', 'honey', 'dusk', 'night', 'blush'] as const;
const daytimes = ['morning', 'noon', 'golden', 'dusk'] as const;

/** The recipe of a generated picture. The same recipe always gives the same picture. */
export interface Recipe {
  kind: 'scene' | 'blogCover' | 'avatar';
  seed: string;
  trade?: (typeof trades)[number];
  palette?: (typeof palettes)[number];
  time?: (typeof daytimes)[number];
  composition?: number;
}

const shape = record({
  kind: oneOf('scene', 'blogCover', 'avatar'),
  seed: slug,
  trade: optional<Recipe['trade']>(oneOf(...trades), undefined),
  palette: optional<Recipe['palette']>(oneOf(...palettes), undefined),
  time: optional<Recipe['time']>(oneOf(...daytimes), undefined),
  composition: optional<number | undefined>(integer, undefined),
});

/** A picture used by content; it gets a row and a URL when it is stored. */
export class Drawing {
  readonly recipe: Recipe;

  constructor(recipe: Recipe) {
    this.recipe = recipe;
  }
}

export const drawing: Shape<Drawing> = (source, node, name) => {
  const read = shape(source, node, name);
  if ((read.kind === 'scene') !== (read.trade !== undefined)) {
    source.fail(node, `${name}: a scene needs a trade, and other drawings have none`);
  }
  const given = Object.entries(read).filter(([, setting]) => setting !== undefined);
  return new Drawing(Object.fromEntries(given) as unknown as Recipe);
};
