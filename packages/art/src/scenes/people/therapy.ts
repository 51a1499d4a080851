import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';
import { somebody } from '../../people/person.ts';
import { inArmchair } from '../../people/seated.ts';
import { armchair } from '../../props/chairs.ts';
import { framedPrint } from '../../props/framed-print.ts';
import { floorLamp } from '../../props/lamps.ts';
import { potted } from '../../props/potted.ts';
import { mug, vase } from '../../props/pottery.ts';
import { rug } from '../../props/soft-furnishings.ts';
import { sideTable } from '../../props/tables.ts';
import { glow, put } from '../../put.ts';
import type { Layers } from '../../render.ts';
import { floorLight, shafts } from '../../stage/light.ts';
import { slim, wide } from '../../stage/placing.ts';
import { windowView } from '../../stage/window-view.ts';
import { room } from '../frames.ts';
import { vaseOf } from '../parts.ts';

/** An open notebook in the lap, a pen across it. */
const notes = (k: Canvas): string =>
  d`<g transform="translate(6 -118)rotate(-6)"><path d="M-44 -6Q-22 -14 0 -4Q22 -14 44 -6V24Q22 16 0 26Q-22 16 -44 24Z" fill="${k.pal.pale}"/><path d="M0 -4V26M-34 2q14 -5 26 0M-34 10q14 -5 26 0M10 2q12 -5 24 0" fill="none" stroke="${k.contrast(k.pal.pale)}" stroke-width="1.800" opacity=".5"/><path d="M34 -12L16 14" stroke="${k.pal.accents[0]}" stroke-width="4" stroke-linecap="round"/></g>`;

/** One armchair and who sits in it, turned to the other one; `side` is its side of the picture. */
function seated(k: Canvas, side: number, chair: string, top: string, holds: string): string {
  const at = { x: k.W / 2 + side * (slim(k) ? 160 : 230), s: slim(k) ? 0.92 : 1.16 };
  const kind = k.rng.pick(['shell', 'box'] as const);
  const person = inArmchair(k, {
    ...at,
    y: 566,
    who: somebody(k),
    top,
    bottom: k.rng.pick([k.pal.deep, k.mix(k.pal.deep, k.pal.wall2, 0.4), k.mix(k.pal.wood, k.pal.shade, 0.35)]),
    gaze: side > 0 ? 'left' : 'right',
    tilt: -side * 5,
    holds,
  });
  return put(k, armchair, { ...at, y: 552, colour: chair, kind, pillow: k.pal.accents[3] }) + person;
}

/** Two people in armchairs, talking. */
export function talking(k: Canvas): Layers {
  const cx = k.W / 2,
    s = k.dir,
    shape = k.rng.pick(['arch', 'round', 'grid']),
    w = 220;
  const base = room(k, {
    material: 'planks',
    hang: () =>
      windowView(k, { x: cx - w / 2, y: 44, w, h: shape === 'round' ? w : 270, shape }) +
      (slim(k) ? '' : framedPrint(k, cx - s * 400, 170, 110, 140)),
    ground: () =>
      rug(k, cx, 562, Math.min(430, k.W * 0.44), 50, k.mix(k.pal.accents[3], k.pal.pale, 0.35)) +
      floorLight(k, cx - w / 2, w),
  });
  const tops = [k.pal.pale, k.pal.accents[2], k.pal.leaf2, k.mix(k.pal.accents[0], k.pal.pale, 0.25)] as const;
  const [one, two] = k.rng.shuffle(tops);
  const between =
    put(k, sideTable, { x: cx, y: 572, r: 58, h: 98 }) +
    put(k, vase, { x: cx - 18, y: 476, s: 0.58, ...vaseOf(k), quiet: true }) +
    put(k, mug, { x: cx + 28, y: 476, s: 0.56, colour: k.pal.pale, quiet: true });
  const far = slim(k) ? '' : put(k, potted, { x: cx + s * 420, y: 540, h: 330, pot: k.pal.pale });
  const lamp = wide(k) ? put(k, floorLamp, { x: cx - s * 430, y: 536, kind: 'drum', h: 370 }) : '';
  if (k.time.lamps) glow(k, cx, 300, 260, 0.35);
  const pair = seated(k, -s, k.pal.accents[0], one, '') + seated(k, s, k.pal.accents[1], two, notes(k));
  return { ...base, props: far + lamp + between + pair, front: shafts(k) };
}
