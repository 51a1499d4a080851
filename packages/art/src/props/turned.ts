import type { Canvas } from '../canvas.ts';
import { TILT } from '../canvas.ts';
import { d } from '../markup.ts';

/** A drum: the building block of most vessels. `r0` at the top, `r1` at the bottom. */
export function drum(
  k: Canvas,
  r0: number,
  r1: number,
  h: number,
  colour: string,
  { y = 0, top = k.tint(colour, 0.3), fill = k.round(colour) }: { y?: number; top?: string; fill?: string } = {},
) {
  const e0 = r0 * TILT,
    e1 = r1 * TILT;
  return (
    d`<path d="M${-r0} ${y - h}L${-r1} ${y - e1 * 0.4}A${r1} ${e1} 0 0 0 ${r1} ${y - e1 * 0.4}L${r0} ${y - h}Z" fill="${fill}"/>` +
    (top ? d`<ellipse cy="${y - h}" rx="${r0}" ry="${e0}" fill="${top}"/>` : '')
  );
}

/** A corner, or a cubic curve with its two control points. */
export type OutlinePoint = readonly [number, number] | readonly [number, number, number, number, number, number];

/** Mirrors the right half of an outline, given from the top down. */
export function turned(points: readonly OutlinePoint[]): string {
  const [first, ...rest] = points.map((p) => ({ p, end: [p.at(-2), p.at(-1)] as [number, number] }));
  if (!first) return '';
  let out = d`M${first.end[0]} ${first.end[1]}`;
  for (const { p } of rest)
    out += p.length === 2 ? d`L${p[0]} ${p[1]}` : d`C${p[0]} ${p[1]} ${p[2]} ${p[3]} ${p[4]} ${p[5]}`;
  const last = rest.at(-1) ?? first;
  out += d`L${-last.end[0]} ${last.end[1]}`;
  for (let i = rest.length - 1; i >= 0; i--) {
    const { p } = rest[i] ?? first;
    const [x, y] = (rest[i - 1] ?? first).end;
    out += p.length === 2 ? d`L${-x} ${y}` : d`C${-p[2]} ${p[3]} ${-p[0]} ${p[1]} ${-x} ${y}`;
  }
  return `${out}Z`;
}

/** Converts an outline to other units. */
export const scaled = (points: readonly OutlinePoint[], u: number): OutlinePoint[] =>
  points.map((p) => p.map((v) => v * u) as unknown as OutlinePoint);

export const shine = (k: Canvas, r: number, h: number, y = 0, o = 0.5) =>
  d`<rect x="${k.light.side * r * 0.62 - r * 0.07}" y="${y - h}" width="${r * 0.15}" height="${h * 0.8}" rx="${r * 0.07}" fill="#fff" opacity="${o}"/>`;
