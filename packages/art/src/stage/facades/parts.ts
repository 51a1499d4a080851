/** Parts of every shop front: street walls, lit rooms behind glass, doors, letters. */
import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';

/** A shop front in three layers, and the place of its goods between the second and the third. */
export type Facade = {
  back: string;
  interior: string;
  glass: string;
  display: { x: number; y: number; width: number };
  /** Where plants may stand on the pavement, and a bench if there is room. */
  plants: readonly { x: number; h: number }[];
  bench?: number;
};

export type FacadeOptions = {
  /** Centre of the display window, centre of the door, width of the window. */
  wx: number;
  dx: number;
  w: number;
  /** Text of the sign; without it the sign shows a mark. */
  name?: string;
};

/** Wall of the street, plain or of bricks. */
export function streetWall(k: Canvas, { brick = true, tone = k.pal.wall }: { brick?: boolean; tone?: string } = {}) {
  const plain = d`<rect width="${k.W}" height="600" fill="${k.across([
    [0, k.tint(tone, 0.3)],
    [0.5, tone],
    [1, k.dim(k.mix(tone, k.pal.wall2, 0.6), 0.1)],
  ])}"/>`;
  if (!brick) return plain;
  return plain + bricks(k, k.dim(tone, 0.3));
}

/** Joints between the bricks, as one path. */
function bricks(k: Canvas, mortar: string): string {
  let joints = '';
  for (let row = 0; row * 18 < 520; row++) {
    joints += d`M0 ${row * 18 + 0.8}H${k.W}`;
    for (let x = row % 2 ? 48 : 16; x < k.W; x += 64) joints += d`M${x} ${row * 18}v18`;
  }
  return `<path d="${joints}" stroke="${mortar}" stroke-width="1.6" opacity=".35"/>`;
}

/** The warm room behind the glass. */
export function roomFill(k: Canvas): string {
  const inside = k.mix(k.pal.pale, '#ffcf7d', k.time.lamps || k.pal.dark ? 0.5 : 0.22);
  return k.lin([
    [0, k.mix(inside, k.pal.wall2, 0.25)],
    [0.6, inside],
    [1, k.mix(inside, k.pal.wood, 0.35)],
  ]);
}

/** Lamp light in the room, brightest in the upper middle. */
export const roomGlow = (k: Canvas) =>
  k.rad(
    [
      [0, '#fff6d8', 0.85],
      [1, '#ffe2a0', 0],
    ],
    0.5,
    0.36,
    0.6,
  );

/** Reflections over a pane, within an outline. */
export function reflections(k: Canvas, outline: string, box: { x: number; y: number; w: number; h: number }): string {
  const { x, y, w, h } = box;
  const shade = k.lin([
    [0, k.pal.shade, 0.5],
    [1, k.pal.shade, 0],
  ]);
  return d`<g clip-path="${k.clip(`<path d="${outline}"/>`)}"><path d="M${x + w * 0.1} ${y}h${w * 0.22}l${-w * 0.36} ${h}h${-w * 0.22}zM${x + w * 0.74} ${y}h${w * 0.08}l${-w * 0.36} ${h}h${-w * 0.08}z" fill="#fff" opacity=".17"/><rect x="${x}" y="${y}" width="${w}" height="46" fill="${shade}"/></g>`;
}

export const rectangle = (x: number, y: number, w: number, h: number) => d`M${x} ${y}h${w}v${h}h${-w}Z`;
export const archway = (x: number, y: number, w: number, h: number) =>
  d`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`;

/** "Open" plate on a string, for a glazed door. */
export const openPlate = (k: Canvas, x: number, y: number) =>
  d`<g transform="translate(${x} ${y})"><path d="M-22 -30L0 -52L22 -30" fill="none" stroke="${k.pal.shade}" stroke-width="2"/><rect x="-36" y="-30" width="72" height="34" rx="5" fill="${k.face(k.pal.pale, 0.5)}"/><path d="M-20 -13h40" stroke="${k.pal.accents[0]}" stroke-width="5" stroke-linecap="round"/></g>`;
