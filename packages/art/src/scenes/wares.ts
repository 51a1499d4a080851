/** Objects of each trade for shelves, sills and counters. */
import type { Canvas } from '../canvas.ts';
import { bookRow, bookStack } from '../props/books.ts';
import { bottle, flask } from '../props/bottles.ts';
import { candle, hourglass, singingBowl, stones } from '../props/calm.ts';
import { apple, globe, pencilPot, tissues } from '../props/desk-things.ts';
import { exerciseBall, waterBottle } from '../props/fitness.ts';
import { orchid } from '../props/flowers.ts';
import { dryer, shavingBrush } from '../props/hair-tools.ts';
import { flacon, jar, polish, tube } from '../props/jars.ts';
import { brushCup, compact, lipstick } from '../props/make-up.ts';
import { block, matBasket, matRoll } from '../props/mats.ts';
import { bowl, diffuser, mug, vase } from '../props/pottery.ts';
import { folded, towelPile, towelRoll } from '../props/towels.ts';
import { dumbbell, kettlebell } from '../props/weights.ts';
import { type OptionsOf, type Prop, type PropMaker, put } from '../put.ts';
import type { Trade } from '../trades.ts';
import { varnish, vaseOf } from './parts.ts';

/** One drawn object, and its size relative to the others of its trade. */
export type Ware = { prop: Prop; s: number };

const ware = <M extends PropMaker>(k: Canvas, make: M, s: number, options: OptionsOf<M>): Ware => ({
  prop: make(k, options),
  s,
});

const amber = '#8a4a22';

/** About eight objects of a trade, each about as high as a bottle. */
const stock: Record<Trade, (k: Canvas) => Ware[]> = {
  hair: (k) => [
    ware(k, bottle, 0.72, { colour: k.pal.accents[0], cap: 'pump' }),
    ware(k, bottle, 0.66, { colour: k.pal.accents[1], cap: 'spray', h: 110 }),
    ware(k, dryer, 0.66, { colour: k.pal.accents[2] }),
    ware(k, vase, 0.72, vaseOf(k, { kinds: ['round', 'lance'] })),
    ware(k, jar, 0.84, { lid: k.pal.accents[1] }),
    ware(k, folded, 0.72, {}),
    ware(k, bottle, 0.62, { colour: k.pal.accents[3], cap: 'disc', h: 100 }),
    ware(k, tube, 0.86, { colour: k.pal.accents[0] }),
  ],
  barber: (k) => [
    ware(k, flask, 0.86, { colour: amber }),
    ware(k, shavingBrush, 0.92, {}),
    ware(k, flask, 0.76, { colour: k.pal.accents[1] }),
    ware(k, jar, 0.82, { colour: amber, lid: k.pal.metal[1], h: 30 }),
    ware(k, towelPile, 0.6, { colours: [k.pal.pale, k.pal.pale, k.pal.accents[0]] }),
    ware(k, bottle, 0.66, { colour: k.pal.deep, cap: 'pump' }),
    ware(k, bowl, 0.7, { colour: k.pal.accents[0] }),
    ware(k, flask, 0.7, { colour: k.pal.accents[2] }),
  ],
  nails: (k) => [
    ...varnish(k)
      .slice(0, 5)
      .map((colour, i) => ware(k, polish, 0.78 - (i % 2) * 0.06, { colour, cap: i % 2 ? k.pal.pale : k.pal.shade })),
    ware(k, bottle, 0.56, { colour: k.pal.accents[3], cap: 'pump' }),
    ware(k, bowl, 0.62, { colour: k.pal.pale }),
    ware(k, vase, 0.68, vaseOf(k, { kinds: ['tulips', 'pampas'] })),
  ],
  'massage-spa': (k) => [
    ware(k, stones, 0.62, { count: 4 }),
    ware(k, candle, 0.88, {}),
    ware(k, bottle, 0.62, { glass: true, colour: amber, cap: 'dropper' }),
    ware(k, towelRoll, 0.8, {}),
    ware(k, diffuser, 0.78, {}),
    ware(k, orchid, 0.62, {}),
    ware(k, jar, 0.78, { open: true }),
    ware(k, folded, 0.76, { colours: [k.pal.pale, k.pal.accents[3], k.pal.pale] }),
  ],
  'yoga-pilates': (k) => [
    ware(k, singingBowl, 0.7, {}),
    ware(k, matRoll, 0.74, { colour: k.pal.accents[0] }),
    ware(k, candle, 0.82, { glass: false }),
    ware(k, vase, 0.74, vaseOf(k, { kinds: ['pampas', 'lance'] })),
    ware(k, block, 0.9, { colour: k.pal.accents[1] }),
    ware(k, matBasket, 0.52, {}),
    ware(k, mug, 0.9, { colour: k.pal.accents[2] }),
    ware(k, block, 0.9, {}),
  ],
  'gym-fitness': (k) => [
    ware(k, kettlebell, 0.66, {}),
    ware(k, waterBottle, 0.78, { colour: k.pal.accents[2] }),
    ware(k, towelRoll, 0.78, {}),
    ware(k, dumbbell, 0.78, { colour: k.pal.accents[0] }),
    ware(k, exerciseBall, 0.44, { colour: k.pal.accents[1] }),
    ware(k, kettlebell, 0.52, { colour: k.pal.accents[0], band: k.pal.pale }),
    ware(k, folded, 0.66, { colours: [k.pal.pale, k.pal.accents[3]] }),
    ware(k, waterBottle, 0.7, { colour: k.pal.accents[0] }),
  ],
  'therapy-counselling': (k) => [
    ware(k, bookStack, 0.62, { count: 3 }),
    ware(k, vase, 0.76, vaseOf(k)),
    ware(k, mug, 0.9, { colour: k.pal.accents[1] }),
    ware(k, hourglass, 0.82, {}),
    ware(k, tissues, 0.76, {}),
    ware(k, bookRow, 0.7, { count: 5 }),
    ware(k, candle, 0.8, {}),
    ware(k, bowl, 0.62, {}),
  ],
  tutoring: (k) => [
    ware(k, globe, 0.66, {}),
    ware(k, bookRow, 0.74, { count: 5, lean: false }),
    ware(k, pencilPot, 0.78, {}),
    ware(k, bookStack, 0.62, { count: 4 }),
    ware(k, apple, 0.9, {}),
    ware(k, hourglass, 0.8, {}),
    ware(k, bookRow, 0.68, { count: 4 }),
    ware(k, mug, 0.84, { colour: k.pal.accents[0], hot: false }),
  ],
  'makeup-skin': (k) => [
    ware(k, brushCup, 0.62, {}),
    ware(k, jar, 0.8, {}),
    ware(k, bottle, 0.62, { cap: 'dropper', colour: k.pal.accents[2] }),
    ware(k, lipstick, 0.9, {}),
    ware(k, compact, 0.72, {}),
    ware(k, flacon, 0.86, {}),
    ware(k, tube, 0.82, { colour: k.pal.accents[3] }),
    ware(k, bottle, 0.58, { cap: 'pump', colour: k.pal.accents[1] }),
  ],
};

/** Some of the trade's objects, in a different order in every picture. */
export const waresOf = (k: Canvas, trade: Trade, count: number): Ware[] =>
  k.rng.shuffle(stock[trade](k)).slice(0, count);

/** Places an object; `size` is relative to its size on a shelf. */
export const stand = (k: Canvas, { prop, s }: Ware, x: number, y: number, size = 1, quiet = true): string =>
  put<PropMaker>(k, () => prop, { x, y, s: s * size, quiet });

/** Places objects side by side within a width, with even gaps; those that do not fit are left out. */
export function standInRow(
  k: Canvas,
  wares: readonly Ware[],
  at: { x: number; y: number; width: number; size?: number; quiet?: boolean },
): string {
  const { x, y, width, size = 1, quiet = true } = at;
  const widthOf = ({ prop, s }: Ware) => prop.w * s * size;
  const fitting: Ware[] = [];
  let used = 0;
  for (const each of wares) {
    if (used + widthOf(each) + fitting.length * 14 > width) continue;
    fitting.push(each);
    used += widthOf(each);
  }
  const gap = (width - used) / fitting.length;
  let from = x - width / 2 + gap / 2;
  return fitting
    .map((each) => {
      const middle = from + widthOf(each) / 2;
      from += widthOf(each) + gap;
      return stand(k, each, middle, y, size, quiet);
    })
    .join('');
}
