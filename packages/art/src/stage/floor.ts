import type { Canvas } from '../canvas.ts';
import { H } from '../canvas.ts';
import type { FloorMaterial } from '../finishes.ts';
import { d } from '../markup.ts';
import { counterTiles } from './table-top.ts';

/** Floor of a room. */
export function floor(k: Canvas, material: FloorMaterial = k.rng.pick(['planks', 'planks', 'concrete', 'tiles'])) {
  const { W, pal, horizon } = k;
  const c =
    material === 'planks'
      ? k.mix(pal.wood, pal.surface, pal.dark ? 0.1 : 0.42)
      : material === 'check'
        ? pal.pale
        : pal.surface;
  k.polished = material === 'concrete' || material === 'check';
  const base = d`<rect y="${horizon}" width="${W}" height="${H - horizon}" fill="${k.across([
    [0, k.tint(c, 0.3)],
    [0.6, c],
    [1, k.dim(c, 0.2)],
  ])}"/>`;
  const board = d`<rect y="${horizon - 22}" width="${W}" height="22" fill="${k.across([
    [0, k.tint(pal.wall, 0.55)],
    [1, pal.wall],
  ])}"/><rect y="${horizon - 3}" width="${W}" height="3" fill="${pal.shade}" opacity=".35"/>`;
  const near = d`<rect y="${horizon}" width="${W}" height="34" fill="${k.lin([
    [0, pal.shade, 0.22],
    [1, pal.shade, 0],
  ])}"/>`;
  return base + { planks, concrete: () => '', tiles: counterTiles, check }[material](k, c) + near + board;
}

function planks(k: Canvas, c: string) {
  let lines = '';
  for (let i = -16; i <= 16; i++) lines += d`M${k.W / 2 + i * 58} ${k.horizon}L${k.W / 2 + i * 128} ${H}`;
  let joints = '';
  for (let i = 0; i < 14; i++) {
    const t = k.rng.range(0.08, 0.9),
      y = k.horizon + (H - k.horizon) * t,
      j = k.rng.int(-9, 9),
      step = 58 + 70 * t;
    joints += d`M${k.W / 2 + j * step} ${y}h${step}`;
  }
  return `<g fill="none" stroke="${k.dim(c, 0.5)}" opacity=".3"><path d="${lines}" stroke-width="2"/><path d="${joints}" stroke-width="2.5"/></g>`;
}

function check(k: Canvas) {
  const rows = [0, 0.1, 0.24, 0.43, 0.68, 1.02];
  const at = (i: number, f: number) => k.W / 2 + i * (66 + 84 * f);
  const level = (f: number) => k.horizon + (H - k.horizon) * f;
  let path = '';
  rows.slice(1).forEach((near, r) => {
    const far = rows[r] ?? 0;
    for (let i = -12; i <= 12; i++)
      if ((i + r) % 2 === 0)
        path += d`M${at(i, far)} ${level(far)}H${at(i + 1, far)}L${at(i + 1, near)} ${level(near)}H${at(i, near)}Z`;
  });
  return `<path d="${path}" fill="${k.pal.deep}" opacity=".85"/>`;
}

/** Pavement with a kerb. */
export function pavement(k: Canvas) {
  const c = k.mix(k.pal.surface, k.pal.wall2, 0.2),
    y = k.horizon;
  let joints = '';
  for (let i = -9; i <= 9; i++) joints += d`M${k.W / 2 + i * 120} ${y}L${k.W / 2 + i * 170} 584`;
  return d`<rect y="${y}" width="${k.W}" height="100" fill="${k.across([
    [0, k.tint(c, 0.3)],
    [1, k.dim(c, 0.18)],
  ])}"/><path d="${joints}M0 536H${k.W}" stroke="${k.dim(c, 0.4)}" stroke-width="2" opacity=".3"/><rect y="584" width="${k.W}" height="16" fill="${k.dim(c, 0.3)}"/><rect y="${y}" width="${k.W}" height="20" fill="${k.lin(
    [
      [0, k.pal.shade, 0.35],
      [1, k.pal.shade, 0],
    ],
  )}"/>`;
}
