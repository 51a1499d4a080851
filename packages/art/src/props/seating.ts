import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { drum } from './turned.ts';

/** Sofa for two, from the front. */
export function sofa(
  k: Canvas,
  {
    w = 400,
    colour = k.pal.accents[0],
    pillow = k.pal.accents[2],
  }: { w?: number; colour?: string; pillow?: string } = {},
): Prop {
  const a = w / 2;
  const leg = (x: number, lean: number) =>
    d`<path d="M${x} -34L${x + lean} 2" stroke="${k.dim(k.pal.wood, 0.25)}" stroke-width="9" stroke-linecap="round"/>`;
  const back = d`<rect x="${-a + 18}" y="-222" width="${w - 36}" height="180" rx="34" fill="${k.face(k.dim(colour, 0.1), 1.2)}"/><path d="M0 -214V-110" stroke="${k.dim(colour, 0.32)}" stroke-width="2.5" opacity=".6"/>`;
  const arm = (x: number) =>
    d`<rect x="${x}" y="-150" width="56" height="122" rx="26" fill="${k.face(k.tint(colour, 0.06), 1.1)}"/>`;
  const seat = (x: number) =>
    d`<rect x="${x}" y="-112" width="${a - 50}" height="48" rx="18" fill="${k.fall(k.tint(colour, 0.12))}"/>`;
  const base = d`<rect x="${-a + 26}" y="-78" width="${w - 52}" height="44" rx="12" fill="${k.dim(colour, 0.24)}"/>`;
  const cushion = (x: number, c: string, turn: number) =>
    d`<g transform="translate(${x} -144) rotate(${turn})"><path d="M-42 -34Q0 -42 42 -34Q48 0 42 34Q0 42 -42 34Q-48 0 -42 -34Z" fill="${k.face(c, 1.1)}"/><path d="M-38 -10Q0 -16 40 -10M-40 12Q0 6 40 12" stroke="${k.tint(c, 0.5)}" stroke-width="3" fill="none" opacity=".55"/></g>`;
  return {
    w,
    h: 200,
    foot: w * 0.92,
    art:
      leg(-a + 44, -8) +
      leg(a - 44, 8) +
      back +
      base +
      seat(-a + 48) +
      seat(2) +
      cushion(-a + 96, pillow, -8) +
      cushion(a - 100, k.pal.accents[3], 9) +
      arm(-a) +
      arm(a - 56),
  };
}

/** Round stool on three legs. */
export function stool(
  k: Canvas,
  { r = 46, h = 104, colour = k.pal.wood, pad = '' }: { r?: number; h?: number; colour?: string; pad?: string } = {},
): Prop {
  const legs = d`<path d="M${-r * 0.5} ${-h + 10}L${-r * 0.85} 0M${r * 0.5} ${-h + 10}L${r * 0.85} 0M0 ${-h + 10}V6" stroke="${k.dim(colour, 0.25)}" stroke-width="8" stroke-linecap="round"/>`;
  const seat = drum(k, r, r, pad ? 22 : 12, pad || colour, { y: -h + 12 });
  return { w: r * 1.8, foot: r * 1.7, h, art: legs + seat };
}

/** Front counter with a panelled face. */
export function counter(
  k: Canvas,
  { w = 420, h = 176, colour = k.pal.accents[1] }: { w?: number; h?: number; colour?: string } = {},
): Prop {
  const a = w / 2;
  let ribs = '';
  for (let x = -a + 14; x < a - 10; x += 22) ribs += d`M${x} ${-h + 34}V-22`;
  const face = d`<rect x="${-a}" y="${-h + 14}" width="${w}" height="${h - 14}" rx="14" fill="${k.across([
    [0, k.tint(colour, 0.22)],
    [0.5, colour],
    [1, k.dim(colour, 0.3)],
  ])}"/>`;
  const groove = d`<path d="${ribs}" stroke="${k.dim(colour, 0.42)}" stroke-width="5" stroke-linecap="round" opacity=".55"/>`;
  const kick = d`<rect x="${-a + 12}" y="-12" width="${w - 24}" height="12" fill="${k.dim(colour, 0.55)}"/>`;
  const top = d`<path d="M${-a - 10} ${-h}l14 -14h${w - 8}l14 14z" fill="${k.tint(k.pal.pale, 0.2)}"/><rect x="${-a - 10}" y="${-h}" width="${w + 20}" height="18" rx="5" fill="${k.face(k.pal.pale, 0.8)}"/>`;
  return { w: w + 20, h: h * 0.8, foot: w, art: face + groove + kick + top };
}
