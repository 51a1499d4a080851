import type { Canvas } from '../canvas.ts';
import { cycled } from '../lists.ts';
import { d } from '../markup.ts';
import { plinth } from '../props/calm.ts';
import { armchair } from '../props/chairs.ts';
import { orchid } from '../props/flowers.ts';
import { polish } from '../props/jars.ts';
import { deskLamp } from '../props/lamps.ts';
import { mirror, shelf } from '../props/on-wall.ts';
import { bowl, vase } from '../props/pottery.ts';
import { desk } from '../props/tables.ts';
import { folded } from '../props/towels.ts';
import { type Prop, put } from '../put.ts';
import type { Layers } from '../render.ts';
import { shafts } from '../stage/light.ts';
import { away, heroX, otherX, slim, wide } from '../stage/placing.ts';
import { flatLay, lay, room, stillLife } from './frames.ts';
import { corner, edges, smear, twig, varnish, vaseOf } from './parts.ts';

export function polishRow(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    colours = varnish(k),
    cap = k.rng.pick([k.pal.pale, k.dim(k.pal.shade, 0), k.pal.metal[1]]);
  const base = stillLife(k, {
    finish: k.rng.pick(['arch', 'disc', 'plaster', 'half']),
    light: k.rng.pick(['leaves', 'panes', 'arch']),
  });
  let props = put(k, vase, {
    x: hx + s * 236,
    y: 490,
    s: 1.35,
    ...vaseOf(k, { kinds: ['tulips', 'pampas', 'round'], height: 200 }),
  });
  const count = wide(k) ? 7 : slim(k) ? 4 : 5;
  for (let i = 0; i < count; i++)
    props += put(k, polish, {
      x: hx + s * (140 - i * 88),
      y: 500 + (i % 2 ? 26 : 6),
      s: 1.28,
      colour: colours[i % colours.length],
      cap,
    });
  return { ...base, props, front: shafts(k) + corner(k) };
}

export function polishWall(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    colours = varnish(k),
    w = slim(k) ? 380 : 430;
  const rows = [126, 232, 338];
  const base = room(k, {
    finish: k.rng.pick(['plaster', 'half', 'panel']),
    hang: () =>
      rows.map((y) => shelf(k, hx + s * 40, y, w)).join('') +
      (slim(k) ? '' : mirror(k, otherX(k), 190, 92, { shape: k.rng.pick(['round', 'arch', 'pill']), halo: true })),
  });
  const ids = colours
    .slice(0, 6)
    .map((colour: string) =>
      k.def(`polish${colour}`, (id) => `<g id="${id}">${polish(k, { colour, cap: k.pal.pale }).art}</g>`).slice(5, -1),
    );
  let props = '';
  rows.forEach((y, r) => {
    for (let i = 0; i < 9; i++)
      props += d`<use href="#${cycled(ids, i + r * 2)}" transform="translate(${hx + s * 40 + (i - 4) * (w / 9.6)} ${y - 4}) scale(.56)"/>`;
  });
  props +=
    put(k, desk, { x: hx + s * 30, y: 566, w: 420, h: 140, colour: k.pal.pale }) +
    put(k, deskLamp, { x: hx + s * 170, y: 424, s: 0.74, lean: -s, quiet: true }) +
    put(k, bowl, { x: hx - s * 90, y: 424, s: 0.6, colour: k.pal.accents[3], quiet: true }) +
    put(k, folded, { x: hx + s * 10, y: 424, s: 0.62, w: 140, colours: [k.pal.pale, k.pal.accents[0]], quiet: true });
  if (!slim(k))
    props += put(k, armchair, {
      x: otherX(k) - s * 10,
      y: 570,
      s: 0.98,
      colour: k.pal.accents[0],
      pillow: k.pal.accents[2],
    });
  return { ...base, props: props + edges(k), front: shafts(k) };
}

export function polishSteps(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    colours = varnish(k),
    cap = k.rng.pick([k.pal.pale, k.pal.shade]);
  const base = stillLife(k, {
    finish: k.rng.pick(['plaster', 'arch', 'half', 'disc']),
    material: k.rng.pick(['stone', 'terrazzo', 'marble']),
  });
  const tone = k.rng.pick([k.pal.wall2, k.mix(k.pal.wall, k.pal.pale, 0.5), k.pal.accents[3]]);
  const step = (dx: number, h: number, r: number, i: number, y: number) =>
    put(k, plinth, {
      x: hx + s * dx,
      y,
      r,
      h,
      colour: k.mix(tone, k.pal.pale, i * 0.18),
      kind: i === 1 ? 'drum' : 'block',
    }) + put(k, polish, { x: hx + s * dx, y: y - h - (i === 1 ? 0 : 4), s: 1.2, colour: colours[i], cap });
  let props = put(k, orchid, { x: hx + s * 210, y: 480, s: 1.2, lean: -s });
  props += step(92, 128, 62, 0, 486) + step(-42, 78, 70, 1, 506) + step(-170, 36, 62, 2, 520);
  props += put(k, polish, { x: hx + s * 66, y: 546, s: 1.15, colour: colours[4], cap });
  props += put(k, bowl, {
    x: slim(k) ? hx + s * 190 : otherX(k) - s * 10,
    y: 530,
    r: 74,
    h: 50,
    colour: k.pal.pale,
    content: d`<ellipse rx="64" ry="12" fill="${k.mix('#bcd8d6', k.pal.wall, 0.3)}"/><ellipse cx="-20" cy="-2" rx="18" ry="6" fill="${k.pal.accents[0]}" opacity=".85"/><ellipse cx="16" cy="3" rx="15" ry="5" fill="${k.tint(k.pal.accents[0], 0.5)}"/>`,
  });
  return { ...base, props: props + edges(k, { y: 530 }), front: shafts(k) };
}

export function nailFlat(k: Canvas): Layers {
  const base = flatLay(k),
    hx = heroX(k),
    s = away(k),
    colours = varnish(k);
  const swatch = (kk: Canvas, { colour = kk.pal.accents[0] }: { colour?: string } = {}): Prop => ({
    w: 40,
    h: 130,
    art: d`<rect x="-4" y="10" width="8" height="90" rx="4" fill="#fff" opacity=".75"/><path d="M-22 20C-24 -30 -20 -76 0 -88C20 -76 24 -30 22 20C20 34 -20 34 -22 20Z" fill="${kk.round(colour)}"/><path d="M${kk.light.side * 10} -60V-6" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".55"/>`,
  });
  let props = lay(k, twig, { x: hx + s * 260, y: 640, to: [-s * 60, -330], kind: 'round', size: 0.95, count: 8 });
  for (let i = 0; i < 6; i++) {
    const a = -60 + i * 24;
    props += lay(k, swatch, {
      x: hx - s * 40 + Math.sin((a * Math.PI) / 180) * 150,
      y: 330 - Math.cos((a * Math.PI) / 180) * 150,
      s: 1.15,
      turn: a,
      colour: colours[i],
      lift: 0.7,
    });
  }
  props += lay(k, smear, { x: hx - s * 50, y: 440, s: 1, turn: -s * 10, colour: colours[0], lift: 0.35 });
  props += lay(k, polish, { x: hx + s * 80, y: 500, s: 1.4, turn: s * 62, colour: colours[0], cap: k.pal.pale });
  if (!slim(k))
    props +=
      lay(k, polish, { x: otherX(k) - s * 20, y: 330, s: 1.5, turn: s * -24, colour: colours[3], cap: k.pal.shade }) +
      lay(k, polish, { x: otherX(k) + s * 40, y: 500, s: 1.5, turn: s * 14, colour: colours[1], cap: k.pal.pale });
  if (wide(k))
    props +=
      lay(k, smear, { x: k.W * (0.5 + s * 0.38), y: 190, s: 1, turn: s * 12, colour: colours[2], lift: 0.35 }) +
      lay(k, polish, {
        x: k.W * (0.5 + s * 0.37),
        y: 420,
        s: 1.45,
        turn: s * -16,
        colour: colours[2],
        cap: k.pal.pale,
      });
  return { ...base, props, front: shafts(k, 0.6) };
}
