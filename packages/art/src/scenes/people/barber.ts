import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';
import { backView } from '../../people/from-behind.ts';
import { bodyOf, headOf, somebody } from '../../people/person.ts';
import type { Layers } from '../../render.ts';
import { shafts } from '../../stage/light.ts';
import { heroX } from '../../stage/placing.ts';
import { aroundTheChair, behindTheChair, cape, smallComb } from './hair.ts';

const smallClippers = (k: Canvas, x: number, y: number, angle: number, colour: string): string =>
  d`<g transform="translate(${x} ${y})rotate(${angle})"><path d="M34 -11h10M34 -5h10M34 1h10M34 7h10" stroke="#e7ebe8" stroke-width="3.500"/><path d="M-42 -9C-30 -14 20 -15 36 -13V13C20 14 -30 12 -42 8C-47 4 -47 -5 -42 -9Z" fill="${k.fall(colour, 1)}"/><rect x="28" y="-14" width="9" height="28" rx="2" fill="#c6cdca"/><rect x="-10" y="-5" width="22" height="8" rx="4" fill="${k.pal.metal[1]}"/></g>`;

const capeOf = (k: Canvas) => k.rng.pick([k.pal.deep, k.mix(k.pal.deep, '#ffffff', 0.14), k.pal.accents[1]]);

/** A barber with clippers behind the chair. */
export function barberAtWork(k: Canvas): Layers {
  const { base, props } = aroundTheChair(k);
  const figures = behindTheChair(k, {
    worker: somebody(k, 'masculine', { beard: k.rng.pick(['short', 'full', 'stubble', 'moustache']) }),
    guest: somebody(k, 'masculine', { style: k.rng.pick(['crop', 'quiff', 'parted', 'curls']), glasses: 'none' }),
    apron: k.rng.pick([k.pal.deep, k.dim(k.pal.wood, 0.3), k.pal.accents[1]]),
    cape: capeOf(k),
    tools: (_k, [nx, ny], [fx, fy], s) => ({
      near: smallClippers(k, nx - s * 14, ny - 2, s > 0 ? 190 : -10, k.pal.shade),
      far: smallComb(k, fx + s * 12, fy + 4, s > 0 ? 62 : 118, k.pal.accents[2]),
    }),
  });
  return { ...base, props: props + figures, front: shafts(k) };
}

/** A finished fade from behind. */
export function finishedFade(k: Canvas): Layers {
  const { base, props } = aroundTheChair(k);
  const guest = somebody(k, 'masculine');
  const root = k.mix(guest.hair, '#120a06', 0.1);
  const view = backView(k, {
    x: heroX(k),
    y: 470,
    s: 1.4,
    skin: guest.skin,
    cloth: capeOf(k),
    hair: { root, tip: k.mix(root, '#ffffff', 0.16) },
    style: 'fade',
  });
  return { ...base, props: props + view, front: shafts(k) };
}

/** A beard after its trim: the guest still in the cape. */
export function finishedBeard(k: Canvas): Layers {
  const { base, props } = aroundTheChair(k);
  const x = heroX(k);
  const guest = somebody(k, 'masculine', {
    beard: k.rng.pick(['short', 'full', 'full', 'moustache']),
    style: k.rng.pick(['crop', 'quiff', 'parted', 'buzz']),
    smile: k.rng.pick(['soft', 'wide']),
    glasses: k.rng.pick(['none', 'none', 'round', 'square']),
  });
  const parts = headOf(k, guest, { x, y: 268, s: 3.7, gaze: 'ahead', tilt: k.dir * 3 });
  const body = bodyOf(k, { x, y: 424, half: 150, h: 260, cloth: guest.cloth, skin: guest.skin });
  return {
    ...base,
    props: props + parts.back + body + cape(k, x, 432, 190, capeOf(k)) + parts.front,
    front: shafts(k),
  };
}
