import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';
import { somebody } from '../../people/person.ts';
import { crossLegged } from '../../people/seated.ts';
import { singingBowl } from '../../props/calm.ts';
import { block } from '../../props/mats.ts';
import { potted } from '../../props/potted.ts';
import { put } from '../../put.ts';
import type { Layers } from '../../render.ts';
import { floorLight, shafts } from '../../stage/light.ts';
import { away, heroX, otherX, slim } from '../../stage/placing.ts';
import { windowView } from '../../stage/window-view.ts';
import { room } from '../frames.ts';

/** A mat on the floor, wider towards us. */
const mat = (k: Canvas, x: number, y: number, w: number, colour: string): string =>
  d`<path d="M${x - w * 0.42} ${y - 34}H${x + w * 0.42}L${x + w * 0.5} ${y + 22}H${x - w * 0.5}Z" fill="${k.fall(colour, 0.7)}"/><path d="M${x - w * 0.5} ${y + 22}h${w}v6h${-w}z" fill="${k.dim(colour, 0.35)}"/>`;

const yogaStyles = ['bun', 'ponytail', 'long', 'crop', 'bob'] as const;
const clothesOf = (k: Canvas) =>
  k.rng.shuffle([k.pal.accents[0], k.pal.accents[1], k.pal.deep, k.pal.accents[2], k.pal.pale] as const);

function studio(k: Canvas, x: number) {
  return room(k, {
    lit: true,
    hang: () => windowView(k, { x: x - 120, y: 52, w: 240, h: 330, shape: k.rng.pick(['arch', 'grid', 'arch']) }),
    ground: () => floorLight(k, x - 120, 240, { length: 1 }),
  });
}

/** The teacher, seated on a mat. */
export function yogaTeacher(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = studio(k, otherX(k) - s * 10);
  const [top, bottom, matColour] = clothesOf(k);
  const who = somebody(k, k.rng.pick(['feminine', 'neutral', 'masculine']), { glasses: 'none' });
  const arms = k.rng.pick(['knees', 'heart'] as const);
  const plant = put(k, potted, { x: hx + s * 270, y: 540, h: 330, pot: k.pal.pale });
  const figure = mat(k, hx, 548, 420, matColour) + crossLegged(k, { x: hx, y: 544, s: 1.42, who, top, bottom, arms });
  const things = slim(k)
    ? ''
    : put(k, singingBowl, { x: hx - s * 270, y: 566, s: 0.7 }) +
      put(k, block, { x: otherX(k) - s * 60, y: 560, s: 0.9, colour: top });
  return { ...base, props: plant + things + figure, front: shafts(k) };
}

/** A class in progress: the teacher in front, three guests with their backs to us. */
export function yogaClass(k: Canvas): Layers {
  const W = k.W,
    mid = W / 2;
  const spread = slim(k) ? 170 : 280;
  const tx = mid + (k.dir * spread) / 2;
  const base = studio(k, tx);
  const colours = clothesOf(k);
  const arms = k.rng.pick(['up', 'knees', 'up'] as const);
  const teacher = somebody(k, undefined, { glasses: 'none' });
  const far =
    mat(k, tx, 458, 220, colours[3]) +
    crossLegged(k, {
      x: tx,
      y: 454,
      s: 0.72,
      who: teacher,
      top: colours[1],
      bottom: k.pal.deep,
      arms: arms === 'up' ? 'heart' : 'knees',
    });
  const guests = [-1, 0, 1]
    .map((i) => {
      const who = somebody(k, undefined, { style: k.rng.pick(yogaStyles) });
      const x = mid + i * spread,
        y = i === 0 ? 592 : 566;
      const c = colours[(i + 4) % colours.length] ?? k.pal.accents[0];
      return {
        y,
        art:
          mat(k, x, y + 4, 300, k.mix(c, k.pal.wall2, 0.45)) +
          crossLegged(k, {
            x,
            y,
            s: i === 0 ? 1 : 0.94,
            who,
            top: c,
            bottom: k.rng.pick([k.pal.deep, k.pal.shade, k.mix(k.pal.deep, k.pal.pale, 0.2)]),
            arms,
            behind: true,
          }),
      };
    })
    .sort((a, b) => a.y - b.y)
    .map(({ art }) => art)
    .join('');
  const plant = slim(k) ? '' : put(k, potted, { x: mid + k.dir * 430, y: 500, h: 280, pot: k.pal.pale });
  return { ...base, props: plant + far + guests, front: shafts(k) };
}
