import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { drum } from './turned.ts';

/** Globe on its stand. */
export function globe(
  k: Canvas,
  {
    r = 72,
    sea = k.mix('#8fb2bd', k.pal.wall, 0.15),
    land = k.pal.leaf2,
  }: { r?: number; sea?: string; land?: string } = {},
): Prop {
  const cy = -r - 46,
    clip = k.clip(d`<circle cy="${cy}" r="${r}"/>`);
  const lands = d`<path d="M${-r * 0.7} ${cy - r * 0.6}C${-r * 0.3} ${cy - r} ${r * 0.1} ${cy - r * 0.9} ${r * 0.1} ${cy - r * 0.55}C${r * 0.05} ${cy - r * 0.3} ${-r * 0.2} ${cy - r * 0.35} ${-r * 0.25} ${cy - r * 0.1}C${-r * 0.4} ${cy} ${-r * 0.7} ${cy - r * 0.2} ${-r * 0.7} ${cy - r * 0.6}ZM${-r * 0.2} ${cy + r * 0.05}C${r * 0.1} ${cy} ${r * 0.2} ${cy + r * 0.2} ${r * 0.1} ${cy + r * 0.45}C${r * 0.02} ${cy + r * 0.7} ${-r * 0.1} ${cy + r * 0.8} ${-r * 0.16} ${cy + r * 0.6}C${-r * 0.2} ${cy + r * 0.4} ${-r * 0.4} ${cy + r * 0.2} ${-r * 0.2} ${cy + r * 0.05}ZM${r * 0.44} ${cy - r * 0.6}C${r * 0.7} ${cy - r * 0.7} ${r} ${cy - r * 0.4} ${r} ${cy}C${r * 0.9} ${cy + r * 0.3} ${r * 0.6} ${cy + r * 0.3} ${r * 0.56} ${cy}C${r * 0.4} ${cy - r * 0.1} ${r * 0.34} ${cy - r * 0.4} ${r * 0.44} ${cy - r * 0.6}Z" fill="${land}"/>`;
  const shade = k.rad(
    [
      [0, '#fff', 0.4],
      [0.45, '#fff', 0],
      [1, k.pal.shade, 0.55],
    ],
    k.light.side < 0 ? 0.34 : 0.66,
    0.28,
    0.8,
  );
  return {
    w: r * 1.5,
    foot: r * 1.2,
    h: r * 2 + 50,
    art:
      drum(k, r * 0.52, r * 0.6, 12, k.pal.wood) +
      d`<path d="M0 -10V-34" stroke="${k.dim(k.pal.wood, 0.2)}" stroke-width="12"/><circle cy="${cy}" r="${r}" fill="${sea}"/><g clip-path="${clip}">${lands}</g><g fill="none" stroke="#fff" stroke-width="1.3" opacity=".4"><ellipse cy="${cy}" rx="${r * 0.5}" ry="${r}"/><path d="M${-r} ${cy}H${r}M${-r * 0.87} ${cy - r * 0.5}H${r * 0.87}M${-r * 0.87} ${cy + r * 0.5}H${r * 0.87}"/></g><circle cy="${cy}" r="${r}" fill="${shade}"/><g transform="rotate(20 0 ${cy})"><path d="M0 ${cy - r - 14}A${r + 14} ${r + 14} 0 0 1 0 ${cy + r + 14}" fill="none" stroke="${k.pal.metal[1]}" stroke-width="7"/><circle cy="${cy - r - 8}" r="6" fill="${k.pal.metal[3]}"/><circle cy="${cy + r + 8}" r="6" fill="${k.pal.metal[3]}"/></g>`,
  };
}

/** Pencils and a ruler in a pot. */
export function pencilPot(
  k: Canvas,
  { colour = k.pal.accents[1], h = 70 }: { colour?: string; h?: number } = {},
): Prop {
  const pencil = (x: number, lean: number, l: number, c: string) =>
    d`<g transform="translate(${x} ${-h + 10}) rotate(${lean})"><rect x="-5" y="${-l}" width="10" height="${l}" fill="${k.round(c)}"/><path d="M-5 ${-l}L0 ${-l - 17}L5 ${-l}Z" fill="#ecd2a4"/><path d="M-1.7 ${-l - 11}L0 ${-l - 17}L1.7 ${-l - 11}Z" fill="${k.pal.shade}"/></g>`;
  const [a, b, c] = k.pal.accents;
  return {
    w: 66,
    h: h + 60,
    art:
      d`<ellipse cy="${-h}" rx="33" ry="7" fill="${k.dim(colour, 0.6)}"/>` +
      pencil(-16, -15, 60, c) +
      pencil(16, 16, 56, a) +
      pencil(-3, -4, 80, b) +
      pencil(8, 6, 66, '#e9ae4a') +
      drum(k, 33, 30, h, colour, { top: '' }) +
      d`<path d="M-33 ${-h}A33 7 0 0 0 33 ${-h}" fill="none" stroke="${k.tint(colour, 0.5)}" stroke-width="2.5"/>`,
  };
}

/** Laptop, open, seen from the front. */
export function laptop(k: Canvas, { w = 210, colour = '#c8cdc9' }: { w?: number; colour?: string } = {}): Prop {
  const r = w / 2,
    hh = w * 0.6,
    [a, b, c] = k.pal.accents;
  return {
    w: w * 1.1,
    h: hh,
    foot: w * 1.1,
    art: d`<rect x="${-r * 0.9}" y="${-hh}" width="${r * 1.8}" height="${hh}" rx="9" fill="${k.dim(colour, 0.6)}"/><rect x="${-r * 0.84}" y="${-hh + 7}" width="${r * 1.68}" height="${hh - 20}" rx="4" fill="${k.face(k.pal.pale, 0.6)}"/><rect x="${-r * 0.72}" y="${-hh + 20}" width="${r * 0.5}" height="${hh - 46}" rx="4" fill="${a}" opacity=".85"/><path d="M${-r * 0.06} ${-hh + 28}h${r * 0.66}M${-r * 0.06} ${-hh + 44}h${r * 0.46}" stroke="${b}" stroke-width="7" stroke-linecap="round" opacity=".8"/><rect x="${-r * 0.08}" y="${-hh + 58}" width="${r * 0.36}" height="${hh * 0.26}" rx="4" fill="${c}" opacity=".8"/><rect x="${r * 0.34}" y="${-hh + 58}" width="${r * 0.36}" height="${hh * 0.26}" rx="4" fill="${k.pal.wall2}"/><path d="M${-r * 0.9} -8H${r * 0.9}L${r * 1.1} 3Q${r * 1.1} 8 ${r * 1.04} 8H${-r * 1.04}Q${-r * 1.1} 8 ${-r * 1.1} 3Z" fill="${k.fall(colour)}"/>`,
  };
}

/** Box of tissues. */
export function tissues(
  k: Canvas,
  { w = 110, h = 62, colour = k.pal.accents[3] }: { w?: number; h?: number; colour?: string } = {},
): Prop {
  return {
    w,
    h: h + 30,
    art: d`<path d="M${-w / 2} ${-h}l14 -16h${w - 28}l14 16z" fill="${k.tint(colour, 0.3)}"/><path d="M-26 ${-h - 8}C-40 ${-h - 40} -10 ${-h - 30} -14 ${-h - 58}C6 ${-h - 44} 18 ${-h - 62} 26 ${-h - 42}C34 ${-h - 30} 22 ${-h - 20} 26 ${-h - 8}Z" fill="${k.face(k.mix(k.pal.pale, '#ffffff', 0.7), 1)}"/><rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" rx="4" fill="${k.face(colour, 1.1)}"/>`,
  };
}

/** An apple. */
export function apple(k: Canvas, { r = 30, colour = '#b8432f' }: { r?: number; colour?: string } = {}): Prop {
  return {
    w: r * 2,
    foot: r * 1.2,
    h: r * 2,
    art: d`<path d="M0 ${-r * 1.7}C${-r * 1.3} ${-r * 2.2} ${-r * 1.4} 0 ${-r * 0.36} 2Q0 ${-r * 0.1} ${r * 0.36} 2C${r * 1.4} 0 ${r * 1.3} ${-r * 2.2} 0 ${-r * 1.7}Z" fill="${k.ball(colour)}"/><path d="M0 ${-r * 1.66}q2 ${-r * 0.4} ${r * 0.26} ${-r * 0.6}" stroke="${k.pal.shade}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M${r * 0.1} ${-r * 2}q${r * 0.5} ${-r * 0.5} ${r * 0.9} ${-r * 0.2}q${-r * 0.4} ${r * 0.5} ${-r * 0.9} ${r * 0.2}z" fill="${k.pal.leaf}"/>`,
  };
}
