import type { Canvas, Side } from '../../canvas.ts';
import { d } from '../../markup.ts';
import { type BackStyle, backView, type HairColours } from '../../people/from-behind.ts';
import { arm, bodyOf, headOf, type Point, somebody } from '../../people/person.ts';
import type { Traits } from '../../portrait/traits.ts';
import { bottle } from '../../props/bottles.ts';
import { mirror, shelf } from '../../props/on-wall.ts';
import { potted } from '../../props/potted.ts';
import { vase } from '../../props/pottery.ts';
import { put } from '../../put.ts';
import type { Layers } from '../../render.ts';
import { shafts, wallLight } from '../../stage/light.ts';
import { away, heroX, otherX, slim } from '../../stage/placing.ts';
import { room } from '../frames.ts';
import { vaseOf } from '../parts.ts';

/** A cape that falls from the neck over the knees and the arms of the chair. */
export function cape(k: Canvas, x: number, y: number, a: number, colour: string): string {
  const body = d`M${x - a * 0.4} ${y - a * 0.2}C${x - a} ${y} ${x - a * 1.3} ${y + a * 0.7} ${x - a * 1.5} ${y + a * 2.6}H${x + a * 1.5}C${x + a * 1.3} ${y + a * 0.7} ${x + a} ${y} ${x + a * 0.4} ${y - a * 0.2}Q${x} ${y + a * 0.06} ${x - a * 0.4} ${y - a * 0.2}Z`;
  const folds = d`M${x - a * 0.5} ${y + a * 0.3}Q${x - a * 0.8} ${y + a} ${x - a * 0.9} ${y + a * 2.6}M${x - a * 0.1} ${y + a * 0.4}Q${x - a * 0.2} ${y + a} ${x - a * 0.22} ${y + a * 2.6}M${x + a * 0.5} ${y + a * 0.3}Q${x + a * 0.8} ${y + a} ${x + a * 0.9} ${y + a * 2.6}`;
  return d`<path d="${body}" fill="${k.round(colour, 0.6)}"/><path d="${folds}" fill="none" stroke="${k.dim(colour, 0.35)}" stroke-width="4" opacity=".32" stroke-linecap="round"/><path d="M${x - a * 0.42} ${y - a * 0.2}Q${x} ${y + a * 0.1} ${x + a * 0.42} ${y - a * 0.2}" fill="none" stroke="${k.dim(colour, 0.25)}" stroke-width="${a * 0.1}" stroke-linecap="round"/>`;
}

/** Small shears in a hand, points along the angle. */
export const smallShears = (k: Canvas, x: number, y: number, angle: number): string =>
  d`<g transform="translate(${x} ${y})rotate(${angle})scale(.9)"><path d="M0 0L62 -9L64 -5L4 6ZM0 4L62 12L64 8L4 -2Z" fill="${k.metal(['#6f7775', '#c6cdca', '#fbfbf8', '#99a19e', '#59615f'])}"/><circle cx="6" cy="2" r="3.500" fill="#59615f"/><g fill="none" stroke="#8d9693" stroke-width="4"><ellipse cx="-13" cy="-8" rx="11" ry="7" transform="rotate(20 -13 -8)"/><ellipse cx="-13" cy="12" rx="11" ry="7" transform="rotate(-20 -13 12)"/></g></g>`;

export const smallComb = (k: Canvas, x: number, y: number, angle: number, colour: string): string =>
  d`<g transform="translate(${x} ${y})rotate(${angle})"><path d="M-30 9h74" stroke="${k.dim(colour, 0.15)}" stroke-width="16" stroke-dasharray="2.500 2.500"/><rect x="-34" y="-7" width="82" height="10" rx="4" fill="${k.fall(colour)}"/></g>`;

const tintBrush = (k: Canvas, x: number, y: number, angle: number, colour: string): string =>
  d`<g transform="translate(${x} ${y})rotate(${angle})"><path d="M-34 -3.500H40V3.500H-34Z" fill="${k.fall(k.pal.shade)}"/><path d="M38 -10H62Q70 0 62 10H38Z" fill="${k.dim(colour, 0.2)}"/></g>`;

const tintBowl = (k: Canvas, x: number, y: number, colour: string): string =>
  d`<path d="M${x - 38} ${y}C${x - 36} ${y + 34} ${x - 18} ${y + 40} ${x} ${y + 40}S${x + 36} ${y + 34} ${x + 38} ${y}Z" fill="${k.round(k.pal.shade, 0.8)}"/><ellipse cx="${x}" cy="${y}" rx="38" ry="9" fill="${k.tint(k.pal.shade, 0.25)}"/><ellipse cx="${x}" cy="${y + 1}" rx="31" ry="6.500" fill="${colour}"/>`;

export type ChairWork = {
  worker: Traits;
  guest: Traits;
  apron: string;
  cape: string;
  /** Height of the working hand: at the temple, or lower where lengths are cut. */
  handY?: number;
  /** What the worker holds, at the near and at the far side of the guest's head. */
  tools: (k: Canvas, near: Point, far: Point, s: Side) => { near: string; far: string };
};

/** Somebody stands behind the chair and works on the hair of a guest, both facing us as in the mirror. */
export function behindTheChair(
  k: Canvas,
  { worker, guest, apron, cape: capeColour, handY = 330, tools }: ChairWork,
): string {
  const hx = heroX(k),
    s = away(k);
  const gx = hx - s * 12,
    gy = 330,
    wx = hx + s * 46;
  const cloth = k.rng.pick([k.pal.pale, k.mix(k.pal.deep, '#ffffff', 0.08), k.pal.accents[2]]);
  const top = headOf(k, worker, { x: wx, y: 128, s: 1.95, tilt: -s * 8 });
  const low = headOf(k, guest, { x: gx, y: gy, s: 2.05, gaze: 'ahead', tilt: s * 2 });
  const sleeve = { w: 40, skin: worker.skin, sleeve: cloth };
  const near: Point = [gx + s * (handY === 330 ? 96 : 118), handY],
    far: Point = [gx - s * 88, 322];
  const arms = {
    near: arm(k, { ...sleeve, shoulder: [wx + s * 84, 236], elbow: [wx + s * 150, 330], hand: near, grip: 'closed' }),
    far: arm(k, { ...sleeve, shoulder: [wx - s * 84, 236], elbow: [wx - s * 190, 300], hand: far }),
  };
  const held = tools(k, near, far, s);
  const standing = bodyOf(k, { x: wx, y: 214, half: 100, h: 400, cloth, skin: worker.skin, apron, neck: 'vee' });
  const chair = d`<rect x="${gx - 120}" y="404" width="240" height="220" rx="60" fill="${k.round(k.pal.accents[0], 0.8)}"/>`;
  const sitting = bodyOf(k, { x: gx, y: 418, half: 92, h: 200, cloth: guest.cloth, skin: guest.skin });
  return [
    top.back + standing + top.front,
    chair + low.back + sitting + cape(k, gx, 420, 96, capeColour) + low.front,
    arms.far + held.far + arms.near + held.near,
  ].join('');
}

/** Mirror, shelf and plant around the chair. */
export function aroundTheChair(k: Canvas) {
  const hx = heroX(k),
    s = away(k),
    x = otherX(k);
  const base = room(k, {
    hang: () =>
      wallLight(k, { x }) +
      (slim(k)
        ? ''
        : mirror(k, x, 200, 92, { shape: k.rng.pick(['arch', 'pill', 'round']), halo: true }) + shelf(k, x, 356, 210)),
  });
  const plant = put(k, potted, { x: hx + s * 300, y: 566, h: 330, pot: k.pal.pale });
  const things = slim(k)
    ? ''
    : put(k, bottle, { x: x - 54, y: 352, s: 0.56, cap: 'pump', colour: k.pal.accents[1], quiet: true }) +
      put(k, bottle, { x: x - 12, y: 352, s: 0.48, cap: 'disc', colour: k.pal.accents[2], quiet: true }) +
      put(k, vase, { x: x + 58, y: 352, s: 0.52, ...vaseOf(k, { kinds: ['round', 'lance', 'tulips'] }), quiet: true });
  return { base, props: plant + things };
}

/** A stylist cuts somebody's hair. */
export function stylistAtWork(k: Canvas): Layers {
  const { base, props } = aroundTheChair(k);
  const figures = behindTheChair(k, {
    worker: somebody(k, undefined, { glasses: k.rng.pick(['none', 'none', 'round']) }),
    guest: somebody(k, 'feminine', { style: k.rng.pick(['long', 'wavy', 'bob', 'fringe']), glasses: 'none' }),
    apron: k.rng.pick([k.pal.deep, k.pal.accents[1], k.pal.accents[0]]),
    cape: k.rng.pick([k.pal.pale, k.pal.accents[3], k.mix(k.pal.wall2, k.pal.pale, 0.5)]),
    handY: 384,
    tools: (_k, [nx, ny], [fx, fy], s) => ({
      near: smallShears(k, nx - s * 10, ny + 6, s > 0 ? 196 : -16),
      far: smallComb(k, fx + s * 10, fy + 8, s > 0 ? 60 : 120, k.pal.shade),
    }),
  });
  return { ...base, props: props + figures, front: shafts(k) };
}

/** A stylist brushes colour onto the lengths; a bowl in the other hand. */
export function colouristAtWork(k: Canvas): Layers {
  const { base, props } = aroundTheChair(k);
  const paste = k.rng.pick(['#8a4a6b', '#b4602f', '#5a4a7a', k.pal.accents[0]]);
  const figures = behindTheChair(k, {
    worker: somebody(k),
    guest: somebody(k, 'feminine', { style: k.rng.pick(['long', 'wavy', 'curls']), glasses: 'none' }),
    apron: k.rng.pick([k.pal.deep, k.pal.accents[1]]),
    cape: k.rng.pick([k.pal.deep, k.mix(k.pal.deep, k.pal.wall2, 0.4)]),
    handY: 300,
    tools: (_k, [nx, ny], [fx, fy], s) => ({
      near: tintBrush(k, nx - s * 8, ny + 2, s > 0 ? 200 : -20, paste),
      far: tintBowl(k, fx - s * 26, fy + 26, paste),
    }),
  });
  return { ...base, props: props + figures, front: shafts(k) };
}

const hairColours: Record<'natural' | 'lightened', readonly HairColours[]> = {
  natural: [
    { root: '#3a2418', tip: '#5f3b26' },
    { root: '#1d1512', tip: '#3b2a22' },
    { root: '#7a3a1e', tip: '#b4602f' },
    { root: '#8d6a45', tip: '#c9a26a' },
    { root: '#8f8984', tip: '#c9c3bb' },
  ],
  lightened: [
    { root: '#4a2d1c', tip: '#d6a568' },
    { root: '#5a3825', tip: '#e3c08c' },
    { root: '#6b3018', tip: '#d98a4e' },
    { root: '#2a1b14', tip: '#a8683c' },
  ],
};

/** Finished hair from behind, before a mirror. */
function finished(style: BackStyle, colours: readonly HairColours[]) {
  return (k: Canvas): Layers => {
    const hx = heroX(k),
      s = away(k);
    const base = room(k, {
      hang: () =>
        wallLight(k, { x: hx, strength: 0.7 }) +
        (slim(k)
          ? ''
          : mirror(k, otherX(k) - s * 30, 210, 96, {
              shape: k.rng.pick(['arch', 'round', 'pill']),
              halo: k.rng.chance(0.6),
            })),
    });
    const person = somebody(k, 'feminine');
    const view = backView(k, {
      x: hx,
      y: 452,
      s: 1.28,
      skin: person.skin,
      cloth: k.rng.pick([k.pal.deep, k.pal.pale, k.pal.accents[0], k.pal.accents[1], k.pal.accents[2]]),
      hair: k.rng.pick(colours),
      style,
    });
    const plant = slim(k) ? '' : put(k, vase, { x: otherX(k) - s * 40, y: 520, s: 1, ...vaseOf(k), quiet: true });
    const table = slim(k)
      ? ''
      : d`<rect x="${otherX(k) - s * 40 - 150}" y="516" width="300" height="18" rx="5" fill="${k.face(k.pal.wood)}"/><rect x="${otherX(k) - s * 40 - 138}" y="534" width="276" height="80" fill="${k.dim(k.pal.wood, 0.3)}"/>`;
    return { ...base, props: table + plant + view, front: shafts(k) };
  };
}

export const balayage = finished('balayage', hairColours.lightened);
export const finishedBob = finished('bob', hairColours.natural);
export const finishedCurls = finished('curls', [...hairColours.natural, ...hairColours.lightened]);
export const finishedUpdo = finished('updo', hairColours.natural);
