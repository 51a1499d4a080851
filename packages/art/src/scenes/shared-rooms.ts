/** Rooms that every trade has, furnished with its own objects. */
import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import { framedPrint } from '../props/framed-print.ts';
import { signMark } from '../props/label.ts';
import { floorLamp, pendant } from '../props/lamps.ts';
import { shelf } from '../props/on-wall.ts';
import { potted } from '../props/potted.ts';
import { mug, vase } from '../props/pottery.ts';
import { counter, sofa, stool } from '../props/seating.ts';
import { rug } from '../props/soft-furnishings.ts';
import { sideTable } from '../props/tables.ts';
import { glow, put } from '../put.ts';
import type { Layers } from '../render.ts';
import { floorLight, shafts, wallLight } from '../stage/light.ts';
import { passage } from '../stage/openings.ts';
import { away, heroX, otherX, slim, wide } from '../stage/placing.ts';
import { windowView } from '../stage/window-view.ts';
import type { Trade } from '../trades.ts';
import { backRoom } from './back-room.ts';
import { room } from './frames.ts';
import { edges, vaseOf } from './parts.ts';
import { standInRow, waresOf } from './wares.ts';

/** A front counter under hanging lamps, with the mark of the shop on the wall behind it. */
export function reception(k: Canvas, trade: Trade): Layers {
  const hx = heroX(k);
  const s = away(k);
  const paint = k.rng.pick([k.pal.accents[1], k.pal.accents[0], k.pal.deep]);
  const disc = k.mix(k.pal.wall2, k.pal.pale, k.pal.dark ? 0.1 : 0.35);
  const mark = d`<circle cx="${hx}" cy="196" r="74" fill="${k.face(disc, 0.8)}"/>${signMark(k, { x: hx, y: 196, size: 84, ink: k.contrast(disc) })}`;
  const base = room(k, {
    finish: k.rng.pick(['plaster', 'half', 'panel', 'slats']),
    material: k.rng.pick(['planks', 'concrete', 'tiles']),
    hang: () => mark + (slim(k) ? '' : shelf(k, otherX(k), 236, 230) + shelf(k, otherX(k), 350, 230)),
    ground: () => rug(k, hx, 568, Math.min(330, k.W * 0.34), 34, k.mix(k.pal.accents[3], k.pal.pale, 0.3)),
  });
  const shelves = slim(k)
    ? ''
    : standInRow(k, waresOf(k, trade, 4), { x: otherX(k), y: 232, width: 210, size: 0.78 }) +
      standInRow(k, waresOf(k, trade, 4), { x: otherX(k), y: 346, width: 210, size: 0.78 });
  const lamps = [-120, 120]
    .map((dx) => pendant(k, hx + dx, 118, 0.72, { kind: k.rng.pick(['dome', 'cone']), colour: k.pal.accents[2] }))
    .join('');
  if (k.time.lamps || k.pal.dark) for (const dx of [-120, 120]) glow(k, hx + dx, 130, 120, 0.55);
  const desk = put(k, counter, { x: hx, y: 540, w: 400, colour: paint });
  const onTop =
    put(k, vase, { x: hx + s * 140, y: 360, s: 0.8, ...vaseOf(k), quiet: true }) +
    standInRow(k, waresOf(k, trade, 3), { x: hx - s * 90, y: 362, width: 180, size: 0.8 });
  const plant = put(k, potted, { x: hx + s * 300, y: 556, h: 320, pot: k.pal.pale });
  const seat = slim(k) ? '' : put(k, stool, { x: otherX(k) - s * 30, y: 560, pad: k.pal.accents[0] });
  return { ...base, props: lamps + shelves + plant + desk + onTop + seat + edges(k), front: shafts(k) };
}

/** A waiting area. */
export function waitingCorner(k: Canvas, trade: Trade): Layers {
  const hx = heroX(k);
  const s = away(k);
  const base = room(k, {
    lit: true,
    material: 'planks',
    finish: k.rng.pick(['half', 'plaster', 'panel']),
    hang: () =>
      wallLight(k, { x: otherX(k) + s * 40, kind: k.rng.pick(['panes', 'leaves', 'arch']) }) +
      framedPrint(k, hx - 76, 148, 116, 146) +
      framedPrint(k, hx + 66, 148, 116, 146) +
      (slim(k) ? '' : shelf(k, otherX(k) - s * 14, 262, 230)),
    ground: () => rug(k, hx, 562, Math.min(400, k.W * 0.42), 46, k.mix(k.pal.accents[3], k.pal.pale, 0.35)),
  });
  const shelves = slim(k)
    ? ''
    : standInRow(k, waresOf(k, trade, 4), { x: otherX(k) - s * 14, y: 258, width: 214, size: 0.84 });
  const colour = k.rng.pick([k.pal.accents[0], k.pal.accents[1], k.mix(k.pal.wall2, k.pal.deep, 0.35)]);
  const seat = put(k, sofa, { x: hx, y: 548, s: slim(k) ? 0.92 : 1.02, colour, pillow: k.pal.accents[2] });
  const tx = hx - s * (slim(k) ? 210 : 276);
  const table =
    put(k, sideTable, { x: tx, y: 570, r: 56, h: 96, legs: k.rng.chance(0.5) }) +
    put(k, mug, { x: tx - 16, y: 476, s: 0.66, colour: k.pal.pale, quiet: true }) +
    put(k, vase, { x: tx + 22, y: 476, s: 0.46, ...vaseOf(k, { kinds: ['round', 'tulips'] }), quiet: true });
  const lampX = hx + s * 262;
  const kind = k.rng.pick(['drum', 'globe'] as const);
  const lamp = put(k, floorLamp, { x: lampX, y: 538, kind, h: 372 });
  if (k.time.lamps || k.pal.dark) glow(k, lampX, 200, 220, 0.6);
  const plant = slim(k) ? '' : put(k, potted, { x: otherX(k) - s * 90, y: 548, h: 290, pot: k.pal.pale });
  return { ...base, props: lamp + shelves + plant + seat + table + edges(k), front: shafts(k) };
}

/** A view through an arch into the treatment room. */
export function throughArch(k: Canvas, trade: Trade): Layers {
  const hx = heroX(k);
  const s = away(k);
  const w = slim(k) ? 330 : 390;
  const base = room(k, {
    finish: k.rng.pick(['plaster', 'half', 'plaster']),
    material: k.rng.pick(['planks', 'tiles', 'concrete']),
    hang: () =>
      passage(k, { x: hx, w, top: 44, level: k.horizon - 58, inner: backRoom(k, trade, hx, k.horizon - 20) }) +
      (slim(k) ? '' : framedPrint(k, otherX(k) - s * 24, 176, 130, 164)),
    ground: () => floorLight(k, hx - w * 0.3, w * 0.6, { length: 0.7 }),
  });
  const x = otherX(k) - s * 20;
  const console = slim(k)
    ? ''
    : put(k, sideTable, { x, y: 556, r: 70, h: 120, legs: true }) +
      standInRow(k, waresOf(k, trade, 2), { x, y: 438, width: 130, size: 0.9 });
  const plant = put(k, potted, { x: hx + s * (w / 2 + 74), y: 556, h: 340, pot: k.pal.accents[3] });
  const seat = wide(k) ? put(k, stool, { x: hx - s * (w / 2 + 60), y: 568, pad: k.pal.accents[0] }) : '';
  return { ...base, props: plant + console + seat + edges(k), front: shafts(k, 1.1) };
}

/** Shelves from wall to wall, full of the trade's objects. */
export function displayWall(k: Canvas, trade: Trade): Layers {
  const hx = heroX(k);
  const s = away(k);
  const w = slim(k) ? 400 : 470;
  const rows = [150, 268, 386];
  const winX = otherX(k) - 92;
  const open = !slim(k) && k.rng.chance(0.5);
  const base = room(k, {
    lit: true,
    finish: k.rng.pick(['plaster', 'panel', 'half']),
    hang: () =>
      rows.map((y) => shelf(k, hx + s * 30, y, w)).join('') +
      (open
        ? windowView(k, { x: winX, y: 80, w: 184, h: 250, shape: k.rng.pick(['arch', 'grid']) })
        : slim(k)
          ? ''
          : framedPrint(k, otherX(k), 180, 150, 190)),
    ground: () => (open ? floorLight(k, winX, 184, { length: 1.2 }) : ''),
  });
  const goods = rows
    .map((y) => standInRow(k, waresOf(k, trade, 7), { x: hx + s * 30, y: y - 3, width: w - 26, size: 0.76 }))
    .join('');
  const low =
    put(k, stool, { x: hx - s * 90, y: 562, pad: k.pal.accents[0] }) +
    put(k, potted, {
      x: hx + s * 210,
      y: 560,
      h: 240,
      pot: k.pal.pale,
      kind: k.rng.pick(['snake', 'rubber', 'olive']),
    });
  const far = slim(k) ? '' : put(k, potted, { x: otherX(k) - s * 20, y: 556, h: 300, pot: k.pal.accents[3] });
  return { ...base, props: goods + far + low + edges(k), front: shafts(k) };
}
