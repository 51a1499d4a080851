import type { Canvas } from '../canvas.ts';
import { d, n } from '../markup.ts';

/** Start, two control points and end of a cubic curve, as x and y in turn. */
export type Curve = readonly [number, number, number, number, number, number, number, number];

/** Point and direction on a cubic curve. */
export function along([x0, y0, x1, y1, x2, y2, x3, y3]: Curve, t: number) {
  const u = 1 - t;
  const x = u ** 3 * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t ** 3 * x3;
  const y = u ** 3 * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t ** 3 * y3;
  const dx = 3 * u * u * (x1 - x0) + 6 * u * t * (x2 - x1) + 3 * t * t * (x3 - x2);
  const dy = 3 * u * u * (y1 - y0) + 6 * u * t * (y2 - y1) + 3 * t * t * (y3 - y2);
  return { x, y, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

export type LeafKind = 'round' | 'lance' | 'oval';
type Bow = readonly [number, number, number, number, number, number];

/** Leaf outlines as two cubic curves from stalk to tip and back. */
const shapes: Record<LeafKind, readonly Bow[]> = {
  round: [
    [4, -34, 56, -38, 60, -2],
    [58, 32, 10, 30, 0, 0],
  ],
  lance: [
    [16, -13, 52, -14, 74, 0],
    [52, 12, 16, 11, 0, 0],
  ],
  oval: [
    [14, -25, 54, -28, 80, -2],
    [58, 24, 16, 24, 0, 0],
  ],
};

/** One leaf with relative integer commands: short markup, because there are many. */
function leafPath(kind: LeafKind, x: number, y: number, angle: number, scale: number) {
  const a = (angle * Math.PI) / 180,
    cos = Math.cos(a) * scale,
    sin = Math.sin(a) * scale;
  let from: readonly [number, number] = [0, 0];
  const curves = shapes[kind].map(([ax, ay, bx, by, cx, cy]) => {
    const relative = (px: number, py: number) => {
      const [u, v] = [px - from[0], py - from[1]];
      return `${Math.round(u * cos - v * sin)} ${Math.round(u * sin + v * cos)}`;
    };
    const out = `c${relative(ax, ay)} ${relative(bx, by)} ${relative(cx, cy)}`;
    from = [cx, cy];
    return out;
  });
  return `M${Math.round(x)} ${Math.round(y)}${curves.join('')}z`;
}

export type BranchOptions = {
  to?: readonly [number, number];
  bend?: number;
  kind?: LeafKind;
  size?: number;
  count?: number;
  colour?: string;
  colour2?: string;
};

/** A branch along a curve with leaves on both sides. `kind` is a leaf shape. */
export function branch(
  k: Canvas,
  {
    to = [60, -200],
    bend = 0.3,
    kind = 'round',
    size = 0.6,
    count = 7,
    colour = k.pal.leaf,
    colour2 = k.pal.leaf2,
  }: BranchOptions = {},
) {
  const [x, y] = to;
  const curve: Curve = [0, 0, x * 0.1 - y * bend * 0.2, y * 0.4, x * 0.5, y * 0.75, x, y];
  const tones = [k.dim(colour, 0.14), colour, k.mix(colour, colour2, 0.55), k.tint(k.mix(colour, colour2, 0.8), 0.14)],
    leaves = ['', '', '', ''];
  for (let i = 0; i < count; i++) {
    const t = 0.22 + (0.78 * i) / (count - 1),
      at = along(curve, t),
      s = size * (1.1 - t * 0.5);
    for (const side of i === count - 1 ? [0] : [-1, 1]) {
      const lit = side * (x >= 0 ? 1 : -1) === -1 ? 2 : 0;
      leaves[lit + k.rng.int(0, 1)] += leafPath(kind, at.x, at.y, at.angle + side * k.rng.range(46, 64), s);
    }
  }
  return (
    d`<path d="M0 0C${curve[2]} ${curve[3]} ${curve[4]} ${curve[5]} ${x} ${y}" fill="none" stroke="${k.dim(colour, 0.15)}" stroke-width="3" stroke-linecap="round"/>` +
    leaves.map((path, i) => path && `<path d="${path}" fill="${tones[i]}"/>`).join('')
  );
}

/** Three or so branches for a vase. */
export function bouquet(
  k: Canvas,
  {
    kind = k.rng.pick(['round', 'lance', 'round']),
    height = 170,
    spread = 90,
    size = 0.55,
    lean = 0,
    count = 3,
  }: { kind?: LeafKind; height?: number; spread?: number; size?: number; lean?: number; count?: number } = {},
) {
  let art = '';
  for (let i = 0; i < count; i++) {
    const f = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    art += branch(k, {
      to: [f * spread + lean, -height * (1 - Math.abs(f) * 0.22) * k.rng.range(0.92, 1.08)],
      kind,
      size: size * k.rng.range(0.9, 1.1),
      count: kind === 'lance' ? 8 : 7,
    });
  }
  return art;
}

/** Out-of-focus leaves at the edge of the picture, for depth at little cost. */
export function foreground(k: Canvas, x: number, y: number, s: number, side: number) {
  const c = k.dim(k.pal.leaf, 0.45);
  const blades = [
    [-30, 190, 40],
    [-58, 220, 44],
    [-8, 170, 38],
    [-84, 170, 36],
  ] as const;
  const leaves = blades
    .map(
      ([a, l, w]) =>
        d`<path transform="rotate(${a})" d="M0 0C${l * 0.2} ${-w} ${l * 0.7} ${-w} ${l} 0C${l * 0.7} ${w} ${l * 0.2} ${w} 0 0Z"/>`,
    )
    .join('');
  return `<g transform="${d`translate(${x} ${y})`} scale(${n(s * side)} ${n(s)})" fill="${c}" opacity=".8" filter="${k.blur(5)}">${leaves}</g>`;
}
