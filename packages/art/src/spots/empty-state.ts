import { createCanvas } from '../canvas.ts';
import { daytimes } from '../daytimes.ts';
import { d } from '../markup.ts';
import { palettes } from '../palettes.ts';
import { type EmptyKind, spots } from './drawings.ts';

export type { EmptyKind };

/** Friendly drawing for an empty page, on a transparent background. */
export function emptyState(kind: EmptyKind, { size = 240, title }: { size?: number; title?: string } = {}) {
  const draw = spots[kind];
  if (!draw) throw new RangeError(`No drawing for "${kind}"`);
  const k = createCanvas({
    key: `empty/${kind}`,
    width: 4,
    height: 3,
    palette: palettes.cream,
    time: daytimes.morning,
  });
  k.light.side = -1;
  const soft = (x: number, y: number, rx: number) =>
    d`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="13" fill="#17211c" opacity=".16" filter="${k.blur(7)}"/>`;
  const blob = d`<path d="M120 330C84 210 178 70 338 74C470 44 676 92 706 246C738 388 640 500 470 506C320 520 160 470 120 330Z" fill="${k.lin(
    [
      [0, '#e4f0e9'],
      [1, '#f3ead9'],
    ],
    [0, 0, 1, 1],
  )}"/><circle cx="196" cy="132" r="11" fill="#e9ae4a"/><circle cx="664" cy="122" r="7" fill="#c4573a"/><circle cx="700" cy="420" r="13" fill="#9cc7b1"/>`;
  const body = blob + draw(k, soft);
  const label = title
    ? ` role="img" aria-label="${title.replace(/[&<>"]/g, '')}"`
    : ' aria-hidden="true" focusable="false"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${Math.round(size * 0.75)}" viewBox="0 0 800 600"${label}><defs>${k.defsMarkup()}</defs>${body}</svg>`;
}
