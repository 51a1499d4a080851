import type { Canvas } from '../canvas.ts';
import { cycled } from '../lists.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';

/** Spiral of a roll's end in an ellipse, made of half turns. */
export function spiral(r: number, ry: number, turns: number, stroke: string, width = 2) {
  const halves = Math.round(turns * 2),
    step = 0.86 / halves;
  let f = 1,
    x = r,
    path = d`M${r} 0`;
  for (let i = 0; i < halves; i++, f -= step) {
    const to = (i % 2 ? 1 : -1) * r * (f - step);
    path += d`A${Math.abs(to - x) / 2} ${(Math.abs(to - x) / 2) * (ry / r)} 0 0 1 ${to} 0`;
    x = to;
  }
  return d`<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** One rolled towel lying with its end towards us, slightly turned. */
export function towelRoll(
  k: Canvas,
  { r = 36, length = 130, colour = k.pal.pale }: { r?: number; length?: number; colour?: string } = {},
): Prop {
  const s = -k.light.side,
    e = r * 0.74,
    x0 = (-s * length) / 2,
    x1 = (s * length) / 2;
  const body = d`<path d="M${x0} ${-2 * r}H${x1}A${e} ${r} 0 0 ${s > 0 ? 1 : 0} ${x1} 0H${x0}A${e} ${r} 0 0 ${s > 0 ? 1 : 0} ${x0} ${-2 * r}Z" fill="${k.lin(
    [
      [0, k.tint(colour, 0.3)],
      [0.25, k.tint(colour, 0.45)],
      [0.6, colour],
      [1, k.dim(colour, 0.4)],
    ],
  )}"/>`;
  const hem = d`<path d="M${x0 + s * length * 0.72} ${-2 * r}A${e} ${r} 0 0 ${s > 0 ? 1 : 0} ${x0 + s * length * 0.72} 0M${x0 + s * length * 0.8} ${-2 * r}A${e} ${r} 0 0 ${s > 0 ? 1 : 0} ${x0 + s * length * 0.8} 0" fill="none" stroke="${k.dim(colour, 0.18)}" stroke-width="2" opacity=".8"/>`;
  return {
    w: length + r,
    h: r * 2,
    art:
      body +
      hem +
      d`<g transform="translate(${x0} ${-r})"><ellipse rx="${e}" ry="${r}" fill="${k.ball(k.tint(colour, 0.1), 0.7)}"/>${spiral(e * 0.9, r * 0.92, 3.5, k.dim(colour, 0.32), r * 0.07)}</g>`,
  };
}

/** Pyramid of rolled towels, seen end on. */
export function towelPile(
  k: Canvas,
  { r = 34, colours = [k.pal.pale, k.pal.accents[3], k.pal.pale] }: { r?: number; colours?: readonly string[] } = {},
): Prop {
  const roll = (x: number, y: number, c: string, i: number) =>
    d`<g transform="translate(${x} ${y})"><circle r="${r}" fill="${k.ball(c, 0.9)}"/><g transform="rotate(${i * 70 + 20})">${spiral(r * 0.9, r * 0.9, 3.5, k.dim(c, 0.34), 2.4)}</g></g>`;
  const row = (count: number, y: number, from: number) =>
    Array.from({ length: count }, (_, i) =>
      roll((i - (count - 1) / 2) * r * 2, y, cycled(colours, from + i), from + i),
    ).join('');
  return { w: r * 6, h: r * 5.4, art: row(3, -r, 0) + row(2, -r * 2.73, 1) + row(1, -r * 4.46, 2) };
}

/** Folded towels, blankets or clothes. */
export function folded(
  k: Canvas,
  {
    w = 150,
    colours = [k.pal.pale, k.pal.accents[3], k.pal.accents[0]],
    thick = 24,
  }: { w?: number; colours?: readonly string[]; thick?: number } = {},
) {
  const s = k.light.side;
  const art = colours
    .map((c, i) => {
      const y = -i * thick,
        ww = w - i * 5,
        x = -ww / 2 + (i % 2 ? 3 : -2),
        th = thick + 1;
      return d`<rect x="${x}" y="${y - th}" width="${ww}" height="${th}" rx="${th * 0.48}" fill="${k.fall(c, 0.9)}"/><path d="M${s < 0 ? x + ww - 4 : x + 4} ${y - th * 0.5}h${s * ww * 0.78}" stroke="${k.dim(c, 0.35)}" stroke-width="2" stroke-linecap="round" opacity=".6"/><path d="M${-s * ww * 0.18} ${y - th}v${th}M${-s * ww * 0.24} ${y - th}v${th}" stroke="${k.dim(c, 0.22)}" stroke-width="2" opacity=".45"/>`;
    })
    .join('');
  return { w, h: thick * colours.length, art };
}
