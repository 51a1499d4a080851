import type { Canvas } from '../canvas.ts';
import { TILT } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { label } from './label.ts';
import { drum, shine, turned } from './turned.ts';

export type Cap = 'pump' | 'dropper' | 'cork' | 'disc' | 'spray';

/** Bottle with round shoulders. `cap`: pump, dropper, cork, disc or spray. */
export function bottle(
  k: Canvas,
  {
    r = 34,
    h = 130,
    colour = k.pal.accents[0],
    cap = 'pump',
    tag = k.pal.pale,
    glass = false,
  }: { r?: number; h?: number; colour?: string; cap?: Cap; tag?: string; glass?: boolean } = {},
) {
  const sh = r * 0.5,
    e = r * TILT,
    neck = r * 0.36,
    top = -h - sh;
  const body = turned([
    [neck, top],
    [r * 0.75, top + sh * 0.12, r, -h + sh * 0.1, r, -h + sh * 0.55],
    [r, -r * 0.22],
    [r, e * 0.3, r * 0.6, e * 0.6, 0, e * 0.6],
  ]);
  const inner = glass
    ? k.across([
        [0, k.dim(colour, 0.3)],
        [0.12, k.tint(colour, 0.2)],
        [0.3, k.tint(colour, 0.5)],
        [0.5, colour],
        [0.82, k.dim(colour, 0.35)],
        [0.94, k.tint(colour, 0.1)],
        [1, k.dim(colour, 0.3)],
      ])
    : k.round(colour);
  const head = caps[cap](k, neck, r);
  const art =
    d`<path d="${body}" fill="${inner}"/>` +
    (tag ? label(k, r * 0.995, -h * 0.2, h * 0.5, tag) : '') +
    shine(k, r, h * 0.86, -h * 0.06, glass ? 0.55 : 0.28) +
    d`<g transform="translate(0 ${top})">${head.art}</g>`;
  return { art, w: r * 2, h: h + sh + head.h };
}

type Head = { h: number; art: string };

function pumpCap(k: Canvas, r: number): Head {
  const dark = k.pal.deep,
    s = k.light.side;
  return {
    h: 54,
    art:
      drum(k, r * 1.12, r * 1.12, 14, dark, { y: 4 }) +
      d`<rect x="-3" y="-34" width="6" height="26" fill="${k.round(dark)}"/><path d="M${s * 9} -44h${-s * 24}q${-s * 16} 0 ${-s * 18} 13l${s * 5} 1q${s * 3} -5 ${s * 12} -5h${s * 25}z" fill="${k.fall(dark)}"/>`,
  };
}

function dropperCap(k: Canvas, r: number): Head {
  const rubber = k.dim(k.pal.wall2, 0.55),
    m = k.metal();
  return {
    h: 50,
    art:
      drum(k, r * 1.1, r * 1.1, 16, '#c99', { y: 4, fill: m, top: k.pal.metal[1] }) +
      d`<path d="${turned([
        [0, -50],
        [r * 0.7, -50, r * 0.66, -34, r * 0.74, -14],
        [r * 0.74, -10, 0, -9, 0, -9],
      ])}" fill="${k.round(rubber)}"/>`,
  };
}

function corkCap(k: Canvas, r: number): Head {
  return {
    h: 26,
    art:
      drum(k, r * 1.2, r * 1.2, 5, k.pal.wood, { y: 3, top: '' }) +
      drum(k, r * 1.05, r * 0.9, 24, k.mix(k.pal.wood, '#e8c9a0', 0.5), { y: 2 }),
  };
}

function discCap(k: Canvas, _neck: number, R: number): Head {
  return { h: 26, art: drum(k, R * 0.62, R * 0.62, 28, '#888', { y: 7, fill: k.metal(), top: k.pal.metal[2] }) };
}

function sprayCap(k: Canvas, r: number): Head {
  const dark = k.pal.deep,
    s = k.light.side;
  return {
    h: 46,
    art:
      drum(k, r * 1.1, r * 1.1, 12, dark, { y: 4 }) +
      d`<path d="M${s * 10} -40h${-s * 34}v9h${s * 8}l${s * 2} 24h${s * 20}z" fill="${k.fall(dark)}"/><path d="M${-s * 10} -28q${-s * 10} 8 ${-s * 8} 18" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>`,
  };
}

const caps: Record<Cap, (k: Canvas, neck: number, body: number) => Head> = {
  pump: pumpCap,
  dropper: dropperCap,
  cork: corkCap,
  disc: discCap,
  spray: sprayCap,
};

/** Slim tonic or oil bottle with a long neck. */
export function flask(
  k: Canvas,
  {
    r = 26,
    h = 150,
    colour = '#8a4a22',
    tag = k.pal.pale,
  }: { r?: number; h?: number; colour?: string; tag?: string } = {},
): Prop {
  const e = r * TILT;
  const body = turned([
    [r * 0.28, -h],
    [r * 0.28, -h * 0.72],
    [r * 0.3, -h * 0.6, r, -h * 0.62, r, -h * 0.46],
    [r, -4],
    [r, e * 0.6, r * 0.5, e * 0.7, 0, e * 0.7],
  ]);
  const inner = k.across([
    [0, k.dim(colour, 0.35)],
    [0.16, k.tint(colour, 0.35)],
    [0.4, colour],
    [0.85, k.dim(colour, 0.4)],
    [1, k.tint(colour, 0.08)],
  ]);
  return {
    w: r * 2,
    h: h + 22,
    art:
      d`<path d="${body}" fill="${inner}"/>` +
      label(k, r * 0.99, -h * 0.1, h * 0.28, tag) +
      shine(k, r, h * 0.38, -h * 0.06) +
      drum(k, r * 0.42, r * 0.4, 24, k.pal.pale, { y: -h + 4, fill: k.metal(), top: k.pal.metal[2] }),
  };
}
