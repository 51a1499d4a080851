/** One guest, large, after the visit. */
import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';
import { arm, bodyOf, headOf, somebody } from '../../people/person.ts';
import type { Gaze } from '../../portrait/features.ts';
import type { Traits } from '../../portrait/traits.ts';
import { candle } from '../../props/calm.ts';
import { mirror } from '../../props/on-wall.ts';
import { mug, vase } from '../../props/pottery.ts';
import { folded } from '../../props/towels.ts';
import { put } from '../../put.ts';
import type { Layers } from '../../render.ts';
import { shafts, wallLight } from '../../stage/light.ts';
import { away, heroX, otherX, slim } from '../../stage/placing.ts';
import { windowView } from '../../stage/window-view.ts';
import { room } from '../frames.ts';
import { vaseOf } from '../parts.ts';

/** A low cupboard at the other side, on which things stand. */
const cupboard = (k: Canvas, x: number): string =>
  d`<rect x="${x - 150}" y="506" width="300" height="18" rx="5" fill="${k.face(k.pal.wood)}"/><rect x="${x - 138}" y="524" width="276" height="90" fill="${k.dim(k.pal.wood, 0.3)}"/>`;

type Large = { who: Traits; cloth: string; gaze?: Gaze; over?: string; neck?: 'crew' | 'vee' | 'scoop' };

/** Head and shoulders; `over` is drawn over the face, in the units of a portrait of 120 by 120. */
function large(k: Canvas, x: number, { who, cloth, gaze = 'down', over = '', neck = 'crew' }: Large): string {
  const y = 262,
    s = 3.5,
    tilt = k.dir * 4;
  const head = headOf(k, who, { x, y, s, gaze, tilt });
  const body = bodyOf(k, { x, y: 408, half: 172, h: 280, cloth, skin: who.skin, taper: 1, neck });
  const added =
    over && d`<g transform="translate(${x} ${y})rotate(${tilt})scale(${s * 100}e-2)translate(-60 -58)">${over}</g>`;
  return head.back + body + head.front + added;
}

/** Make-up over a face with lowered eyes: shadow, lashes, lips. */
function makeUp(k: Canvas, skin: string): string {
  const shadow = k.rng.pick(['#a05a4a', '#8a5a7a', '#b07a3e', '#6b5a6e']);
  const lips = k.rng.pick(['#b03a3a', '#c4573a', '#a03a55', k.mix(skin, '#a03a3a', 0.6)]);
  const lid = (x: number) =>
    d`<path d="M${x - 5} 56.500Q${x} 49.800 ${x + 5} 56.500Q${x} 60.800 ${x - 5} 56.500Z" fill="${shadow}" opacity=".5"/>`;
  const side = (x: number, out: number) =>
    `<path d="M${x - 4.4} 57Q${x} 61.200 ${x + 4.4} 57M${x + out * 4.2} 57.200l${out * 2.6} 1.400M${x + out * 2.6} 58.600l${out * 1.9} 2.300M${x + out * 0.6} 59.300l${out * 1} 2.600M${x - out * 1.4} 59l${out * 0.3} 2.300" fill="none" stroke="#1d1310" stroke-width="1.100" stroke-linecap="round"/>`;
  return `${lid(51.5)}${lid(68.5)}${side(51.5, -1)}${side(68.5, 1)}<path d="M52.500 73.200Q56.500 70.800 60 72Q63.500 70.800 67.500 73.200Q64 78.200 60 78.200T52.500 73.200Z" fill="${lips}"/><path d="M53.500 73.400Q60 74.600 66.500 73.400" fill="none" stroke="${k.mix(lips, '#2a0a0a', 0.4)}" stroke-width=".900"/><path d="M57.500 76.300Q60 77.200 62.500 76.300" fill="none" stroke="#fff" stroke-width=".900" opacity=".5" stroke-linecap="round"/>`;
}

/** A towel wound around the hair. */
const turban = (k: Canvas, colour: string): string =>
  `<path d="M33 52C26 22 40 6 62 8C86 8 96 26 87 52C80 42 72 38 60 38S40 42 33 52Z" fill="${k.fall(colour, 0.8)}"/><path d="M36 48C46 30 66 22 88 30M40 28C54 18 72 16 86 24M58 9C46 14 38 26 35 42" fill="none" stroke="${k.dim(colour, 0.3)}" stroke-width="1.600" opacity=".5" stroke-linecap="round"/><path d="M74 12C84 4 96 8 94 20C90 30 80 28 76 22Z" fill="${k.face(colour)}"/>`;

/** A finished make-up. */
export function finishedLook(k: Canvas): Layers {
  const x = heroX(k),
    s = away(k);
  const base = room(k, {
    hang: () =>
      wallLight(k, { x, strength: 0.7 }) +
      (slim(k) ? '' : mirror(k, otherX(k) - s * 20, 214, 108, { shape: k.rng.pick(['round', 'arch']), halo: true })),
  });
  const who = somebody(k, 'feminine', {
    glasses: 'none',
    freckles: false,
    earrings: true,
    style: k.rng.pick(['bun', 'wavy', 'long', 'bob', 'ponytail']),
  });
  const side = slim(k)
    ? ''
    : cupboard(k, otherX(k) - s * 20) +
      put(k, vase, { x: otherX(k) - s * 20, y: 510, s: 0.95, ...vaseOf(k), quiet: true });
  return {
    ...base,
    props:
      side +
      large(k, x, {
        who,
        cloth: k.rng.pick([k.pal.deep, k.pal.accents[0], k.pal.accents[1], k.pal.pale]),
        over: makeUp(k, who.skin),
        neck: 'scoop',
      }),
    front: shafts(k),
  };
}

/** After a treatment: eyes closed, hair in a towel, in a robe. */
export function afterTreatment(k: Canvas): Layers {
  const x = heroX(k),
    s = away(k);
  const base = room(k, {
    lit: true,
    hang: () =>
      slim(k)
        ? ''
        : windowView(k, { x: otherX(k) - s * 10 - 92, y: 84, w: 184, h: 270, shape: k.rng.pick(['arch', 'grid']) }),
  });
  const who = somebody(k, k.rng.pick(['feminine', 'feminine', 'neutral']), {
    glasses: 'none',
    beard: 'none',
    earrings: false,
    style: 'bald',
    hair: '#5a3825',
  });
  const robe = k.rng.pick([k.pal.pale, k.pal.accents[3], k.mix(k.pal.leaf2, k.pal.pale, 0.55)]);
  const ox = otherX(k) - s * 10;
  const side = slim(k)
    ? ''
    : cupboard(k, ox) +
      put(k, folded, { x: ox - 60, y: 508, w: 130, quiet: true }) +
      put(k, candle, { x: ox + 70, y: 508, s: 0.8, quiet: true });
  const figure = large(k, x, { who, cloth: robe, over: turban(k, robe), neck: 'vee' });
  const lapels = d`<path d="M${x - 74} 384L${x} 520L${x + 74} 384" fill="none" stroke="${k.dim(robe, 0.22)}" stroke-width="16" stroke-linejoin="round" opacity=".7"/>`;
  return { ...base, props: side + figure + lapels, front: shafts(k) };
}

/** A quiet moment by the window, a warm cup in both hands. */
export function quietMoment(k: Canvas): Layers {
  const x = heroX(k),
    s = away(k);
  const base = room(k, {
    lit: true,
    hang: () =>
      slim(k)
        ? ''
        : windowView(k, { x: otherX(k) - s * 10 - 100, y: 70, w: 200, h: 290, shape: k.rng.pick(['arch', 'grid']) }),
  });
  const who = somebody(k);
  const cloth = k.rng.pick([k.pal.accents[0], k.pal.accents[1], k.pal.deep, k.pal.accents[2]]);
  const head = headOf(k, who, { x, y: 200, s: 2.7, tilt: -s * 4 });
  const body = bodyOf(k, { x, y: 314, half: 138, h: 320, cloth, skin: who.skin, taper: 0.92 });
  const arms = [-1, 1]
    .map((side) =>
      arm(k, {
        shoulder: [x + side * 116, 352],
        elbow: [x + side * 150, 520],
        hand: [x + side * 66, 494],
        w: 58,
        skin: who.skin,
        sleeve: cloth,
        cover: 'long',
        grip: 'open',
      }),
    )
    .join('');
  const cup = put(k, mug, { x, y: 524, s: 1.25, colour: k.rng.pick([k.pal.pale, k.pal.accents[3]]), quiet: true });
  const ox = otherX(k) - s * 10;
  const side = slim(k) ? '' : cupboard(k, ox) + put(k, vase, { x: ox, y: 510, s: 0.9, ...vaseOf(k), quiet: true });
  return { ...base, props: side + head.back + body + head.front + cup + arms, front: shafts(k) };
}
