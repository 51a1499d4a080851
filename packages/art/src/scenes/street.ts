import type { Canvas } from '../canvas.ts';
import { bookRow, bookStack } from '../props/books.ts';
import { bottle, flask } from '../props/bottles.ts';
import { candle, singingBowl, stones } from '../props/calm.ts';
import { globe, pencilPot } from '../props/desk-things.ts';
import { exerciseBall } from '../props/fitness.ts';
import { orchid } from '../props/flowers.ts';
import { dryer, shavingBrush } from '../props/hair-tools.ts';
import { jar, polish } from '../props/jars.ts';
import { brushCup } from '../props/make-up.ts';
import { matBasket } from '../props/mats.ts';
import { barberPole } from '../props/on-wall.ts';
import { potted } from '../props/potted.ts';
import { mug, vase } from '../props/pottery.ts';
import { bench } from '../props/tables.ts';
import { kettlebell } from '../props/weights.ts';
import { type OptionsOf, type PropMaker, put } from '../put.ts';
import type { Layers } from '../render.ts';
import { arched } from '../stage/facades/arched.ts';
import { glazed } from '../stage/facades/glazed.ts';
import { terrace } from '../stage/facades/terrace.ts';
import { timber } from '../stage/facades/timber.ts';
import { pavement } from '../stage/floor.ts';
import { shafts } from '../stage/light.ts';
import { away, slim, wide } from '../stage/placing.ts';
import type { Trade } from '../trades.ts';
import { varnish, vaseOf } from './parts.ts';

type Standing = (k: Canvas, x: number, y: number) => string;

/** One object in the window; its options are chosen when the list is made, and it is drawn when its place is known. */
const goods =
  <M extends PropMaker>(make: M, s: number, options: OptionsOf<M>): Standing =>
  (k, x, y) =>
    put<PropMaker>(k, make, { ...options, x, y, s, quiet: true });

/** Objects in the window of a trade. */
const displays: Record<Trade, (k: Canvas) => Standing[]> = {
  hair: (k) => [
    goods(bottle, 0.7, { colour: k.pal.accents[0], cap: 'pump' }),
    goods(dryer, 0.6, { colour: k.pal.accents[1] }),
    goods(vase, 0.8, vaseOf(k)),
  ],
  barber: (k) => [goods(flask, 0.8, { colour: k.pal.accents[1] }), goods(shavingBrush, 0.9, {}), goods(flask, 0.7, {})],
  nails: (k) =>
    varnish(k)
      .slice(0, 4)
      .map((colour) => goods(polish, 0.74, { colour })),
  'massage-spa': () => [goods(stones, 0.6, { count: 4 }), goods(orchid, 0.7, {}), goods(candle, 0.9, {})],
  'yoga-pilates': (k) => [goods(matBasket, 0.56, {}), goods(singingBowl, 0.7, {}), goods(vase, 0.8, vaseOf(k))],
  'gym-fitness': (k) => [
    goods(kettlebell, 0.7, {}),
    goods(exerciseBall, 0.6, { colour: k.pal.accents[2] }),
    goods(kettlebell, 0.56, { colour: k.pal.accents[0], band: k.pal.pale }),
  ],
  'therapy-counselling': (k) => [
    goods(vase, 0.8, vaseOf(k)),
    goods(bookStack, 0.62, { count: 3 }),
    goods(mug, 0.8, { colour: k.pal.accents[1] }),
  ],
  tutoring: () => [goods(globe, 0.74, {}), goods(bookRow, 0.74, { count: 5, lean: false }), goods(pencilPot, 0.74, {})],
  'makeup-skin': (k) => [
    goods(brushCup, 0.6, {}),
    goods(jar, 0.8, {}),
    goods(bottle, 0.64, { cap: 'dropper', colour: k.pal.accents[2] }),
  ],
};

const facades = { timber, arched, glazed, terrace };
export type FacadeName = keyof typeof facades;
export const facadeNames = Object.keys(facades) as FacadeName[];

/** Fronts that suit a trade, best first: treatment rooms in terraces, gyms behind glass. */
const frontsOf: Record<Trade, readonly FacadeName[]> = {
  hair: ['timber', 'glazed', 'arched', 'timber'],
  barber: ['timber', 'timber', 'glazed', 'arched'],
  nails: ['glazed', 'timber', 'arched', 'timber'],
  'massage-spa': ['arched', 'timber', 'terrace', 'glazed'],
  'yoga-pilates': ['arched', 'glazed', 'timber', 'terrace'],
  'gym-fitness': ['glazed', 'arched', 'timber'],
  'therapy-counselling': ['terrace', 'terrace', 'arched', 'timber'],
  tutoring: ['terrace', 'timber', 'arched', 'glazed'],
  'makeup-skin': ['timber', 'arched', 'glazed', 'terrace'],
};

export type StreetOptions = { name?: string; facade?: FacadeName };

/** The shop from the street. */
export function streetScene(k: Canvas, trade: Trade, { name, facade }: StreetOptions = {}): Layers {
  k.horizon = 500;
  k.zoom = name ? 1 : wide(k) ? 1.1 : k.rng.range(1, 1.06);
  const s = away(k);
  const wx = k.W / 2 - s * (slim(k) ? 60 : 110);
  const dx = k.W / 2 + s * (slim(k) ? 170 : 230);
  const front = facades[facade ?? k.rng.pick(frontsOf[trade])](k, { wx, dx, w: slim(k) ? 300 : 400, name });
  const list = displays[trade](k);
  const step = front.display.width / list.length;
  const inWindow = list
    .map((stand, i) => stand(k, front.display.x + (i - (list.length - 1) / 2) * step, front.display.y))
    .join('');
  let props = front.plants
    .map(({ x, h }, i) =>
      put(k, potted, {
        x,
        y: 548 + i * 4,
        h,
        kind: k.rng.pick(i ? ['snake', 'olive', 'rubber'] : ['olive', 'rubber', 'palm']),
        pot: i ? k.pal.pale : k.pal.accents[3],
      }),
    )
    .join('');
  if (!slim(k) && front.bench !== undefined && trade !== 'gym-fitness')
    props += put(k, bench, { x: front.bench, y: 556, w: 230, h: 62 });
  if (wide(k))
    props += put(k, potted, { x: k.W * (0.5 - s * 0.42), y: 548, h: 270, kind: 'snake', pot: k.pal.accents[0] });
  const pole = trade === 'barber' && !slim(k) ? barberPole(k, dx + s * 150, 250, 200) : '';
  return {
    back: front.back + pole,
    surface: pavement(k),
    props: front.interior + inWindow + front.glass + props,
    front: shafts(k, 0.8),
  };
}
