import type { Canvas } from '../canvas.ts';
import { bookStack, notebook } from '../props/books.ts';
import { candle, hourglass } from '../props/calm.ts';
import { armchair } from '../props/chairs.ts';
import { tissues } from '../props/desk-things.ts';
import { framedPrint } from '../props/framed-print.ts';
import { floorLamp } from '../props/lamps.ts';
import { potted } from '../props/potted.ts';
import { mug, vase } from '../props/pottery.ts';
import { rug } from '../props/soft-furnishings.ts';
import { sideTable } from '../props/tables.ts';
import { glow, put } from '../put.ts';
import type { Layers } from '../render.ts';
import { floorLight, shafts, wallLight } from '../stage/light.ts';
import { away, heroX, otherX, slim, wide } from '../stage/placing.ts';
import { windowView } from '../stage/window-view.ts';
import { room, stillLife } from './frames.ts';
import { corner, edges, vaseOf } from './parts.ts';

export function therapyCorner(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    lamp = k.rng.pick(['drum', 'globe', 'arc']);
  const hasWindow = !slim(k) && k.rng.chance(0.6),
    wx = otherX(k) - 105;
  const base = room(k, {
    lit: true,
    material: 'planks',
    hang: () =>
      (hasWindow
        ? windowView(k, { x: wx, y: 60, w: 210, h: 290, shape: k.rng.pick(['arch', 'grid']) })
        : wallLight(k, { x: otherX(k) + s * 60, kind: k.rng.pick(['panes', 'leaves', 'arch']) })) +
      framedPrint(k, hx + s * 10, 128, 110, 136) +
      (slim(k) ? '' : framedPrint(k, hx + s * 140, 118, 96, 116)),
    ground: () =>
      rug(k, hx - s * 60, 560, Math.min(420, k.W * 0.42), 52, k.mix(k.pal.accents[3], k.pal.pale, 0.3)) +
      (hasWindow ? floorLight(k, wx, 210) : ''),
  });
  const lx = hx + s * 200;
  let props = put(k, floorLamp, { x: lx, y: 528, kind: lamp, h: 390, dir: -s });
  if (k.time.lamps || k.pal.dark) glow(k, lamp === 'arc' ? lx - s * 118 : lx, lamp === 'arc' ? 260 : 180, 230, 0.65);
  props += put(k, armchair, {
    x: hx,
    y: 552,
    s: 1.16,
    colour: k.rng.pick([k.pal.accents[0], k.pal.accents[1]]),
    kind: k.rng.pick(['shell', 'box']),
    pillow: k.pal.accents[2],
  });
  const tx = hx - s * 210;
  props +=
    put(k, sideTable, { x: tx, y: 572, r: 60, h: 104, legs: true }) +
    put(k, mug, { x: tx - 14, y: 470, s: 0.72, quiet: true, colour: k.pal.pale }) +
    put(k, bookStack, { x: tx + 30, y: 472, s: 0.34, count: 2, quiet: true });
  if (!slim(k))
    props += put(k, potted, { x: otherX(k) - s * 70, y: 534, h: 330, pot: k.pal.pale, stand: k.rng.chance(0.5) });
  if (wide(k))
    props += put(k, armchair, {
      x: k.W * (s > 0 ? 0.86 : 0.14),
      y: 548,
      s: 1.1,
      colour: k.pal.accents[1],
      kind: 'box',
      pillow: k.pal.accents[3],
    });
  return { ...base, props, front: shafts(k) };
}

export function twoChairs(k: Canvas): Layers {
  const cx = k.W / 2,
    s = away(k),
    gap = slim(k) ? 170 : 250,
    shape = k.rng.pick(['arch', 'round', 'grid']),
    w = 240;
  const base = room(k, {
    finish: k.rng.pick(['plaster', 'half', 'panel']),
    material: 'planks',
    hang: () =>
      windowView(k, { x: cx - w / 2, y: 50, w, h: shape === 'round' ? w : 300, shape }) +
      (wide(k) ? framedPrint(k, cx - 430, 190, 130, 170) + framedPrint(k, cx + 430, 190, 130, 170) : ''),
    ground: () =>
      rug(k, cx, 562, Math.min(430, k.W * 0.44), 50, k.mix(k.pal.accents[3], k.pal.pale, 0.35)) +
      floorLight(k, cx - w / 2, w),
  });
  const kind = k.rng.pick(['shell', 'box']);
  let props =
    put(k, armchair, {
      x: cx - gap,
      y: 552,
      s: slim(k) ? 0.86 : 1.06,
      colour: k.pal.accents[0],
      kind,
      pillow: k.pal.accents[2],
    }) +
    put(k, armchair, {
      x: cx + gap,
      y: 552,
      s: slim(k) ? 0.86 : 1.06,
      colour: k.pal.accents[1],
      kind,
      pillow: k.pal.accents[3],
    });
  props +=
    put(k, sideTable, { x: cx, y: 566, r: 66, h: 98 }) +
    put(k, vase, { x: cx - 20, y: 468, s: 0.62, ...vaseOf(k), quiet: true }) +
    put(k, mug, { x: cx + 32, y: 470, s: 0.62, colour: k.pal.pale, quiet: true });
  if (!slim(k)) props += put(k, potted, { x: cx + s * 440, y: 536, h: 320, pot: k.pal.pale });
  if (wide(k)) props += put(k, floorLamp, { x: cx - s * 450, y: 532, kind: 'drum', h: 370 });
  return { ...base, props, front: shafts(k) };
}

export function teaTable(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    w = 230,
    shape = k.rng.pick(['arch', 'round', 'grid']),
    wx = (slim(k) ? hx : otherX(k) + s * 40) - w / 2;
  const base = stillLife(k, {
    finish: k.rng.pick(['plaster', 'half', 'panel']),
    material: k.rng.pick(['wood', 'linen', 'stone', 'wood']),
    light: k.rng.pick(['leaves', 'panes']),
    hang: () => (k.rng.chance(0.55) ? windowView(k, { x: wx, y: 40, w, h: shape === 'round' ? w : 300, shape }) : ''),
  });
  let props = put(k, vase, { x: hx + s * 196, y: 490, s: 1.5, ...vaseOf(k, { height: 190 }) });
  props += put(k, bookStack, { x: hx + s * 10, y: 498, count: 3, w: 200, s: 1.05 });
  props += put(k, mug, { x: hx + s * 10, y: 402, s: 1.15, colour: k.pal.accents[1], quiet: true });
  props += put(k, notebook, { x: hx - s * 130, y: 556, s: 1.1, w: 220 });
  props += put(k, tissues, { x: hx + s * 92, y: 562, s: 1.05, colour: k.pal.accents[3] });
  if (!slim(k)) {
    const cx = otherX(k) - s * 40;
    props += put(k, k.rng.pick([hourglass, candle]), { x: cx, y: 520, s: 1.3 });
  }
  return { ...base, props: props + edges(k, { y: 520 }), front: shafts(k) + corner(k) };
}
