/** Labels of bottles and jars, with the mark of the shop; Thyme's own sprig is on none of them. */
import type { Canvas } from '../canvas.ts';
import { TILT } from '../canvas.ts';
import type { MarkKind } from '../house.ts';
import { line } from '../lettering/line.ts';
import { d } from '../markup.ts';

type Placed = { x: number; y: number; size: number; ink: string };

const letter = ({ house }: Canvas, { x, y, size, ink }: Placed) =>
  line(house.initial, { x, y: y + size * 0.34, size, fill: ink, anchor: 'middle', face: 'display' });

const ring = ({ x, y, size, ink }: Placed) =>
  d`<circle cx="${x}" cy="${y}" r="${size * 0.46}" fill="none" stroke="${ink}" stroke-width="${Math.max(1.4, size * 0.05)}"/>`;

const drawn: Record<MarkKind, (k: Canvas, at: Placed) => string> = {
  initial: (k, at) => letter(k, at),
  ring: (k, at) => ring(at) + letter(k, { ...at, size: at.size * 0.56 }),
  bars: (_k, { x, y, size, ink }) =>
    d`<path d="M${x - size * 0.3} ${y - size * 0.22}h${size * 0.6}M${x - size * 0.3} ${y}h${size * 0.6}M${x - size * 0.3} ${y + size * 0.22}h${size * 0.34}" stroke="${ink}" stroke-width="${size * 0.09}" stroke-linecap="round"/>`,
  dot: (_k, { x, y, size, ink }) =>
    d`<circle cx="${x}" cy="${y}" r="${size * 0.2}" fill="${ink}"/><path d="M${x - size * 0.4} ${y + size * 0.42}h${size * 0.8}" stroke="${ink}" stroke-width="${size * 0.05}"/>`,
  wave: (_k, { x, y, size, ink }) =>
    [-0.16, 0.12]
      .map(
        (dy) =>
          d`<path d="M${x - size * 0.42} ${y + size * dy}q${size * 0.21} ${-size * 0.26} ${size * 0.42} 0t${size * 0.42} 0" fill="none" stroke="${ink}" stroke-width="${size * 0.07}" stroke-linecap="round"/>`,
      )
      .join(''),
  plain: () => '',
};

/** The shop's mark, centred on (x, y) and about `size` high. */
export function houseMark(k: Canvas, at: Placed & { opacity?: number }): string {
  const { mark, initial } = k.house;
  const kind = !initial && (mark === 'initial' || mark === 'ring') ? 'dot' : mark;
  const art = drawn[kind](k, at);
  return art && d`<g opacity="${at.opacity ?? 0.85}">${art}</g>`;
}

/** Where something has to be shown even by a shop without a mark: over a counter or on a sign. */
export const signMark = (k: Canvas, at: Placed): string =>
  k.house.mark === 'plain' && k.house.initial ? letter(k, at) : houseMark(k, at) || drawn.dot(k, at);

/** Paper label wrapped around a body, with the mark and two lines of "text". */
export function label(k: Canvas, r: number, y: number, h: number, colour: string): string {
  const e = r * TILT,
    ink = k.contrast(colour);
  const rows =
    h > 46
      ? d`<path d="M${-r * 0.34} ${y - h * 0.14}h${r * 0.68}M${-r * 0.22} ${y - h * 0.02}h${r * 0.44}" stroke="${ink}" stroke-width="2" opacity=".55"/>`
      : '';
  const paper = d`<path d="M${-r} ${y - h}A${r} ${e} 0 0 0 ${r} ${y - h}V${y}A${r} ${e} 0 0 1 ${-r} ${y}Z" fill="${k.round(colour, 0.7)}"/>`;
  const size = Math.min(h * 0.46, r * 1.1);
  return paper + houseMark(k, { x: 0, y: y - h * (h > 46 ? 0.5 : 0.34), size, ink }) + rows;
}
