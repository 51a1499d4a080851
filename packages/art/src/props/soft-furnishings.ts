import type { Canvas } from '../canvas.ts';
import type { Stop } from '../defs.ts';
import { d, n } from '../markup.ts';

/** Rug lying on the floor. */
export function rug(k: Canvas, x: number, y: number, rx: number, ry: number, colour: string) {
  const ring = (f: number, c: string, o: number) =>
    d`<ellipse cx="${x}" cy="${y}" rx="${rx * f}" ry="${ry * f}" fill="none" stroke="${c}" stroke-width="${ry * 0.07}" opacity="${o}"/>`;
  return (
    d`<ellipse cx="${x}" cy="${y + 4}" rx="${rx}" ry="${ry}" fill="${k.dim(colour, 0.4)}" opacity=".5"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${k.face(colour, 0.7)}"/>` +
    ring(0.9, k.pal.pale, 0.6) +
    ring(0.6, k.dim(colour, 0.3), 0.3)
  );
}

/** Sheer curtain hanging from the top. */
export function curtain(k: Canvas, x: number, w: number, bottom: number, colour: string = k.pal.pale, opacity = 0.85) {
  const c = k.tint(colour, 0.2);
  const stops: Stop[] = [];
  for (let i = 0; i <= 8; i++) stops.push([i / 8, i % 2 ? k.dim(colour, 0.2) : c]);
  return d`<path d="M${x} 0H${x + w}C${x + w * 0.94} ${bottom * 0.5} ${x + w * 1.02} ${bottom * 0.8} ${x + w * 0.98} ${bottom}Q${x + w * 0.75} ${bottom + 8} ${x + w * 0.5} ${bottom}T${x + w * 0.02} ${bottom}C${x - w * 0.02} ${bottom * 0.7} ${x + w * 0.05} ${bottom * 0.4} ${x} 0Z" fill="${k.lin(stops, [0, 0, 1, 0.04])}" opacity="${n(opacity)}"/>`;
}
