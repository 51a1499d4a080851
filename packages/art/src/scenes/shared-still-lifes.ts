/** Still lifes that every trade has, with its own objects. */
import type { Canvas } from '../canvas.ts';
import { plinth } from '../props/calm.ts';
import { potted } from '../props/potted.ts';
import { vase } from '../props/pottery.ts';
import { curtain } from '../props/soft-furnishings.ts';
import { put } from '../put.ts';
import type { Layers } from '../render.ts';
import { shafts } from '../stage/light.ts';
import { niche } from '../stage/openings.ts';
import { away, heroX, otherX, slim, wide } from '../stage/placing.ts';
import { tableTop } from '../stage/table-top.ts';
import { wall } from '../stage/walls.ts';
import { windowView } from '../stage/window-view.ts';
import type { Trade } from '../trades.ts';
import { corner, edges, vaseOf } from './parts.ts';
import { stand, standInRow, waresOf } from './wares.ts';

/** Objects on the sill of a wide window. */
export function windowSill(k: Canvas, trade: Trade): Layers {
  const hx = heroX(k);
  const s = away(k);
  k.horizon = k.rng.int(446, 462);
  k.zoom = k.rng.range(1.02, 1.1);
  k.light.side = k.rng.sign();
  const w = slim(k) ? 400 : k.rng.int(480, 560);
  const shape = k.rng.pick(['grid', 'grid', 'arch']);
  const back =
    wall(k, k.rng.pick(['plaster', 'half'])) +
    windowView(k, {
      x: hx - w / 2,
      y: shape === 'arch' ? 30 : 56,
      w,
      h: k.horizon - (shape === 'arch' ? 30 : 56) - 6,
      shape,
    }) +
    curtain(k, hx + s * (w / 2 - 30) - (s > 0 ? 0 : 120), 120, k.horizon - 8, k.pal.pale, 0.8) +
    (wide(k) ? curtain(k, hx - s * (w / 2 + 60) - (s > 0 ? 60 : 60), 120, k.horizon - 8, k.pal.pale, 0.8) : '');
  const surface = tableTop(k, k.rng.pick(['wood', 'stone', 'marble', 'wood']));
  const wares = waresOf(k, trade, 6);
  const near = standInRow(k, wares.slice(0, 3), { x: hx + s * 10, y: 520, width: 380, size: 1.42, quiet: false });
  const front = standInRow(k, wares.slice(3), { x: hx - s * 60, y: 562, width: 330, size: 1.2, quiet: false });
  const plant = put(k, potted, {
    x: hx + s * 268,
    y: 520,
    h: 300,
    kind: k.rng.pick(['olive', 'rubber', 'palm']),
    pot: k.pal.accents[3],
  });
  const far = slim(k) ? '' : put(k, vase, { x: otherX(k) - s * 40, y: 516, s: 1.3, ...vaseOf(k, { height: 180 }) });
  return { back, surface, props: plant + far + near + front + edges(k, { y: 530 }), front: shafts(k, 1.1) };
}

/** Three lit niches, each with one object, above a ledge. */
export function niches(k: Canvas, trade: Trade): Layers {
  k.horizon = 470;
  k.zoom = k.rng.range(1.02, 1.1);
  const middle = k.W / 2;
  const count = slim(k) ? 2 : wide(k) ? 4 : 3;
  const w = 188;
  const gap = slim(k) ? 230 : 250;
  const places = Array.from({ length: count }, (_, i) => middle + (i - (count - 1) / 2) * gap);
  const raised = Math.floor(k.rng.range(0, count));
  const footOf = (i: number) => (i === raised ? 352 : 368);
  const wares = waresOf(k, trade, count + 3);
  const back =
    wall(k, k.rng.pick(['plaster', 'half', 'plaster'])) +
    places.map((x, i) => niche(k, { x, w, top: i === raised ? 70 : 92, foot: footOf(i) })).join('');
  const inside = wares
    .slice(0, count)
    .map((each, i) => stand(k, each, places[i] ?? middle, footOf(i) - 4, Math.min(1.35, 190 / (each.prop.h * each.s))))
    .join('');
  const surface = tableTop(k, k.rng.pick(['stone', 'wood', 'marble', 'linen']));
  const s = away(k);
  const ledge =
    put(k, vase, {
      x: middle + s * (gap + 10),
      y: 530,
      s: 1.1,
      ...vaseOf(k, { kinds: ['pampas', 'lance', 'round'] }),
    }) + standInRow(k, wares.slice(count), { x: middle - s * 120, y: 548, width: 380, size: 1.12, quiet: false });
  return { back, surface, props: inside + ledge + edges(k, { y: 540 }), front: shafts(k) + corner(k) };
}

/** Objects on stepped plinths in front of a painted wall, like a shop window. */
export function steppedDisplay(k: Canvas, trade: Trade): Layers {
  const hx = heroX(k);
  const s = away(k);
  k.horizon = k.rng.int(420, 438);
  k.wallNear = true;
  k.zoom = k.rng.range(1.06, 1.16);
  const back = wall(k, k.rng.pick(['disc', 'arch', 'plaster', 'slats']));
  const surface = tableTop(k, k.rng.pick(['stone', 'terrazzo', 'marble', 'linen']));
  const tone = k.rng.pick([k.mix(k.pal.wall, k.pal.pale, 0.5), k.pal.wall2, k.pal.accents[3]]);
  const wares = waresOf(k, trade, 6);
  const step = (i: number, dx: number, h: number, r: number, y: number, kind: 'drum' | 'block') => {
    const each = wares[i];
    const block = put(k, plinth, { x: hx + s * dx, y, r, h, colour: k.mix(tone, k.pal.pale, i * 0.16), kind });
    return block + (each ? stand(k, each, hx + s * dx, y - h - (kind === 'block' ? 6 : 0), 1.3, false) : '');
  };
  const steps =
    step(0, 128, 138, 84, 482, k.rng.pick(['drum', 'block'])) +
    step(1, -44, 82, 86, 504, 'drum') +
    step(2, -208, 40, 76, 524, 'block');
  const loose = standInRow(k, wares.slice(3, 5), { x: hx + s * 40, y: 566, width: 240, size: 1.12, quiet: false });
  const far = slim(k) ? '' : put(k, vase, { x: otherX(k) - s * 60, y: 506, s: 1.35, ...vaseOf(k, { height: 190 }) });
  return { back, surface, props: far + steps + loose + edges(k, { y: 530 }), front: shafts(k) + corner(k) };
}
