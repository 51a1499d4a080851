import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import { bookStack } from '../props/books.ts';
import { bottle } from '../props/bottles.ts';
import { plinth } from '../props/calm.ts';
import { salonChair } from '../props/chairs.ts';
import { comb, dryer, paddleBrush, shears } from '../props/hair-tools.ts';
import { jar } from '../props/jars.ts';
import { pendant } from '../props/lamps.ts';
import { mirror, shelf } from '../props/on-wall.ts';
import { potted } from '../props/potted.ts';
import { vase } from '../props/pottery.ts';
import { folded, towelPile } from '../props/towels.ts';
import { put } from '../put.ts';
import type { Layers } from '../render.ts';
import { shafts } from '../stage/light.ts';
import { away, heroX, otherX, slim, wide } from '../stage/placing.ts';
import { flatLay, lay, room, stillLife } from './frames.ts';
import { corner, edges, twig, vaseOf } from './parts.ts';

export function hairMirror(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    shape = k.rng.pick(['round', 'round', 'arch', 'pill']);
  const base = stillLife(k, {
    finish: k.rng.pick(['plaster', 'tile', 'half', 'slats']),
    light: 'panes',
    hang: () =>
      mirror(k, hx, shape === 'round' ? 200 : 190, shape === 'round' ? 156 : 124, { shape, halo: k.rng.chance(0.5) }) +
      (wide(k) ? shelf(k, otherX(k), 250, 260) : ''),
  });
  const y = 506;
  let props = put(k, vase, {
    x: hx + s * 210,
    y: y - 30,
    s: 1.15,
    ...vaseOf(k, { kinds: ['round', 'lance', 'pampas'] }),
  });
  if (wide(k))
    props +=
      put(k, bookStack, { x: otherX(k) + 50, y: 246, s: 0.7, count: 2, quiet: true }) +
      put(k, bottle, { x: otherX(k) - 50, y: 246, s: 0.75, cap: 'disc', colour: k.pal.accents[2], quiet: true });
  props += put(k, bottle, { x: hx - s * 146, y: y - 14, r: 38, h: 142, colour: k.pal.accents[1], cap: 'pump' });
  props += put(k, bottle, {
    x: hx - s * 70,
    y: y + 6,
    r: 33,
    h: 96,
    colour: k.pal.accents[3],
    cap: 'disc',
    tag: k.pal.pale,
  });
  props += put(k, dryer, { x: hx + s * 50, y: y + 24, s: 0.86, colour: k.pal.accents[0], flip: s > 0 });
  if (!slim(k))
    props +=
      put(k, folded, { x: otherX(k) - s * 10, y: y + 8, w: 160 }) +
      put(k, jar, { x: otherX(k) - s * 8, y: y - 62, s: 0.7, quiet: true });
  return { ...base, props, front: shafts(k) };
}

export function hairFlat(k: Canvas): Layers {
  const base = flatLay(k),
    hx = heroX(k),
    s = away(k);
  let props = lay(k, twig, { x: hx - s * 250, y: 600, to: [s * 70, -330], kind: 'round', size: 1, count: 8 });
  props += lay(k, shears, {
    x: hx - s * 20,
    y: 270,
    s: 1.18,
    turn: s * 30,
    colour: k.rng.pick(['', '', k.pal.metal[1]]),
  });
  props += lay(k, comb, { x: hx + s * 120, y: 400, s: 1.25, turn: s * -52, colour: k.pal.accents[0] });
  if (!slim(k)) props += lay(k, paddleBrush, { x: otherX(k), y: 260, s: 1.25, turn: s * -24 });
  if (wide(k))
    props +=
      lay(k, comb, { x: k.W * (s > 0 ? 0.86 : 0.14), y: 300, s: 1.2, turn: 70, tail: true, colour: k.pal.accents[1] }) +
      lay(k, twig, { x: k.W * (s > 0 ? 0.98 : 0.02), y: 80, to: [-s * 120, 300], kind: 'lance', size: 0.9, count: 9 });
  return { ...base, props, front: shafts(k, 0.6) };
}

export function salonRoom(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    shape = k.rng.pick(['arch', 'pill', 'round']);
  const second = hx + (s > 0 ? -1 : 1) * 330;
  const station = (cx: number) =>
    mirror(k, cx, 190, shape === 'round' ? 118 : 92, { shape, halo: true }) + shelf(k, cx, 352, 210);
  const base = room(k, {
    material: k.rng.pick(['planks', 'concrete', 'tiles']),
    hang: () => station(hx) + (slim(k) ? '' : station(second)) + (wide(k) ? station(second - s * 330) : ''),
  });
  const things = (cx: number) =>
    put(k, bottle, { x: cx - 60, y: 348, s: 0.52, cap: 'pump', colour: k.pal.accents[1], quiet: true }) +
    put(k, bottle, { x: cx - 26, y: 348, s: 0.46, cap: 'disc', colour: k.pal.accents[2], quiet: true }) +
    put(k, vase, { x: cx + 64, y: 348, s: 0.5, ...vaseOf(k, { kinds: ['round', 'lance'] }), quiet: true });
  const first = k.fresh();
  let props =
    `<g id="${first}">${things(hx)}</g>` +
    (slim(k) ? '' : d`<use href="#${first}" x="${second - hx}"/>`) +
    (wide(k) ? d`<use href="#${first}" x="${second - s * 330 - hx}"/>` : '');
  props += put(k, salonChair, { x: hx + s * 6, y: 556, s: 1.08, colour: k.pal.accents[0] });
  if (!slim(k)) props += put(k, salonChair, { x: second, y: 548, s: 1.02, colour: k.pal.accents[0] });
  if (wide(k)) props += put(k, salonChair, { x: second - s * 330, y: 548, s: 1.02, colour: k.pal.accents[0] });
  props += put(k, potted, { x: hx + s * 250, y: 574, h: 320, pot: k.pal.pale });
  return {
    ...base,
    props:
      pendant(k, hx - s * 165, 130, 0.9, { kind: k.rng.pick(['dome', 'paper', 'cone']), colour: k.pal.accents[1] }) +
      props,
    front: shafts(k),
  };
}

export function hairShelf(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = stillLife(k, { finish: k.rng.pick(['arch', 'disc', 'plaster', 'slats']) });
  const c = k.rng.shuffle(k.pal.accents);
  let props = put(k, plinth, {
    x: hx + s * 60,
    y: 474,
    r: 150,
    h: 40,
    colour: k.pal.wall2,
    kind: k.rng.pick(['drum', 'block']),
  });
  props += put(k, vase, {
    x: hx + s * 150,
    y: 440,
    s: 1.2,
    ...vaseOf(k, { kinds: ['round', 'pampas', 'lance'], height: 190 }),
  });
  props += put(k, bottle, { x: hx - s * 10, y: 438, r: 42, h: 160, colour: c[0], cap: 'pump' });
  props += put(k, bottle, { x: hx + s * 72, y: 448, r: 34, h: 104, colour: c[1], cap: 'spray' });
  props += put(k, dryer, { x: hx - s * 150, y: 524, s: 0.95, colour: c[2], flip: s < 0 });
  props += put(k, jar, { x: hx + s * 20, y: 536, colour: k.pal.pale, lid: c[3] });
  if (!slim(k)) props += put(k, towelPile, { x: otherX(k) - s * 10, y: 516, r: 32 });
  return { ...base, props: props + edges(k), front: shafts(k) + corner(k) };
}
