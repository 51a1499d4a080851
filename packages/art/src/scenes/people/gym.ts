import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';
import { arm, bodyOf, headOf, somebody } from '../../people/person.ts';
import { backOf } from '../../people/seated.ts';
import type { Traits } from '../../portrait/traits.ts';
import { mirror } from '../../props/on-wall.ts';
import { potted } from '../../props/potted.ts';
import { kettlebell } from '../../props/weights.ts';
import { put } from '../../put.ts';
import type { Layers } from '../../render.ts';
import { shafts, wallLight } from '../../stage/light.ts';
import { away, heroX, otherX, slim } from '../../stage/placing.ts';
import { windowView } from '../../stage/window-view.ts';
import { room } from '../frames.ts';

/** A dumbbell in a fist, from the side of its plates. */
const held = (k: Canvas, x: number, y: number, turn: number, colour: string): string =>
  d`<g transform="translate(${x} ${y})rotate(${turn})"><rect x="-34" y="-6" width="68" height="12" fill="#aab2af"/><g fill="${k.fall(colour, 1.1)}"><rect x="-62" y="-24" width="30" height="48" rx="8"/><rect x="32" y="-24" width="30" height="48" rx="8"/></g></g>`;

const sporty = { glasses: 'none', earrings: false } as const;
const topsOf = (k: Canvas) =>
  k.rng.shuffle([k.pal.accents[0], k.pal.accents[1], k.pal.accents[2], k.pal.pale] as const);

/** Shorts below the shirt, down to the edge of the picture. */
const shorts = (k: Canvas, x: number, y: number, half: number, colour: string): string =>
  d`<path d="M${x - half} ${y}H${x + half}L${x + half * 1.12} 640H${x + 8}L${x} ${y + 70}L${x - 8} 640H${x - half * 1.12}Z" fill="${k.round(colour, 0.6)}"/>`;

function athlete(k: Canvas, x: number, who: Traits, top: string, tilt: number): string {
  const head = headOf(k, who, { x, y: 196, s: 1.95, gaze: 'ahead', tilt });
  const body = bodyOf(k, { x, y: 280, half: 96, h: 230, cloth: top, skin: who.skin, taper: 0.74, neck: 'scoop' });
  const sides = [-1, 1] as const;
  const arms = sides
    .map((side) =>
      arm(k, {
        shoulder: [x + side * 84, 304],
        elbow: [x + side * 112, 406],
        hand: [x + side * 118, 302],
        w: 42,
        skin: who.skin,
        sleeve: top,
        cover: 'short',
        grip: 'none',
      }),
    )
    .join('');
  const fists = sides
    .map(
      (side) =>
        held(k, x + side * 120, 286, side * 6, k.pal.deep) +
        d`<rect x="${x + side * 120 - 17}" y="270" width="34" height="32" rx="13" fill="${who.skin}"/><path d="M${x + side * 120 - 10} 280h20M${x + side * 120 - 10} 289h20" stroke="${k.mix(who.skin, '#7a3a22', 0.35)}" stroke-width="2" stroke-linecap="round"/>`,
    )
    .join('');
  return head.back + shorts(k, x, 500, 72, k.pal.deep) + body + head.front + arms + fists;
}

/** A trainer beside a guest who lifts dumbbells. */
export function trainerAtWork(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = room(k, {
    hang: () =>
      wallLight(k, { x: hx, kind: k.rng.pick(['panes', 'blinds']) }) +
      (slim(k) ? '' : mirror(k, otherX(k) - s * 60, 210, 110, { shape: k.rng.pick(['pill', 'round', 'arch']) })),
  });
  const [first, second] = topsOf(k);
  const guest = somebody(k, undefined, sporty),
    trainer = somebody(k, undefined, sporty);
  const gx = hx + s * 60,
    tx = hx - s * 236;
  const head = headOf(k, trainer, { x: tx, y: 170, s: 1.95, gaze: s > 0 ? 'right' : 'left', tilt: s * 6 });
  const body = bodyOf(k, { x: tx, y: 254, half: 98, h: 260, cloth: first, skin: trainer.skin, taper: 0.78 });
  const sleeve = { w: 42, skin: trainer.skin, sleeve: first, cover: 'short' as const };
  const near = arm(k, {
    ...sleeve,
    shoulder: [tx + s * 84, 280],
    elbow: [tx + s * 124, 380],
    hand: [gx - s * 140, 396],
  });
  const board = d`<g transform="translate(${tx - s * 56} 432)rotate(${-s * 10})"><rect x="-46" y="-60" width="92" height="118" rx="8" fill="${k.face(k.pal.wood)}"/><rect x="-38" y="-48" width="76" height="98" rx="3" fill="${k.pal.pale}"/><path d="M-26 -28h40M-26 -10h52M-26 8h46M-26 26h30" stroke="${k.contrast(k.pal.pale)}" stroke-width="4" opacity=".4" stroke-linecap="round"/><rect x="-16" y="-66" width="32" height="14" rx="5" fill="${k.metal()}"/></g>`;
  const other = arm(k, {
    ...sleeve,
    shoulder: [tx - s * 84, 280],
    elbow: [tx - s * 116, 396],
    hand: [tx - s * 66, 462],
    grip: 'closed',
  });
  const extras =
    put(k, potted, { x: hx + s * 340, y: 556, h: 310, pot: k.pal.pale }) +
    (slim(k) ? '' : put(k, kettlebell, { x: otherX(k) - s * 70, y: 566, r: 48, band: second }));
  return {
    ...base,
    props: [
      extras,
      athlete(k, gx, guest, second, -s * 2),
      head.back + shorts(k, tx, 500, 76, k.mix(k.pal.shade, k.pal.deep, 0.4)) + body + head.front,
      board + other + near,
    ].join(''),
    front: shafts(k, 1.1),
  };
}

/** A class from behind, dumbbells overhead. */
export function gymClass(k: Canvas): Layers {
  const mid = k.W / 2;
  const base = room(k, {
    lit: true,
    hang: () =>
      windowView(k, { x: mid - 330, y: 60, w: 200, h: 300, shape: 'grid' }) +
      windowView(k, { x: mid - 100, y: 60, w: 200, h: 300, shape: 'grid' }) +
      windowView(k, { x: mid + 130, y: 60, w: 200, h: 300, shape: 'grid' }),
  });
  const tops = topsOf(k);
  const spread = slim(k) ? 180 : 290;
  const figure = (i: number) => {
    const who = somebody(k, undefined, { ...sporty, style: k.rng.pick(['bun', 'crop', 'long', 'ponytail', 'bob']) });
    const top = tops[(i + 4) % 4] ?? k.pal.accents[0];
    const arms = ([-1, 1] as const)
      .map((side) => {
        const hand = [side * 62, -322] as const;
        return (
          arm(k, {
            shoulder: [side * 54, -166],
            elbow: [side * 88, -240],
            hand,
            w: 29,
            skin: who.skin,
            sleeve: top,
            cover: 'short',
            grip: 'closed',
          }) +
          d`<g transform="translate(${hand[0]} ${hand[1] - 10})scale(.66)">${held(k, 0, 0, side * 8, k.pal.deep)}</g>`
        );
      })
      .join('');
    const legs = shorts(k, 0, -40, 52, k.rng.pick([k.pal.deep, k.pal.shade]));
    return d`<g transform="translate(${mid + i * spread} ${i === 0 ? 566 : 540})scale(${i === 0 ? 1.26 : 1.16})">${legs}${arms}${backOf(k, who, top)}</g>`;
  };
  return { ...base, props: figure(-1) + figure(1) + figure(0), front: shafts(k, 1.1) };
}
