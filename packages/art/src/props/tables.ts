import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { drum } from './turned.ts';

/** Small round table on one leg or three. */
export function sideTable(
  k: Canvas,
  {
    r = 64,
    h = 110,
    colour = k.pal.wood,
    legs = false,
  }: { r?: number; h?: number; colour?: string; legs?: boolean } = {},
): Prop {
  const top = drum(k, r, r, 9, colour, { y: -h + 9 });
  const stand = legs
    ? d`<path d="M${-r * 0.55} ${-h + 8}L${-r * 0.75} 0M${r * 0.55} ${-h + 8}L${r * 0.75} 0M0 ${-h + 8}V6" stroke="${k.dim(colour, 0.3)}" stroke-width="7" stroke-linecap="round"/>`
    : drum(k, 8, 8, h - 12, colour, { y: -4, top: '' }) + drum(k, r * 0.56, r * 0.6, 7, colour);
  return { w: r * 1.3, foot: r * 1.2, h, art: stand + top };
}

/** Desk or console seen from the front. */
export function desk(
  k: Canvas,
  {
    w = 420,
    h = 170,
    colour = k.pal.wood,
    drawers = true,
  }: { w?: number; h?: number; colour?: string; drawers?: boolean } = {},
): Prop {
  const c = k.dim(colour, 0.1);
  const box = drawers
    ? d`<rect x="${w / 2 - 150}" y="${-h + 14}" width="140" height="40" fill="${k.face(c, 0.8)}"/><path d="M${w / 2 - 96} ${-h + 34}h32" stroke="${k.pal.metal[1]}" stroke-width="4" stroke-linecap="round"/>`
    : '';
  return {
    w,
    h: h * 0.8,
    foot: w * 0.94,
    art:
      d`<path d="M${-w / 2 + 22} ${-h + 14}L${-w / 2 + 10} 0h10l16 ${-h + 14}zM${w / 2 - 22} ${-h + 14}L${w / 2 - 10} 0h-10l-16 ${-h + 14}z" fill="${k.dim(colour, 0.3)}"/>` +
      box +
      d`<path d="M${-w / 2} ${-h}l14 -16h${w - 28}l14 16z" fill="${k.tint(colour, 0.25)}"/><rect x="${-w / 2}" y="${-h}" width="${w}" height="16" rx="3" fill="${k.face(colour)}"/>`,
  };
}

/** Treatment bed with a draped sheet and a bolster. */
export function treatmentBed(
  k: Canvas,
  {
    w = 440,
    h = 150,
    colour = k.pal.pale,
    cover = k.pal.accents[0],
  }: { w?: number; h?: number; colour?: string; cover?: string } = {},
): Prop {
  const a = -w / 2,
    wood = k.dim(k.pal.wood, 0.1);
  const legs = d`<path d="M${a + 40} -60L${a + 26} 0M${-a - 40} -60L${-a - 26} 0M${a + 34} -26H${-a - 34}" stroke="${wood}" stroke-width="13" stroke-linecap="round"/>`;
  const sheet = d`<path d="M${a} ${-h + 14}Q${a} ${-h - 4} ${a + 20} ${-h - 4}H${-a - 20}Q${-a} ${-h - 4} ${-a} ${-h + 14}L${-a + 2} -64Q${w * 0.3} -52 ${w * 0.1} -64T${-w * 0.3} -62T${a - 2} -66Z" fill="${k.fall(colour, 0.9)}"/><path d="M${-w * 0.36} ${-h + 24}Q${-w * 0.38} -90 ${-w * 0.35} -64M${w * 0.34} ${-h + 20}Q${w * 0.37} -90 ${w * 0.33} -62M${w * 0.42} ${-h + 30}Q${w * 0.44} -100 ${w * 0.42} -64" fill="none" stroke="${k.dim(colour, 0.25)}" stroke-width="3" opacity=".5"/>`;
  const runner = d`<path d="M${w * 0.02} ${-h - 5}H${w * 0.26}L${w * 0.27} -44Q${w * 0.14} -36 ${w * 0.01} -44Z" fill="${k.face(cover, 1)}"/><path d="M${w * 0.01} -52Q${w * 0.14} -44 ${w * 0.27} -52" fill="none" stroke="${k.pal.pale}" stroke-width="3" opacity=".6"/>`;
  const pillow = d`<path d="M${a + 24} ${-h - 2}C${a + 10} ${-h - 40} ${a + 110} ${-h - 44} ${a + 116} ${-h - 2}Z" fill="${k.fall(k.mix(colour, '#ffffff', 0.3), 0.9)}"/>`;
  return { w, h: h * 0.7, foot: w * 0.96, art: legs + sheet + runner + pillow };
}

/** Plain wooden bench. */
export function bench(
  k: Canvas,
  { w = 260, h = 80, colour = k.pal.wood, pad = '' }: { w?: number; h?: number; colour?: string; pad?: string } = {},
): Prop {
  const top = pad
    ? d`<rect x="${-w / 2}" y="${-h - 22}" width="${w}" height="30" rx="12" fill="${k.fall(pad, 1.1)}"/>`
    : d`<path d="M${-w / 2} ${-h}l12 -12h${w - 24}l12 12z" fill="${k.tint(colour, 0.3)}"/>`;
  return {
    w,
    h,
    foot: w * 0.9,
    art:
      d`<path d="M${-w / 2 + 26} ${-h}L${-w / 2 + 16} 0M${w / 2 - 26} ${-h}L${w / 2 - 16} 0" stroke="${k.dim(colour, 0.35)}" stroke-width="12" stroke-linecap="round"/>` +
      top +
      d`<rect x="${-w / 2}" y="${-h}" width="${w}" height="14" rx="3" fill="${k.face(colour)}"/>`,
  };
}

/** Wooden box for jumps. */
export function crate(
  k: Canvas,
  { w = 220, h = 130, colour = k.pal.wood }: { w?: number; h?: number; colour?: string } = {},
): Prop {
  return {
    w,
    h,
    art: d`<path d="M${-w / 2} ${-h}l20 -16h${w - 40}l20 16z" fill="${k.tint(colour, 0.4)}"/><rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" fill="${k.face(k.tint(colour, 0.12))}"/><path d="M${-w / 2 + 12} ${-h + 12}h${w - 24}v${h - 24}h${-w + 24}z" fill="none" stroke="${k.dim(colour, 0.3)}" stroke-width="2" opacity=".5"/><rect x="-26" y="${-h * 0.64}" width="52" height="18" rx="9" fill="${k.dim(colour, 0.55)}"/>`,
  };
}
