import type { Canvas } from '../canvas.ts';
import { H } from '../canvas.ts';
import { d, n } from '../markup.ts';
import { heroX } from './placing.ts';

/** Light of a window on the floor below and beside it. */
export function floorLight(k: Canvas, x: number, w: number, { length = 1 }: { length?: number } = {}) {
  const away = -k.light.side,
    y0 = k.horizon + 18,
    y1 = H + 10,
    shift = away * 150 * length;
  const pane = (a: number, b: number, f0: number, f1: number) => {
    const at = (u: number, f: number) => x + w * u + shift * f + (u - 0.5) * w * 0.35 * f;
    const yy = (f: number) => y0 + (y1 - y0) * f;
    return d`M${at(a, f0)} ${yy(f0)}L${at(b, f0)} ${yy(f0)}L${at(b, f1)} ${yy(f1)}L${at(a, f1)} ${yy(f1)}Z`;
  };
  const columns = [
    [0, 0.47],
    [0.53, 1],
  ] as const;
  const rows = [
    [0.04, 0.3],
    [0.36, 0.62],
    [0.68, 0.94],
  ] as const;
  const panes = columns.flatMap(([a, b]) => rows.map(([p, q]) => pane(a, b, p, q))).join('');
  return `<path d="${panes}" fill="${k.pal.glow}" opacity="${n(k.time.sun * (k.pal.dark ? 0.5 : 0.95))}" filter="${k.haze(3)}"/>`;
}

/** A bright shape whose edge fades in three steps: nearly as soft as a blur, at a fifth of its cost. */
function softEdged(path: string, colour: string, opacity: number): string {
  const rim = [
    [12, 0.2],
    [8, 0.3],
    [4, 0.45],
  ] as const;
  const rims = rim.map(([w, o]) => `<path d="${path}" stroke-width="${w}" stroke-opacity="${o}"/>`).join('');
  return d`<g fill="${colour}" stroke="${colour}" stroke-linejoin="round" opacity="${Math.round(opacity * 100) / 100}"><g fill="none">${rims}</g><path d="${path}" stroke="none"/></g>`;
}

export type WallLightKind = 'panes' | 'arch' | 'blinds' | 'leaves';

/** Sunlight from a window outside the picture, cast on the wall, with the shadow of a branch in it. */
export function wallLight(
  k: Canvas,
  {
    x = heroX(k),
    kind = k.rng.pick(['panes', 'arch', 'blinds', 'leaves']),
    strength = 1,
  }: { x?: number; kind?: WallLightKind; strength?: number } = {},
) {
  if (k.time.lamps) return '';
  const s = -k.light.side,
    o = k.time.sun * strength * (k.pal.dark ? 0.34 : 0.8),
    top = k.rng.range(-30, 30),
    w = 150,
    gap = 16;
  const rects = {
    panes: [0, 1]
      .flatMap((i) => [0, 1, 2].map((j) => d`M${i * (w + gap) - w} ${top + j * 140}h${w}v${124}h${-w}z`))
      .join(''),
    arch: d`M${-w} 480V${top + 150}a${w} ${w} 0 0 1 ${w - 8} ${-w}V480ZM8 480V${top}a${w} ${w} 0 0 1 ${w - 8} ${w}V480Z`,
    blinds: Array.from({ length: 12 }, (_, i) => d`M${-w} ${top + i * 36}h${w * 2.2}v19h${-w * 2.2}z`).join(''),
    leaves: d`M${-w * 1.1} ${top}h${w * 2.4}v520h${-w * 2.4}z`,
  };
  const leaf = (a: number, l: number, px: number, py: number) =>
    d`<ellipse cx="${l * 0.5}" rx="${l * 0.5}" ry="${l * 0.17}" transform="translate(${px} ${py}) rotate(${a})"/>`;
  let leaves = '';
  if (kind !== 'blinds') {
    const dense = kind === 'leaves' ? 13 : 7;
    for (let i = 0; i < dense; i++)
      leaves += leaf(
        k.rng.range(100, 170),
        k.rng.range(60, 104),
        k.rng.range(-70, 230) - i * 6,
        -20 + i * (kind === 'leaves' ? 34 : 40),
      );
  }
  const clip = k.clip(d`<rect width="${k.W}" height="${k.horizon}"/>`);
  const skew = d`translate(${x - s * 90} 0) skewX(${s * 20})${s < 0 ? ' scale(-1 1)' : ''}`;
  return d`<g clip-path="${clip}"><g transform="${skew}">${softEdged(rects[kind], k.pal.glow, o)}<g fill="${k.mix(k.pal.wall, k.pal.shade, 0.34)}" opacity=".4" filter="${k.haze(6)}">${leaves}</g></g></g>`;
}

/** Soft shafts through the whole picture. */
export function shafts(k: Canvas, strength = 1) {
  if (k.time.lamps) return '';
  const s = k.light.side,
    from = s < 0 ? -40 : k.W + 40;
  // Four layers, each a little wider, fade at the edges like a blur.
  const layers = [-14, -5, 5, 14];
  const fill = k.across([
    [0, k.pal.glow, (0.3 * strength * (k.pal.dark ? 0.5 : 1)) / layers.length],
    [0.7, k.pal.glow, 0],
  ]);
  const beam = (a: number, b: number, c: number, e: number) =>
    d`M${from} ${a - e}L${from} ${b + e}L${from - s * k.W * 0.8} ${c + (b - a) * 2.2 + e * 2}L${from - s * k.W * 0.7} ${c - e * 2}Z`;
  return layers.map((e) => `<path d="${beam(-80, 30, 330, e)}${beam(80, 130, 520, e)}" fill="${fill}"/>`).join('');
}
