import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';

/**
 * Threads of a cloth from `top` to `bottom`, as one path. A path instead of a pattern: rasterisers spend most of their
 * time on small repeated tiles.
 */
export function weave(k: Canvas, top: number, bottom: number, colour: string, opacity: number): string {
  let threads = '';
  for (let y = top + 1.5; y < bottom; y += 6) threads += d`M0 ${y}H${k.W}`;
  for (let x = 1.5; x < k.W; x += 6) threads += d`M${x} ${top}V${bottom}`;
  return `<path d="${threads}" stroke="${colour}" stroke-width=".7" opacity="${opacity}"/>`;
}
