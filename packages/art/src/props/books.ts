import type { Canvas } from '../canvas.ts';
import { cycled } from '../lists.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';

/** Stack of books lying. */
export function bookStack(
  k: Canvas,
  { count = 4, w = 170, colours = k.pal.accents }: { count?: number; w?: number; colours?: readonly string[] } = {},
) {
  let y = 0,
    art = '';
  for (let i = 0; i < count; i++) {
    const c = cycled(colours, i),
      t = cycled([34, 28, 31, 26, 30], i),
      ww = w * k.rng.range(0.82, 1),
      x = k.rng.range(-8, 8) - ww / 2,
      s = k.light.side;
    const page = k.mix(k.pal.pale, '#e9dcc0', 0.4),
      pw = ww * 0.05;
    art += d`<rect x="${x}" y="${y - t}" width="${ww}" height="${t}" rx="4" fill="${k.fall(c, 0.9)}"/>`;
    art +=
      i % 2
        ? d`<path d="M${x + (s < 0 ? 8 : 0)} ${y - t + 5}h${ww - 8}v${t - 10}h${-(ww - 8)}z" fill="${k.fall(page, 0.8)}"/><path d="M${x + 8} ${y - t * 0.62}h${ww - 16}M${x + 8} ${y - t * 0.4}h${ww - 16}" stroke="${k.dim(page, 0.25)}" stroke-width="1.4" opacity=".7"/>`
        : d`<path d="M${x + ww * 0.14} ${y - t}v${t}M${x + ww * 0.18} ${y - t}v${t}M${x + ww * 0.84} ${y - t}v${t}" stroke="${k.tint(c, 0.5)}" stroke-width="2.5" opacity=".8"/><path d="M${x + ww * 0.32} ${y - t / 2}h${ww * 0.34}" stroke="${k.contrast(c)}" stroke-width="4" opacity=".75" stroke-linecap="round"/><path d="M${x + pw} ${y - t + 2}h${ww - pw * 2}" stroke="${k.tint(c, 0.6)}" stroke-width="2" opacity=".6"/>`;
    y -= t;
  }
  return { w, h: -y, art };
}

/** Row of books standing, the last one leaning. */
export function bookRow(
  k: Canvas,
  {
    count = 6,
    h = 130,
    colours = k.pal.accents,
    lean = true,
  }: { count?: number; h?: number; colours?: readonly string[]; lean?: boolean } = {},
): Prop {
  let x = 0,
    art = '';
  for (let i = 0; i < count; i++) {
    const c = k.mix(cycled(colours, i), k.pal.wall2, i >= colours.length ? 0.3 : 0),
      w = k.rng.range(20, 36),
      hh = h * k.rng.range(0.74, 1);
    const last = lean && i === count - 1;
    art += d`<g transform="translate(${x} 0)${last ? ' rotate(-14)' : ''}"><rect x="${last ? 8 : 0}" y="${-hh}" width="${w}" height="${hh}" rx="2" fill="${k.round(c, 0.8)}"/><path d="M${last ? 8 : 0} ${-hh * 0.84}h${w}M${last ? 8 : 0} ${-hh * 0.78}h${w}M${last ? 8 : 0} ${-hh * 0.14}h${w}" stroke="${k.tint(c, 0.55)}" stroke-width="2.5" opacity=".8"/><path d="M${w / 2 + (last ? 8 : 0)} ${-hh * 0.66}v${hh * 0.3}" stroke="${k.contrast(c)}" stroke-width="3.5" opacity=".6" stroke-linecap="round"/></g>`;
    x += w + 1 + (i === count - 2 ? h * 0.2 : 0);
  }
  return { w: x, h, foot: x, art: d`<g transform="translate(${-x / 2} 0)">${art}</g>` };
}

/** Open notebook in perspective with a pen. */
export function notebook(
  k: Canvas,
  { w = 200, colour = k.pal.accents[0] }: { w?: number; colour?: string } = {},
): Prop {
  const page = k.mix(k.pal.pale, '#ffffff', 0.5),
    r = w / 2;
  const rows = [0.25, 0.45, 0.65]
    .map((f) => d`M${-r * 0.86} ${-8 - 34 * f}h${r * 0.66}M${r * 0.16} ${-8 - 34 * f}h${r * 0.62}`)
    .join('');
  return {
    w,
    h: 16,
    foot: w,
    art: d`<path d="M${-r - 6} 2L${-r * 0.86} -50H${r * 0.86}L${r + 6} 2Z" fill="${colour}"/><path d="M0 -4C${-r * 0.3} -16 ${-r * 0.8} -8 ${-r} -2L${-r * 0.84} -50C${-r * 0.6} -56 ${-r * 0.2} -58 0 -50Z" fill="${k.face(page, 0.8)}"/><path d="M0 -4C${r * 0.3} -16 ${r * 0.8} -8 ${r} -2L${r * 0.84} -50C${r * 0.6} -56 ${r * 0.2} -58 0 -50Z" fill="${k.face(k.dim(page, 0.06), 0.8)}"/><path d="${rows}" stroke="${k.dim(page, 0.35)}" stroke-width="2" opacity=".5"/><path d="M0 -50V-4" stroke="${k.dim(page, 0.4)}" stroke-width="2"/><path d="M${r * 0.34} -10L${r * 0.84} -40" stroke="${k.dim(colour, 0.4)}" stroke-width="6" stroke-linecap="round"/>`,
  };
}
