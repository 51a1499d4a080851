/** Openings in a wall: lit niches, and the arch to the next room. */
import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';

const archPath = (x: number, w: number, top: number, foot: number) =>
  d`M${x - w / 2} ${foot}V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${foot}Z`;

/** An arched niche with a lamp at its top; objects stand on `foot`. */
export function niche(k: Canvas, at: { x: number; w: number; top: number; foot: number }): string {
  const { x, w, top, foot } = at;
  const { pal } = k;
  const path = archPath(x, w, top, foot);
  const inside = k.mix(pal.wall2, pal.shade, pal.dark ? 0.2 : 0.06);
  const light = k.rad(
    [
      [0, '#fff1cd', k.time.lamps || pal.dark ? 0.8 : 0.55],
      [1, '#ffe2a6', 0],
    ],
    0.5,
    0.2,
    0.7,
  );
  const depth = k.light.side * 12;
  return (
    d`<path d="${path}" fill="${k.face(inside, 0.9)}"/><g clip-path="${k.clip(`<path d="${path}"/>`)}"><path d="${path}" fill="none" stroke="${pal.shade}" stroke-width="34" opacity=".2" filter="${k.blur(8)}" transform="translate(${depth} 6)"/><rect x="${x - w / 2}" y="${foot - 16}" width="${w}" height="16" fill="${k.tint(pal.wall, 0.35)}"/></g><path d="${path}" fill="${light}"/>` +
    d`<path d="${path}" fill="none" stroke="${k.tint(pal.wall, 0.55)}" stroke-width="5" opacity=".9"/><rect x="${x - w / 2 - 14}" y="${foot}" width="${w + 28}" height="13" rx="3" fill="${k.face(k.tint(pal.wall, 0.4))}"/><rect x="${x - w / 2 - 8}" y="${foot + 13}" width="${w + 16}" height="11" fill="${pal.shade}" opacity=".14"/>`
  );
}

/** The arch to another room, filled with the drawing of `inner`; `level` is the start of its floor. */
export function passage(k: Canvas, at: { x: number; w: number; top: number; level: number; inner: string }): string {
  const { x, w, top, level, inner } = at;
  const { pal } = k;
  const foot = k.horizon + 4;
  const path = archPath(x, w, top, foot);
  const wall = k.mix(pal.wall, pal.pale, pal.dark ? 0.1 : 0.45);
  const ground = k.mix(pal.wood, pal.surface, pal.dark ? 0.2 : 0.5);
  const room =
    d`<rect x="${x - w / 2}" y="${top}" width="${w}" height="${level - top}" fill="${k.across([
      [0, k.tint(wall, 0.4)],
      [1, k.dim(wall, 0.06)],
    ])}"/><rect x="${x - w / 2}" y="${level}" width="${w}" height="${foot - level}" fill="${k.across([
      [0, k.tint(ground, 0.35)],
      [1, ground],
    ])}"/><rect x="${x - w / 2}" y="${level - 8}" width="${w}" height="8" fill="${k.tint(wall, 0.5)}"/>` + inner;
  const reveal = k.light.side * 18;
  return d`<path d="${archPath(x + reveal, w + 8, top - 4, foot)}" fill="${k.dim(pal.wall, 0.22)}"/><g clip-path="${k.clip(`<path d="${path}"/>`)}">${room}<path d="${path}" fill="none" stroke="${pal.shade}" stroke-width="26" opacity=".16" filter="${k.blur(8)}"/></g><path d="${path}" fill="none" stroke="${k.tint(pal.wall, 0.6)}" stroke-width="9"/>`;
}
