import type { Canvas } from '../canvas.ts';
import { bottle } from '../props/bottles.ts';
import { candle, singingBowl, stones } from '../props/calm.ts';
import { orchid } from '../props/flowers.ts';
import { jar } from '../props/jars.ts';
import { pendant } from '../props/lamps.ts';
import { shelf } from '../props/on-wall.ts';
import { potted } from '../props/potted.ts';
import { bowl, diffuser, vase } from '../props/pottery.ts';
import { curtain } from '../props/soft-furnishings.ts';
import { sideTable, treatmentBed } from '../props/tables.ts';
import { folded, towelRoll } from '../props/towels.ts';
import { glow, put } from '../put.ts';
import type { Layers } from '../render.ts';
import { floorLight, shafts } from '../stage/light.ts';
import { away, heroX, otherX, slim } from '../stage/placing.ts';
import { windowView } from '../stage/window-view.ts';
import { room, stillLife } from './frames.ts';
import { corner, edges, vaseOf } from './parts.ts';

export function spaStones(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = stillLife(k, {
    finish: k.rng.pick(['plaster', 'disc', 'slats', 'arch']),
    light: k.rng.pick(['leaves', 'arch']),
  });
  let props = put(k, orchid, { x: hx + s * 150, y: 484, s: 1.45, lean: -s, pot: k.pal.accents[3] });
  props += put(k, stones, { x: hx - s * 30, y: 514, count: k.rng.int(3, 5), r: 82 });
  const cx = hx + s * 96;
  props += put(k, candle, { x: cx, y: 540, s: 1.1, glass: k.rng.chance(0.5) });
  glow(k, cx, 452, 150, 0.75);
  if (!slim(k)) {
    props +=
      put(k, towelRoll, { x: otherX(k) - s * 6, y: 520, r: 42, length: 160 }) +
      put(k, towelRoll, { x: otherX(k) + s * 20, y: 446, r: 36, length: 140, colour: k.pal.accents[3], quiet: true });
    props += put(k, candle, { x: otherX(k) + s * 140, y: 548, s: 0.8, glass: false });
    glow(k, otherX(k) + s * 140, 476, 100, 0.6);
  }
  return { ...base, props: props + edges(k, { y: 530, kinds: ['palm', 'olive'] }), front: shafts(k) + corner(k) };
}

export function spaTowels(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = stillLife(k, {
    finish: k.rng.pick(['plaster', 'tile', 'half', 'arch']),
    material: k.rng.pick(['wood', 'stone', 'linen', 'marble']),
  });
  let props = put(k, vase, {
    x: hx + s * 190,
    y: 484,
    s: 1.4,
    ...vaseOf(k, { kinds: ['round', 'round', 'lance'], height: 200 }),
  });
  props += put(k, folded, {
    x: hx + s * 30,
    y: 502,
    s: 1.3,
    w: 180,
    thick: 27,
    colours: [k.pal.pale, k.pal.accents[3], k.pal.pale, k.pal.wall2],
  });
  props += put(k, k.rng.pick([stones, singingBowl]), { x: hx + s * 30, y: 366, s: 0.74, count: 3, quiet: true });
  props += put(k, bottle, { x: hx - s * 128, y: 516, r: 34, h: 116, colour: '#8a4a22', glass: true, cap: 'dropper' });
  props += put(k, jar, { x: hx - s * 70, y: 548, r: 40, h: 34, open: true });
  if (!slim(k)) props += put(k, diffuser, { x: otherX(k), y: 500, s: 1.25 });
  const cx = hx + s * 170;
  props += put(k, candle, { x: cx, y: 552, s: 0.9, colour: k.pal.accents[0] });
  glow(k, cx, 480, 120, 0.7);
  return { ...base, props: props + edges(k, { y: 530, kinds: ['palm', 'rubber'] }), front: shafts(k) };
}

export function spaRoom(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    shape = k.rng.pick(['arch', 'round', 'grid']);
  const wx = slim(k) ? k.W * 0.5 - 110 : otherX(k) - 110;
  const base = room(k, {
    lit: true,
    material: k.rng.pick(['planks', 'concrete', 'tiles']),
    hang: () =>
      windowView(k, { x: wx, y: 70, w: 220, h: shape === 'round' ? 220 : 270, shape, bars: shape !== 'round' }) +
      curtain(k, wx + (s > 0 ? -90 : 210), 100, 446) +
      (slim(k) ? '' : shelf(k, hx + s * 60, 200, 250)),
    ground: () => floorLight(k, wx, 220, { length: 1.4 }),
  });
  let props = slim(k)
    ? ''
    : put(k, folded, { x: hx + s * 120, y: 196, s: 0.62, quiet: true }) +
      put(k, bottle, { x: hx + s * 20, y: 196, s: 0.56, glass: true, colour: '#8a4a22', cap: 'dropper', quiet: true }) +
      put(k, vase, { x: hx - s * 30, y: 196, s: 0.56, ...vaseOf(k, { kinds: ['round'] }), quiet: true });
  props += put(k, potted, {
    x: hx + s * 290,
    y: 520,
    h: 340,
    kind: k.rng.pick(['palm', 'olive', 'rubber']),
    pot: k.pal.accents[3],
  });
  props += put(k, treatmentBed, { x: hx, y: 556, s: 1.12, cover: k.pal.accents[0] });
  props += put(k, towelRoll, {
    x: hx + s * 158,
    y: 386,
    s: 0.8,
    r: 28,
    length: 100,
    colour: k.pal.accents[3],
    quiet: true,
  });
  const cx = hx - s * 300;
  props +=
    put(k, sideTable, { x: cx, y: 566, r: 56, h: 96 }) +
    put(k, candle, { x: cx + 14, y: 470, s: 0.8, quiet: true }) +
    put(k, bowl, { x: cx - 26, y: 470, s: 0.42, quiet: true });
  glow(k, cx + 14, 408, 120, 0.7);
  return { ...base, props: pendant(k, hx - s * 156, 116, 0.8, { kind: 'paper' }) + props, front: shafts(k) };
}
