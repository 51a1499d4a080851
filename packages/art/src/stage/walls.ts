import type { Canvas } from '../canvas.ts';
import { H } from '../canvas.ts';
import { idOf } from '../defs.ts';
import type { WallFinish } from '../finishes.ts';
import { d } from '../markup.ts';
import { heroX } from './placing.ts';

/** Wall, brighter towards the light, with one of several finishes. */
export function wall(
  k: Canvas,
  finish: WallFinish = k.rng.pick(['plaster', 'half', 'panel', 'tile', 'slats', 'disc', 'arch']),
) {
  const { W, pal, horizon } = k;
  const base = d`<rect width="${W}" height="${H}" fill="${k.across([
    [0, k.tint(pal.wall, k.time.lamps || pal.dark ? 0.1 : 0.34)],
    [0.5, pal.wall],
    [1, k.dim(k.mix(pal.wall, pal.wall2, 0.4), 0.1)],
  ])}"/>`;
  const finishes = { plaster: () => '', half, panel, tile, slats, disc, arch };
  return (
    base +
    finishes[finish](k) +
    d`<rect y="${horizon - 150}" width="${W}" height="150" fill="${k.lin([
      [0, pal.shade, 0],
      [1, pal.shade, 0.12],
    ])}"/>`
  );
}

/** Lower part painted in the second tone. */
function half(k: Canvas) {
  const y = k.horizon - k.rng.range(150, 210);
  return d`<rect y="${y}" width="${k.W}" height="${k.horizon - y}" fill="${k.across([
    [0, k.tint(k.pal.wall2, 0.18)],
    [1, k.dim(k.pal.wall2, 0.1)],
  ])}"/>`;
}

/** Mouldings. */
function panel(k: Canvas) {
  const w = 250,
    start = (k.W % (w + 36)) / 2 - w - 18;
  let out = '';
  for (let x = start; x < k.W + w; x += w + 36) out += d`M${x} 46h${w}v${k.horizon - 96}h${-w}z`;
  return d`<g fill="none"><path d="${out}" stroke="${k.pal.shade}" stroke-width="5" opacity=".13" transform="translate(${-k.light.side * 2} 2)"/><path d="${out}" stroke="${k.tint(k.pal.wall, 0.6)}" stroke-width="3" opacity=".75"/></g>`;
}

/** Column, row and shade of the four tiles that repeat. */
const tileTones = [
  [0, 0, 0],
  [1, 0, 0.09],
  [0, 1, 0.14],
  [1, 1, 0.04],
] as const;

/** Glazed tiles up to shoulder height. */
function tile(k: Canvas) {
  const size = k.rng.pick([46, 58]),
    tall = k.rng.chance(0.5) ? size * 1.8 : size,
    top = k.horizon - Math.round(200 / tall + 0.5) * tall;
  const grout = k.tint(k.pal.wall, 0.4),
    c = k.pal.wall2;
  const glazes = tileTones.map(([a, b, t]) => ({
    a,
    b,
    id: idOf(
      k.def(
        `tile${t}`,
        (i) =>
          d`<rect id="${i}" x="1.5" y="1.5" width="${size - 3}" height="${tall - 3}" rx="2" fill="${k.lin(
            [
              [0, k.tint(k.mix(c, k.pal.wall, t * 3), 0.2)],
              [1, k.dim(c, t * 0.7)],
            ],
            [0, 0, 1, 1],
          )}"/>`,
      ),
    ),
  }));
  let tiles = '';
  for (let row = 0; top + row * tall < k.horizon; row++)
    for (let column = 0; column * size < k.W; column++) {
      const glaze = glazes.find(({ a, b }) => a === column % 2 && b === row % 2);
      if (glaze) tiles += d`<use href="#${glaze.id}" x="${column * size}" y="${top + row * tall}"/>`;
    }
  return d`<rect y="${top}" width="${k.W}" height="${k.horizon - top}" fill="${grout}"/>${tiles}<rect y="${top - 7}" width="${k.W}" height="8" fill="${k.tint(c, 0.3)}"/><rect y="${top}" width="${k.W}" height="${k.horizon - top}" fill="${k.across(
    [
      [0, k.pal.glow, 0.2],
      [0.6, k.pal.shade, 0.02],
      [1, k.pal.shade, 0.22],
    ],
  )}"/>`;
}

/** Vertical wooden slats. */
function slats(k: Canvas) {
  const c = k.mix(k.pal.wall2, k.pal.wood, 0.45);
  const lath = idOf(
    k.def(
      'slats',
      (i) =>
        d`<rect id="${i}" width="17" height="${k.horizon}" fill="${k.across([
          [0, k.tint(c, 0.25)],
          [0.3, c],
          [1, k.dim(c, 0.2)],
        ])}"/>`,
    ),
  );
  const right = k.light.side < 0;
  const w = Math.round(k.W * k.rng.range(0.34, 0.46));
  const from = right ? k.W - w : 0;
  let laths = '';
  for (let x = 0; x + 17 <= w; x += 22) laths += d`<use href="#${lath}" x="${from + x + 2}"/>`;
  const panel = (fill: string) => d`<rect x="${from}" width="${w}" height="${k.horizon}" fill="${fill}"/>`;
  const shade = k.across([
    [0, k.pal.glow, 0.12],
    [1, k.pal.shade, 0.25],
  ]);
  return panel(k.dim(c, 0.45)) + laths + panel(shade);
}

/** A painted disc or arch behind the main group. */
function disc(k: Canvas) {
  return d`<circle cx="${heroX(k)}" cy="${k.horizon - 170}" r="190" fill="${k.face(k.mix(k.pal.wall2, k.pal.accents[3], k.pal.dark ? 0.08 : 0.3), k.pal.dark ? 0.4 : 0.8)}" opacity=".85"/>`;
}

function arch(k: Canvas) {
  const x = heroX(k),
    r = 176;
  return d`<path d="M${x - r} ${k.horizon}V${k.horizon - 210}a${r} ${r} 0 0 1 ${2 * r} 0V${k.horizon}Z" fill="${k.face(k.pal.wall2, 0.9)}"/>`;
}
