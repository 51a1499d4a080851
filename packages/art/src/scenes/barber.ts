import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import { flask } from '../props/bottles.ts';
import { barberChair } from '../props/chairs.ts';
import { framedPrint } from '../props/framed-print.ts';
import { clippers, comb, razor, shavingBrush, shears } from '../props/hair-tools.ts';
import { jar } from '../props/jars.ts';
import { pendant } from '../props/lamps.ts';
import { barberPole, mirror, shelf } from '../props/on-wall.ts';
import { potted } from '../props/potted.ts';
import { bowl } from '../props/pottery.ts';
import { towelPile } from '../props/towels.ts';
import { put } from '../put.ts';
import type { Layers } from '../render.ts';
import { shafts } from '../stage/light.ts';
import { away, heroX, otherX, slim, wide } from '../stage/placing.ts';
import { flatLay, lay, room, stillLife } from './frames.ts';
import { twig } from './parts.ts';

export function barberRoom(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = room(k, {
    finish: k.rng.pick(['half', 'tile', 'panel', 'slats']),
    material: k.rng.pick(['check', 'check', 'planks']),
    hang: () =>
      mirror(k, hx + s * 30, 176, 118, { shape: k.rng.pick(['round', 'arch']), halo: k.rng.chance(0.5) }) +
      barberPole(k, hx + s * 260, 200, 210) +
      (slim(k) ? '' : shelf(k, otherX(k), 286, 220)) +
      (wide(k) ? framedPrint(k, otherX(k) - s * 20, 150, 120, 150) : ''),
  });
  let props = slim(k)
    ? ''
    : put(k, flask, { x: otherX(k) - 70, y: 282, s: 0.66, colour: k.pal.accents[1], quiet: true }) +
      put(k, flask, { x: otherX(k) - 26, y: 282, s: 0.56, colour: '#8a4a22', quiet: true }) +
      put(k, flask, { x: otherX(k) + 16, y: 282, s: 0.62, colour: k.pal.accents[0], quiet: true }) +
      put(k, shavingBrush, { x: otherX(k) + 70, y: 282, s: 0.6, quiet: true });
  const chair = k.rng.pick([k.pal.accents[1], '#7d2f22', k.dim(k.pal.leaf, 0.3)]);
  props += put(k, barberChair, { x: hx - s * 30, y: 566, s: 1.24, colour: chair, flip: s > 0 });
  if (!slim(k))
    props += put(k, potted, {
      x: otherX(k) - s * 60,
      y: 552,
      h: 250,
      kind: k.rng.pick(['snake', 'rubber']),
      pot: k.pal.accents[3],
    });
  if (wide(k)) props += put(k, barberChair, { x: hx + s * 300, y: 540, s: 1.04, colour: chair, flip: s > 0 });
  return {
    ...base,
    props: pendant(k, hx - s * 200, 120, 0.8, { kind: 'dome', colour: k.pal.accents[0] }) + props,
    front: shafts(k, 0.8),
  };
}

export function barberShelf(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = stillLife(k, {
    finish: k.rng.pick(['tile', 'slats', 'half']),
    material: k.rng.pick(['wood', 'marble', 'stone']),
    light: k.rng.pick(['blinds', 'panes']),
    hang: () => mirror(k, hx + s * 40, 170, 150, { shape: 'round', frame: k.pal.metal }),
  });
  const foam = d`<path d="M-54 -2C-50 -26 -30 -22 -22 -34C-8 -48 14 -42 22 -30C38 -30 52 -20 54 -2C30 8 -30 8 -54 -2Z" fill="${k.ball('#fffdf6', 0.5)}"/>`;
  let props =
    put(k, flask, { x: hx + s * 130, y: 490, s: 1.35, colour: '#8a4a22' }) +
    put(k, flask, { x: hx + s * 200, y: 510, s: 1.1, colour: k.pal.accents[1] });
  props += put(k, bowl, {
    x: hx + s * 24,
    y: 524,
    r: 68,
    h: 62,
    colour: k.rng.pick([k.pal.accents[0], k.pal.pale, k.pal.accents[1]]),
    content: foam,
  });
  props += put(k, shavingBrush, { x: hx - s * 86, y: 540, s: 1.3 });
  props += put(k, jar, { x: hx + s * 110, y: 556, r: 42, h: 30, colour: '#8a4a22', lid: k.pal.metal[1] });
  if (!slim(k))
    props += put(k, towelPile, { x: otherX(k), y: 512, r: 34, colours: [k.pal.pale, k.pal.pale, k.pal.accents[0]] });
  if (wide(k)) props += put(k, potted, { x: k.W * (s > 0 ? 0.9 : 0.1), y: 530, h: 250, kind: 'snake' });
  return { ...base, props, front: shafts(k) };
}

export function barberFlat(k: Canvas): Layers {
  const base = flatLay(k, k.rng.pick([k.pal.wood, k.dim(k.pal.wood, 0.4), k.pal.wall2, k.pal.accents[1]])),
    hx = heroX(k),
    s = away(k);
  let props = lay(k, clippers, { x: hx - s * 110, y: 310, s: 1.5, turn: s * -18, colour: k.pal.deep });
  props += lay(k, shears, { x: hx + s * 60, y: 270, s: 1.12, turn: s * 22 });
  props += lay(k, comb, { x: hx + s * 190, y: 330, s: 1.1, turn: 96, colour: k.pal.accents[0] });
  props += lay(k, razor, { x: hx - s * 10, y: 530, s: 1.1, turn: s * 6 });
  if (!slim(k)) props += lay(k, shavingBrush, { x: otherX(k) - s * 10, y: 390, s: 1.7, turn: s * -32 });
  if (wide(k))
    props +=
      lay(k, comb, { x: k.W * (s > 0 ? 0.88 : 0.12), y: 300, s: 1.3, turn: 60, colour: k.pal.accents[2] }) +
      lay(k, twig, { x: k.W * (s > 0 ? 1 : 0), y: 520, to: [-s * 200, -240], kind: 'lance', size: 0.9, count: 9 });
  return { ...base, props, front: shafts(k, 0.6) };
}
