import { ambience } from '../ambience.ts';
import type { Canvas } from '../canvas.ts';
import { createCanvas } from '../canvas.ts';
import { daytimes } from '../daytimes.ts';
import type { PaletteName } from '../palettes.ts';
import { bookStack, notebook } from '../props/books.ts';
import { bottle } from '../props/bottles.ts';
import { candle, hourglass, stones } from '../props/calm.ts';
import { globe } from '../props/desk-things.ts';
import { pampas, tulips } from '../props/flowers.ts';
import { jar } from '../props/jars.ts';
import { bouquet } from '../props/leaves.ts';
import { brushCup } from '../props/make-up.ts';
import { mug, vase } from '../props/pottery.ts';
import { towelPile } from '../props/towels.ts';
import { kettlebell } from '../props/weights.ts';
import { put } from '../put.ts';
import { randomFrom } from '../random.ts';
import { render, type Size } from '../render.ts';
import { shafts } from '../stage/light.ts';
import { tableTop } from '../stage/table-top.ts';
import { wall } from '../stage/walls.ts';
import { paperCut } from './paper-cut.ts';

export type BlogCoverOptions = Partial<Size> & { palette?: PaletteName };

/** Palettes that a cover may use. */
export const coverPalettes = ['sage', 'clay', 'cream', 'plum', 'honey', 'dusk', 'blush', 'night'] as const;

/** Cover of an article: cut paper behind a small still life. */
export function blogCover(seed: string | number, options: BlogCoverOptions = {}): string {
  const { width = 1200, height = 675, title, grain } = options;
  const { palette } = ambience(`blog/${seed}`, coverPalettes, options);
  const time = daytimes[randomFrom(`blog/${seed}/hour`).pick(['morning', 'noon', 'golden'])];
  const key = `blog/${seed}/${Math.round((100 * width) / height)}/${palette.name}`;
  const k = createCanvas({ key, width, height, palette, time });
  k.horizon = k.rng.int(452, 474);
  k.wallNear = k.rng.chance(0.5);
  const hx = k.W * (0.5 + k.dir * 0.17);
  const back = wall(k, 'plaster') + paperCut(k, hx);
  const surface = tableTop(k, k.rng.pick(['stone', 'linen', 'terrazzo', 'wood']));
  return render(k, { back, surface, props: coverGroup(k, hx), front: shafts(k, 0.8) }, { width, height, title, grain });
}

/** Two or three objects in front of the paper. */
function coverGroup(k: Canvas, hx: number) {
  const s = k.dir,
    { pal, rng } = k;
  const stems = rng.pick([
    () => bouquet(k, { height: 190, spread: 92 }),
    () => pampas(k, { height: 180, spread: 62 }),
    () => tulips(k, { height: 140, spread: 78, colour: rng.pick(['#c4573a', '#e7b55a', '#f7ede0']) }),
  ])();
  const tall = put(k, vase, {
    x: hx + s * 110,
    y: 526,
    s: 1.4,
    h: 120,
    stems,
    colour: rng.pick([pal.pale, pal.accents[1], pal.accents[3]]),
    kind: rng.pick(['belly', 'amphora', 'neck', 'facet']),
  });
  const groups = [
    () =>
      put(k, bookStack, { x: hx - s * 50, y: 536, count: 3, w: 190 }) +
      put(k, mug, { x: hx - s * 50, y: 446, colour: pal.accents[0], quiet: true }),
    () => put(k, stones, { x: hx - s * 50, y: 536, r: 78, count: 4 }) + put(k, candle, { x: hx - s * 160, y: 556 }),
    () =>
      put(k, bottle, { x: hx - s * 20, y: 530, cap: 'pump', colour: pal.accents[1] }) +
      put(k, jar, { x: hx - s * 110, y: 552, open: true }) +
      put(k, bottle, { x: hx - s * 190, y: 536, s: 0.86, cap: 'dropper', glass: true, colour: '#8a4a22' }),
    () => put(k, globe, { x: hx - s * 50, y: 530, s: 1.15 }) + put(k, notebook, { x: hx - s * 180, y: 562 }),
    () => put(k, kettlebell, { x: hx - s * 40, y: 540, r: 70 }) + put(k, towelPile, { x: hx - s * 220, y: 534, r: 28 }),
    () =>
      put(k, brushCup, { x: hx - s * 30, y: 530, colour: pal.accents[0] }) + put(k, jar, { x: hx - s * 130, y: 552 }),
    () =>
      put(k, hourglass, { x: hx - s * 40, y: 536, s: 1.2 }) +
      put(k, bookStack, { x: hx - s * 180, y: 548, count: 2, w: 160 }),
  ];
  return tall + rng.pick(groups)();
}
