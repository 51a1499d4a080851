import type { Canvas } from '../canvas.ts';
import { cycled } from '../lists.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { spiral, towelRoll } from './towels.ts';

/** Rolled yoga mat lying down, with straps. */
export function matRoll(
  k: Canvas,
  { r = 30, length = 190, colour = k.pal.accents[0] }: { r?: number; length?: number; colour?: string } = {},
): Prop {
  const base = towelRoll(k, { r, length, colour });
  const strap = (t: number) =>
    d`<path d="M${-length / 2 + length * t} ${-2 * r}c${r * 0.5} ${r * 0.3} ${r * 0.5} ${r * 1.7} 0 ${2 * r}" fill="none" stroke="${k.pal.pale}" stroke-width="6" opacity=".85"/>`;
  return { ...base, art: base.art + strap(0.38) + strap(0.7) };
}

/** Rolled mats standing upright in a basket. */
export function matBasket(k: Canvas, { colours = k.pal.accents }: { colours?: readonly string[] } = {}): Prop {
  const mat = (x: number, h: number, c: string, lean: number) =>
    d`<g transform="translate(${x} -60) rotate(${lean})"><rect x="-22" y="${-h}" width="44" height="${h}" fill="${k.round(c)}"/><g transform="translate(0 ${-h})"><ellipse rx="22" ry="7" fill="${k.tint(c, 0.3)}"/>${spiral(19, 6, 3, k.dim(c, 0.35), 1.6)}</g></g>`;
  const cane = k.mix(k.pal.wood, '#e9cfa2', 0.5);
  const weave = k.def(
    'weave',
    (id) =>
      `<pattern id="${id}" width="16" height="12" patternUnits="userSpaceOnUse"><path d="M0 3h9M8 9h9" stroke="${k.dim(cane, 0.35)}" stroke-width="2.4" opacity=".55"/></pattern>`,
  );
  const shape = 'M-76 -100C-80 -40 -72 -8 -62 2A62 10 0 0 0 62 2C72 -8 80 -40 76 -100A76 13 0 0 1 -76 -100Z';
  return {
    w: 150,
    h: 260,
    art:
      mat(-36, 170, cycled(colours, 0), -5) +
      mat(34, 190, cycled(colours, 1), 5) +
      mat(0, 146, cycled(colours, 2), 0) +
      d`<path d="${shape}" fill="${k.round(cane)}"/><path d="${shape}" fill="${weave}"/>`,
  };
}

/** A mat lying on the floor in perspective, its end rolled up. `w` near edge, `depth` on the picture. */
export function matOnFloor(
  k: Canvas,
  {
    w = 420,
    depth = 74,
    slant = 60,
    colour = k.pal.accents[0],
  }: { w?: number; depth?: number; slant?: number; colour?: string } = {},
): Prop {
  const a = -w / 2;
  const b = w / 2;
  const c = w / 2 + slant - 26;
  const e = -w / 2 + slant + 26;
  const roll = d`<path d="M${b} -16L${c + 4} ${-depth - 10}" stroke="${k.dim(colour, 0.28)}" stroke-width="42" stroke-linecap="round"/><path d="M${b - 4} -22L${c} ${-depth - 14}" stroke="${k.tint(colour, 0.16)}" stroke-width="26" stroke-linecap="round" opacity=".6"/><g transform="translate(${b} -15)"><circle r="22" fill="${k.tint(colour, 0.14)}"/>${spiral(19, 19, 2.5, k.dim(colour, 0.35), 2.6)}</g>`;
  return {
    w,
    h: 24,
    foot: 10,
    art:
      d`<path d="M${a} 0H${b}L${c} ${-depth}H${e}Z" fill="${k.across([
        [0, k.tint(colour, 0.28)],
        [1, k.dim(colour, 0.12)],
      ])}"/><path d="M${a} 0H${b}v6H${a}Z" fill="${k.dim(colour, 0.35)}"/><path d="M${-w * 0.36 + slant * 0.2} ${-depth * 0.2}H${w * 0.3}L${w * 0.34 + slant * 0.5} ${-depth * 0.8}H${-w * 0.3 + slant * 0.7}Z" fill="none" stroke="${k.tint(colour, 0.5)}" stroke-width="2" opacity=".5"/>` +
      roll,
  };
}

/** Long round bolster or meditation cushion. */
export function bolster(
  k: Canvas,
  { w = 170, h = 54, colour = k.pal.accents[2] }: { w?: number; h?: number; colour?: string } = {},
): Prop {
  const r = h / 2;
  return {
    w,
    h,
    art: d`<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" rx="${r}" fill="${k.fall(colour, 1.1)}"/><ellipse cx="${k.light.side * (w / 2 - r * 0.7)}" cy="${-r}" rx="${r * 0.62}" ry="${r * 0.94}" fill="${k.tint(colour, 0.22)}"/><ellipse cx="${k.light.side * (w / 2 - r * 0.7)}" cy="${-r}" rx="4" ry="5" fill="${k.dim(colour, 0.3)}"/><path d="M${-k.light.side * (w / 2 - r)} ${-h}q${-k.light.side * 10} ${r} 0 ${h}" stroke="${k.dim(colour, 0.3)}" fill="none" stroke-width="2"/>`,
  };
}

/** Round pouffe / zafu. */
export function zafu(
  k: Canvas,
  { w = 130, h = 54, colour = k.pal.accents[0] }: { w?: number; h?: number; colour?: string } = {},
): Prop {
  const r = w / 2;
  const pleats = [-0.7, -0.4, -0.1, 0.2, 0.5, 0.78]
    .map((f) => d`M${f * r * 0.7} ${-h}Q${f * r * 1.25} ${-h * 0.5} ${f * r * 0.86} 3`)
    .join('');
  return {
    w,
    h,
    art: d`<path d="M${-r * 0.8} ${-h}C${-r * 1.12} ${-h} ${-r * 1.1} 4 ${-r * 0.75} 4H${r * 0.75}C${r * 1.1} 4 ${r * 1.12} ${-h} ${r * 0.8} ${-h}Z" fill="${k.round(colour)}"/><path d="${pleats}" fill="none" stroke="${k.dim(colour, 0.35)}" stroke-width="2" opacity=".6"/><ellipse cy="${-h}" rx="${r * 0.82}" ry="${r * 0.17}" fill="${k.tint(colour, 0.25)}"/>`,
  };
}

/** Cork or foam block. */
export function block(
  k: Canvas,
  { w = 84, h = 44, colour = k.mix(k.pal.wood, '#e8c79c', 0.5) }: { w?: number; h?: number; colour?: string } = {},
): Prop {
  return {
    w,
    h,
    art: d`<path d="M${-w / 2} ${-h}l10 -12h${w - 20}l10 12z" fill="${k.tint(colour, 0.35)}"/><rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" rx="4" fill="${k.face(colour)}"/>`,
  };
}
