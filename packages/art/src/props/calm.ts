import type { Canvas } from '../canvas.ts';
import { TILT } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { label } from './label.ts';
import { bowl } from './pottery.ts';
import { drum, scaled, turned } from './turned.ts';

/** Candle in a glass, or a bare pillar. The halo is added by the scene. */
export function candle(
  k: Canvas,
  {
    r = 26,
    h = 64,
    colour = k.pal.pale,
    glass = true,
  }: { r?: number; h?: number; colour?: string; glass?: boolean } = {},
): Prop {
  const wax = k.mix(colour, '#ffe2ad', 0.35),
    e = r * TILT;
  const warm = k.lin([
    [0, '#ffe9bd'],
    [0.45, wax],
    [1, k.dim(wax, 0.25)],
  ]);
  const body = glass
    ? drum(k, r, r * 0.96, h, colour) +
      d`<ellipse cy="${-h}" rx="${r}" ry="${e}" fill="${k.dim(colour, 0.2)}"/><ellipse cy="${-h + 2}" rx="${r * 0.9}" ry="${e * 0.8}" fill="#ffedc4"/>` +
      label(k, r * 0.98, -h * 0.2, h * 0.42, k.pal.pale === colour ? k.pal.accents[0] : k.pal.pale)
    : drum(k, r, r, h, wax, { fill: warm, top: '#fff0cc' });
  return { w: r * 2, h: h + 30, art: body + flame(-h) };
}

const flame = (y: number) =>
  d`<path d="M0 ${y + 2}v-8" stroke="#4a2c18" stroke-width="2"/><path d="M0 ${y - 4}c-9 -5 -8 -16 0 -30c8 14 9 25 0 30z" fill="#ffb43d"/><path d="M0 ${y - 5}c-5 -3 -4 -10 0 -18c4 8 5 15 0 18z" fill="#fff6d8"/>`;

/** Smooth stones, one on the other. */
export function stones(
  k: Canvas,
  {
    count = 4,
    r = 62,
    colour = k.mix(k.pal.shade, '#6b6e6a', 0.55),
  }: { count?: number; r?: number; colour?: string } = {},
) {
  let y = 0,
    art = '',
    width = r;
  for (let i = 0; i < count; i++) {
    const hh = width * k.rng.range(0.27, 0.34),
      x = k.rng.range(-4, 4) * i * 0.6;
    const c = k.mix(colour, i % 2 ? k.pal.wall2 : k.pal.shade, 0.16);
    art += d`<path d="M${x - width} ${y - hh}C${x - width} ${y - hh * 2.1} ${x + width} ${y - hh * 2.3} ${x + width} ${y - hh * 0.9}C${x + width} ${y + hh * 0.1} ${x - width} ${y + hh * 0.2} ${x - width} ${y - hh}Z" fill="${k.ball(c, 1.05)}"/><ellipse cx="${x + k.light.side * width * 0.34}" cy="${y - hh * 1.5}" rx="${width * 0.3}" ry="${hh * 0.14}" fill="#fff" opacity=".28"/>`;
    y -= hh * 1.66;
    width *= k.rng.range(0.76, 0.84);
  }
  return { w: r * 2, foot: r * 1.7, h: -y, art };
}

/** Plinths on which products stand. */
export function plinth(
  k: Canvas,
  {
    r = 90,
    h = 40,
    colour = k.pal.wall,
    kind = 'drum',
  }: { r?: number; h?: number; colour?: string; kind?: 'drum' | 'block' } = {},
): Prop {
  if (kind === 'drum')
    return {
      w: r * 2,
      h,
      art: drum(k, r, r, h, colour, {
        top: k.lin(
          [
            [0, k.tint(colour, 0.2)],
            [1, k.tint(colour, 0.5)],
          ],
          k.light.side < 0 ? [1, 0, 0, 0] : [0, 0, 1, 0],
        ),
      }),
    };
  const back = r * 0.2,
    sx = -k.light.side * r * 0.12;
  return {
    w: r * 2,
    h,
    art: d`<path d="M${-r} ${-h}L${-r + back + sx} ${-h - back}H${r - back + sx}L${r} ${-h}Z" fill="${k.tint(colour, 0.45)}"/><rect x="${-r}" y="${-h}" width="${r * 2}" height="${h}" fill="${k.face(colour, 1.1)}"/>`,
  };
}

/** Brass singing bowl on its cushion, with the mallet. */
export function singingBowl(k: Canvas, { r = 58 }: { r?: number } = {}): Prop {
  const cushion = k.pal.accents[0];
  return {
    w: r * 2.5,
    h: r * 1.1,
    art: d`<path d="M${-r * 1.15} -10C${-r * 1.2} -34 ${r * 1.2} -34 ${r * 1.15} -10C${r * 1.1} 6 ${-r * 1.1} 6 ${-r * 1.15} -10Z" fill="${k.fall(cushion)}"/><g transform="translate(0 -18)">${bowl(k, { r, h: r * 0.8, colour: '#c08a3e' }).art.replace(/fill="url[^"]*"/, `fill="${k.metal()}"`)}</g><path d="M${r * 0.2} ${-r * 0.78}L${r * 1.25} ${-r * 1.3}" stroke="${k.pal.wood}" stroke-width="9" stroke-linecap="round"/>`,
  };
}

/** Sand clock. */
export function hourglass(k: Canvas, { h = 110, sand = k.pal.accents[0] }: { h?: number; sand?: string } = {}): Prop {
  const u = h / 110,
    wood = k.pal.wood;
  const glass = turned(
    scaled(
      [
        [26, -98],
        [26, -72, 4, -62, 3.5, -55],
        [4, -48, 26, -38, 26, -12],
      ],
      u,
    ),
  );
  return {
    w: 68 * u,
    h,
    art:
      drum(k, 34 * u, 34 * u, 12 * u, wood) +
      d`<path d="${glass}" fill="${k.pal.pale}" opacity=".5"/><path d="M${-24 * u} ${-13 * u}C${-20 * u} ${-30 * u} ${-8 * u} ${-34 * u} 0 ${-36 * u}C${8 * u} ${-34 * u} ${20 * u} ${-30 * u} ${24 * u} ${-13 * u}Z M${-17 * u} ${-76 * u}H${17 * u}C${12 * u} ${-66 * u} ${3 * u} ${-60 * u} 0 ${-56 * u}C${-3 * u} ${-60 * u} ${-12 * u} ${-66 * u} ${-17 * u} ${-76 * u}Z" fill="${k.face(sand)}"/><path d="M0 ${-56 * u}V${-34 * u}" stroke="${sand}" stroke-width="2"/><path d="M${-16 * u} ${-92 * u}v${18 * u}" stroke="#fff" stroke-width="3" opacity=".7" stroke-linecap="round"/><path d="M${-30 * u} ${-12 * u}V${-98 * u}M${30 * u} ${-12 * u}V${-98 * u}" stroke="${k.dim(wood, 0.2)}" stroke-width="5"/>` +
      drum(k, 34 * u, 34 * u, 11 * u, wood, { y: -98 * u }),
  };
}
