import type { Canvas } from '../canvas.ts';
import { TILT } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { houseMark } from './label.ts';
import { drum, shine, turned } from './turned.ts';

/** Nail polish. */
export function polish(
  k: Canvas,
  { colour = k.pal.accents[0], cap = k.pal.pale, s = 1 }: { colour?: string; cap?: string; s?: number } = {},
): Prop {
  const body = turned([
    [14, -58],
    [30, -57, 33, -50, 33, -40],
    [34, -8],
    [34, 3, 22, 7, 0, 7],
  ]);
  const inner = k.across([
    [0, k.dim(colour, 0.3)],
    [0.14, k.tint(colour, 0.45)],
    [0.36, colour],
    [0.8, k.dim(colour, 0.34)],
    [0.93, k.tint(colour, 0.2)],
    [1, k.dim(colour, 0.3)],
  ]);
  const art =
    d`<path d="${body}" fill="${inner}"/>` +
    shine(k, 34, 40, -8, 0.6) +
    drum(k, 12, 12, 8, '#999', { y: -55, fill: k.metal(), top: '' }) +
    drum(k, 11.5, 15, 66, cap, { y: -61 });
  return { art: s === 1 ? art : `<g transform="scale(${s})">${art}</g>`, w: 68 * s, h: 128 * s };
}

/** Cream jar; `open` shows the cream and leans the lid on it. */
export function jar(
  k: Canvas,
  {
    r = 46,
    h = 44,
    colour = k.pal.pale,
    lid = k.pal.accents[0],
    open = false,
  }: { r?: number; h?: number; colour?: string; lid?: string; open?: boolean } = {},
): Prop {
  const body = drum(k, r, r * 0.96, h, colour, { top: k.dim(colour, 0.12) }) + shine(k, r, h * 0.7, -6, 0.4);
  if (!open)
    return {
      w: r * 2,
      h: h + 26,
      art:
        body +
        drum(k, r * 1.03, r * 1.03, 24, lid, { y: -h + 4 }) +
        d`<ellipse cy="${-h - 20}" rx="${r * 0.82}" ry="${r * 0.15}" fill="none" stroke="${k.tint(lid, 0.5)}" stroke-width="1.5" opacity=".6"/>`,
    };
  const e = r * TILT,
    cream = k.mix(k.pal.pale, '#ffffff', 0.6);
  const swirl = d`<ellipse cy="${-h}" rx="${r * 0.88}" ry="${e * 0.84}" fill="${cream}"/><path d="M${-r * 0.62} ${-h}C${-r * 0.5} ${-h - e * 1.3} ${-r * 0.1} ${-h - 8} ${r * 0.04} ${-h - 20}C${r * 0.2} ${-h - 8} ${r * 0.5} ${-h - 5} ${r * 0.62} ${-h}C${r * 0.3} ${-h + e * 0.6} ${-r * 0.3} ${-h + e * 0.6} ${-r * 0.62} ${-h}Z" fill="${k.face(cream, 1.2)}"/><path d="M${-r * 0.36} ${-h - 2}q${r * 0.4} 7 ${r * 0.74} -1" fill="none" stroke="${k.dim(cream, 0.2)}" stroke-width="1.6"/>`;
  return { w: r * 2, h: h + 18, art: body + swirl };
}

/** Squeezed tube standing on its cap. */
export function tube(
  k: Canvas,
  {
    w = 50,
    h = 120,
    colour = k.pal.accents[1],
    lid = k.pal.pale,
  }: { w?: number; h?: number; colour?: string; lid?: string } = {},
): Prop {
  const r = w / 2;
  return {
    w: w * 0.8,
    h: h + 20,
    art:
      drum(k, r * 0.72, r * 0.72, 22, lid, { top: '' }) +
      d`<path d="M${-r * 0.8} -19C${-r} ${-h * 0.5} ${-r * 1.02} ${-h * 0.8} ${-r * 1.05} ${-h}H${r * 1.05}C${r * 1.02} ${-h * 0.8} ${r} ${-h * 0.5} ${r * 0.8} -19Q0 -13 ${-r * 0.8} -19Z" fill="${k.round(colour)}"/><rect x="${-r * 1.06}" y="${-h - 11}" width="${r * 2.12}" height="13" rx="2" fill="${k.face(k.dim(colour, 0.1))}"/>` +
      houseMark(k, { x: 0, y: -h * 0.5, size: 26, ink: k.contrast(colour) }),
  };
}

/** Perfume or serum in a cut glass block. */
export function flacon(
  k: Canvas,
  { w = 70, h = 84, colour = k.pal.accents[3] }: { w?: number; h?: number; colour?: string } = {},
): Prop {
  const glass = k.lin([
    [0, k.tint(colour, 0.7), 0.9],
    [1, k.dim(colour, 0.12), 0.95],
  ]);
  return {
    w,
    h: h + 40,
    art:
      d`<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h + 3}" rx="8" fill="${glass}"/><rect x="${-w / 2 + 7}" y="${-h * 0.72}" width="${w - 14}" height="${h * 0.66}" rx="4" fill="${k.face(colour, 1.2)}" opacity=".85"/><path d="M${-w / 2 + 8} ${-h + 6}v${h - 12}" stroke="#fff" stroke-width="3" opacity=".7" stroke-linecap="round"/>` +
      drum(k, 10, 10, 8, '#999', { y: -h + 2, fill: k.metal(), top: '' }) +
      drum(k, 17, 17, 30, k.pal.pale, { y: -h - 4, fill: k.metal(), top: k.pal.metal[2] }),
  };
}
