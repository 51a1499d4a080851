import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';
import { handFromAbove, handWithBrush, type NailShape } from '../../people/hands.ts';
import { somebody } from '../../people/person.ts';
import type { Layers } from '../../render.ts';
import { shafts } from '../../stage/light.ts';
import { away, heroX, otherX, slim } from '../../stage/placing.ts';
import { flatLay, lay } from '../frames.ts';
import { twig, varnish } from '../parts.ts';

type Set5 = readonly [string, string, string, string, string];

/** The colours of a set: one for all, one that differs, or five shades from light to dark. */
function setOf(k: Canvas): Set5 {
  const [a, b] = varnish(k);
  const main = a ?? k.pal.accents[0],
    other = b ?? k.pal.accents[2];
  const shade = (i: number) => k.mix(k.mix(main, '#ffffff', 0.55), main, i / 4);
  const sets: Set5[] = [
    [main, main, main, main, main],
    [main, main, other, main, main],
    [shade(0), shade(1), shade(2), shade(3), shade(4)],
    [main, other, main, other, main],
  ];
  return k.rng.pick(sets);
}

/** A small folded towel under the hands, seen from above. */
const rest = (k: Canvas, x: number, y: number, w: number, h: number, turn: number, colour: string): string =>
  d`<g transform="translate(${x} ${y})rotate(${turn})"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="22" fill="${k.pal.shade}" opacity=".22" transform="translate(${-k.light.side * 10} 12)"/><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="22" fill="${k.face(colour, 0.8)}"/><path d="M${-w / 2 + 12} ${h * 0.18}H${w / 2 - 12}M${-w / 2 + 12} ${h * 0.28}H${w / 2 - 12}" stroke="${k.dim(colour, 0.22)}" stroke-width="5" opacity=".5"/></g>`;

/** A bottle of polish lying on its side, from above. */
const lyingPolish = (k: Canvas, { colour = k.pal.accents[0] }: { colour?: string } = {}) => ({
  w: 60,
  h: 150,
  art: d`<rect x="-15" y="-92" width="30" height="84" rx="9" fill="${k.round(k.pal.shade, 1)}"/><rect x="-34" y="-12" width="68" height="78" rx="20" fill="${k.round(colour, 1)}"/><rect x="-22" y="-2" width="9" height="54" rx="4" fill="#fff" opacity=".5"/>`,
});

/** A technician paints the nails of a guest. */
export function manicure(k: Canvas): Layers {
  const base = flatLay(k),
    hx = heroX(k),
    s = away(k);
  const guest = somebody(k),
    technician = somebody(k);
  const nails = setOf(k);
  const shape = k.rng.pick<NailShape>(['almond', 'square', 'round']);
  const sleeve = k.rng.pick([k.pal.pale, k.pal.accents[1], k.pal.accents[3]]);
  const work = k.rng.pick([k.pal.deep, k.pal.pale, k.pal.accents[1]]);
  const props = [
    rest(k, hx, 250, 300, 250, s * -6, k.pal.pale),
    handFromAbove(k, {
      x: hx + s * 10,
      y: 84,
      s: 1.15,
      turn: 180 - s * 6,
      flip: s < 0,
      skin: guest.skin,
      sleeve,
      nails,
      shape,
    }),
    slim(k) ? '' : lay(k, lyingPolish, { x: otherX(k) - s * 40, y: 220, s: 1, turn: s * 24, colour: nails[2] }),
    slim(k) ? '' : lay(k, lyingPolish, { x: otherX(k) - s * 10, y: 430, s: 1, turn: s * -40, colour: nails[1] }),
    handWithBrush(k, {
      x: hx + s * 6,
      y: 356,
      s: 1,
      turn: s * -12,
      flip: s < 0,
      skin: technician.skin,
      sleeve: work,
      tip: nails[2],
    }),
  ];
  return { ...base, props: props.join(''), front: shafts(k, 0.6) };
}

/** A finished set: both hands of a guest. */
export function finishedNails(k: Canvas): Layers {
  const base = flatLay(k),
    hx = heroX(k),
    s = away(k);
  const guest = somebody(k);
  const nails = setOf(k);
  const shape = k.rng.pick<NailShape>(['almond', 'square', 'round']);
  const sleeve = k.rng.pick([k.pal.pale, k.pal.deep, k.pal.accents[1], k.pal.accents[0]]);
  const hand = { skin: guest.skin, sleeve, nails, shape, s: 1.16 };
  const props = [
    lay(k, twig, { x: otherX(k) - s * 60, y: 560, to: [s * 60, -360], kind: 'round', size: 1, count: 8 }),
    handFromAbove(k, { ...hand, x: hx - 128, y: 470, turn: 10, flip: true }),
    handFromAbove(k, { ...hand, x: hx + 132, y: 490, turn: -12 }),
    slim(k) ? '' : lay(k, lyingPolish, { x: otherX(k), y: 250, s: 1.1, turn: s * -30, colour: nails[1] }),
  ];
  return { ...base, props: props.join(''), front: shafts(k, 0.6) };
}

/** A finished set on one hand, between flowers. */
export function nailDetail(k: Canvas): Layers {
  const base = flatLay(k, k.rng.pick([k.pal.wall, k.pal.accents[3], k.pal.surface])),
    hx = heroX(k),
    s = away(k);
  const guest = somebody(k);
  const colours = varnish(k);
  const nails = setOf(k);
  const props = [
    lay(k, twig, { x: hx - s * 300, y: 120, to: [s * 210, 120], kind: 'lance', size: 0.9, count: 9 }),
    handFromAbove(k, {
      x: hx + s * 60,
      y: 520,
      s: 1.5,
      turn: s * -20,
      flip: s > 0,
      skin: guest.skin,
      sleeve: k.rng.pick([k.pal.deep, k.pal.pale, k.pal.accents[0]]),
      nails,
      shape: k.rng.pick<NailShape>(['almond', 'almond', 'round']),
    }),
    ...(slim(k)
      ? []
      : [0, 1, 2].map((i) =>
          lay(k, lyingPolish, {
            x: otherX(k) - s * (70 - i * 70),
            y: 420 + (i % 2) * 30,
            s: 0.86,
            turn: s * (8 - i * 9),
            colour: colours[i],
          }),
        )),
  ];
  return { ...base, props: props.join(''), front: shafts(k, 0.6) };
}
