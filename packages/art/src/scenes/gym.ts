import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import { exerciseBall, rope, waterBottle } from '../props/fitness.ts';
import { framedPrint } from '../props/framed-print.ts';
import { matRoll } from '../props/mats.ts';
import { mirror } from '../props/on-wall.ts';
import { potted } from '../props/potted.ts';
import { crate } from '../props/tables.ts';
import { folded, towelRoll } from '../props/towels.ts';
import { barbell, dumbbell, kettlebell, rack } from '../props/weights.ts';
import { type Prop, put } from '../put.ts';
import type { Layers } from '../render.ts';
import { floorLight, shafts, wallLight } from '../stage/light.ts';
import { away, heroX, otherX, slim, wide } from '../stage/placing.ts';
import { windowView } from '../stage/window-view.ts';
import { flatLay, lay, room } from './frames.ts';
import { edges, twig } from './parts.ts';

export function kettlebells(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = room(k, {
    finish: k.rng.pick(['half', 'plaster', 'slats', 'tile', 'disc']),
    material: k.rng.pick(['concrete', 'planks', 'tiles']),
    hang: () => wallLight(k, { kind: k.rng.pick(['panes', 'blinds', 'arch']), strength: 1.1 }),
  });
  let props = put(k, towelRoll, { x: hx + s * 262, y: 512, r: 40, length: 150 });
  props += put(k, kettlebell, { x: hx + s * 110, y: 528, r: 92, colour: k.pal.deep, band: k.pal.accents[0] });
  props += put(k, kettlebell, {
    x: hx - s * 60,
    y: 548,
    r: 74,
    colour: k.mix(k.dim(k.pal.shade, 0), k.pal.wall2, 0.15),
    band: k.pal.accents[2],
  });
  props += put(k, kettlebell, { x: hx + s * 10, y: 574, r: 52, colour: k.pal.accents[0], band: k.pal.pale });
  if (!slim(k))
    props +=
      put(k, waterBottle, { x: otherX(k) + s * 90, y: 540, s: 1.25, colour: k.pal.accents[2] }) +
      put(k, matRoll, { x: otherX(k) - s * 40, y: 560, r: 44, length: 190, colour: k.pal.accents[1] });
  return { ...base, props: props + edges(k, { y: 520, kinds: ['rubber', 'palm', 'snake'] }), front: shafts(k, 1.2) };
}

export function gymRack(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = room(k, {
    finish: k.rng.pick(['half', 'plaster', 'slats']),
    material: k.rng.pick(['concrete', 'planks']),
    hang: () =>
      mirror(k, slim(k) ? hx : hx + s * 40, 160, 104, {
        shape: 'round',
        frame: [k.pal.shade, k.dim(k.pal.wall2, 0.6), k.dim(k.pal.wall2, 0.3), k.pal.shade, k.pal.shade],
      }) + wallLight(k, { x: otherX(k), kind: 'panes' }),
  });
  let props = put(k, rack, { x: hx + s * 40, y: 540, s: 1.15 });
  props += put(k, potted, {
    x: hx + s * 330,
    y: 552,
    h: 330,
    kind: k.rng.pick(['rubber', 'snake', 'palm']),
    pot: k.pal.accents[0],
  });
  props += put(k, exerciseBall, {
    x: slim(k) ? hx - s * 220 : otherX(k),
    y: 556,
    r: 100,
    colour: k.rng.pick([k.pal.accents[0], k.pal.accents[2]]),
  });
  props += put(k, rope, { x: hx - s * 140, y: 584, colour: k.pal.accents[0] });
  return { ...base, props, front: shafts(k, 1.1) };
}

export function gymFlat(k: Canvas): Layers {
  const base = flatLay(k, k.rng.pick([k.pal.wall, k.pal.wall2, k.pal.deep, k.pal.surface])),
    hx = heroX(k),
    s = away(k);
  const band = (kk: Canvas, { colour = kk.pal.accents[0] }: { colour?: string } = {}): Prop => ({
    w: 200,
    h: 120,
    art: d`<path d="M-96 0C-100 -52 -40 -66 10 -54C70 -46 104 -30 96 6C88 48 30 60 -20 54C-70 50 -94 34 -96 0Z" fill="none" stroke="${kk.face(colour, 1.2)}" stroke-width="24"/><path d="M-90 -14C-86 -46 -40 -56 6 -48" fill="none" stroke="${kk.tint(colour, 0.5)}" stroke-width="4" opacity=".7" stroke-linecap="round"/>`,
  });
  let props = lay(k, dumbbell, {
    x: hx - s * 96,
    y: 290,
    s: 1.4,
    w: 112,
    r: 46,
    turn: s * -32,
    colour: k.rng.pick([k.pal.deep, k.pal.accents[0]]),
  });
  props += lay(k, dumbbell, {
    x: hx + s * 60,
    y: 470,
    s: 1.4,
    w: 112,
    r: 46,
    turn: s * -32,
    colour: k.rng.pick([k.pal.deep, k.pal.accents[0]]),
  });
  props += lay(k, band, { x: hx + s * 110, y: 190, s: 1, turn: s * 16, colour: k.pal.accents[2] });
  if (!slim(k))
    props +=
      lay(k, waterBottle, { x: otherX(k) + s * 40, y: 400, s: 1.7, turn: s * -18, colour: k.pal.accents[1] }) +
      lay(k, matRoll, { x: otherX(k) - s * 70, y: 530, r: 44, length: 240, turn: s * -64, colour: k.pal.accents[0] });
  if (wide(k))
    props +=
      lay(k, band, { x: k.W * (0.5 + s * 0.39), y: 400, s: 1.2, turn: 60, colour: k.pal.accents[0] }) +
      lay(k, twig, { x: k.W * (0.5 + s * 0.5), y: 60, to: [-s * 160, 200], kind: 'lance', size: 0.9, count: 8 });
  return { ...base, props, front: shafts(k, 0.6) };
}

export function gymBarbell(k: Canvas): Layers {
  const hx = k.W * 0.5 + away(k) * 30,
    s = away(k),
    shape = k.rng.pick(['grid', 'arch', 'round']);
  const w = 210,
    wx = otherX(k) - w / 2 + s * 30;
  const base = room(k, {
    lit: true,
    finish: k.rng.pick(['half', 'plaster']),
    material: k.rng.pick(['concrete', 'planks', 'tiles']),
    hang: () =>
      (slim(k) ? '' : windowView(k, { x: wx, y: 56, w, h: shape === 'round' ? w : 270, shape })) +
      framedPrint(k, k.W * (s > 0 ? 0.74 : 0.26), 190, 150, 190, k.rng.pick(['sun', 'arches', 'hills'])),
    ground: () => (slim(k) ? '' : floorLight(k, wx, w, { length: 1.6 })),
  });
  let props = put(k, crate, { x: hx + s * 30, y: 516, w: 250, h: 138 });
  props +=
    put(k, folded, { x: hx + s * 76, y: 372, s: 0.8, w: 130, colours: [k.pal.pale, k.pal.accents[3]], quiet: true }) +
    put(k, waterBottle, { x: hx - s * 40, y: 374, s: 0.86, colour: k.pal.accents[2], quiet: true });
  props += put(k, barbell, { x: hx, y: 574, w: slim(k) ? 560 : 720, r: slim(k) ? 84 : 104, ring: k.pal.accents[0] });
  return { ...base, props: edges(k, { y: 500 }) + props, front: shafts(k, 1.1) };
}
