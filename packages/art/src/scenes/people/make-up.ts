import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';
import { arm, bodyOf, headOf, somebody } from '../../people/person.ts';
import type { Layers } from '../../render.ts';
import { shafts } from '../../stage/light.ts';
import { away, heroX } from '../../stage/placing.ts';
import { aroundTheChair, cape } from './hair.ts';

const brush = (k: Canvas, x: number, y: number, angle: number): string =>
  d`<g transform="translate(${x} ${y})rotate(${angle})"><path d="M34 -3L-34 -5V5L34 3Z" fill="${k.fall(k.pal.shade)}"/><rect x="30" y="-5" width="14" height="10" fill="${k.pal.metal[1]}"/><path d="M44 -7C56 -12 68 -8 70 0C68 8 56 12 44 7Z" fill="${k.mix('#c98a7a', k.pal.accents[0], 0.3)}"/></g>`;

/** A make-up artist leans over to a guest whose eyes are closed. */
export function artistAtWork(k: Canvas): Layers {
  const { base, props } = aroundTheChair(k);
  const s = away(k);
  const gx = heroX(k) - s * 70,
    ax = gx + s * 170;
  const artist = somebody(k, k.rng.pick(['feminine', 'neutral', 'feminine', 'masculine']));
  const guest = somebody(k, 'feminine', {
    glasses: 'none',
    style: k.rng.pick(['bun', 'long', 'bob', 'ponytail', 'curls']),
  });
  const cloth = k.rng.pick([k.pal.deep, k.pal.accents[1], k.pal.pale, k.pal.accents[0]]);
  const apron = k.rng.pick([k.pal.shade, k.pal.accents[2], undefined]);
  const high = headOf(k, artist, { x: ax - s * 16, y: 150, s: 1.9, tilt: -s * 12 });
  const low = headOf(k, guest, { x: gx, y: 286, s: 2.25, tilt: s * 3 });
  const standing = bodyOf(k, { x: ax, y: 236, half: 96, h: 380, cloth, skin: artist.skin, apron, neck: 'vee' });
  const sleeve = { w: 40, skin: artist.skin, sleeve: cloth };
  const near = arm(k, {
    ...sleeve,
    shoulder: [ax - s * 74, 262],
    elbow: [ax - s * 8, 392],
    hand: [gx + s * 92, 318],
    grip: 'closed',
  });
  const other = arm(k, {
    ...sleeve,
    shoulder: [ax + s * 82, 258],
    elbow: [ax + s * 116, 380],
    hand: [ax + s * 40, 430],
    grip: 'closed',
  });
  const palette = d`<ellipse cx="${ax + s * 30}" cy="424" rx="44" ry="17" fill="${k.face(k.pal.pale)}"/><g>${[k.pal.accents[0], '#c98a7a', k.pal.accents[2]].map((c, i) => d`<ellipse cx="${ax + s * 30 - 20 + i * 20}" cy="423" rx="8" ry="4" fill="${c}"/>`).join('')}</g>`;
  const chair = d`<rect x="${gx - 124}" y="372" width="248" height="260" rx="60" fill="${k.round(k.pal.accents[2], 0.8)}"/>`;
  const sitting =
    bodyOf(k, { x: gx, y: 382, half: 96, h: 240, cloth: guest.cloth, skin: guest.skin }) +
    cape(k, gx, 384, 100, k.rng.pick([k.pal.pale, k.pal.accents[3]]));
  return {
    ...base,
    props: [
      props,
      high.back + standing + high.front,
      other + palette,
      chair + low.back + sitting + low.front,
      near + brush(k, gx + s * 78, 312, s > 0 ? 190 : -10),
    ].join(''),
    front: shafts(k),
  };
}
