import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';
import { pendant } from '../../props/lamps.ts';
import { canopy } from './canopy.ts';
import {
  type Facade,
  type FacadeOptions,
  openPlate,
  rectangle,
  reflections,
  roomFill,
  roomGlow,
  streetWall,
} from './parts.ts';
import { signHands, signLetters } from './sign.ts';

const top = 158;
const sill = 432;

/** Painted wood before a brick wall: a display window, a glazed door, an awning, the name on the fascia. */
export function timber(k: Canvas, { wx, dx, w, name }: FacadeOptions): Facade {
  const { pal } = k;
  const paint = k.rng.pick([pal.deep, pal.accents[1], pal.accents[0]]);
  const stripe = k.rng.pick([pal.accents[0], pal.accents[2], pal.deep]);
  const left = Math.min(wx - w / 2, dx - 84) - 30;
  const right = Math.max(wx + w / 2, dx + 84) + 30;
  const room = roomFill(k);
  const ink = name ? k.rng.pick([pal.metal[2], pal.pale, pal.pale]) : pal.metal[2];
  const sign = signLetters(k, {
    x: (left + right) / 2,
    y: 108,
    width: right - left - 90,
    size: 50,
    name,
    ink,
    hand: k.rng.pick(signHands),
    rules: true,
  });
  const pane = (x: number, width: number, y: number, height: number) =>
    reflections(k, rectangle(x, y, width, height), { x, y, w: width, h: height }) +
    d`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${k.tint(paint, 0.22)}" stroke-width="7"/>`;
  return {
    back: streetWall(k),
    interior: frame(k, left, right, paint) + sign + window(k, wx, w, room, paint, stripe),
    glass:
      pane(wx - w / 2, w, top, sill - top) +
      door(k, dx, room, paint) +
      pane(dx - 52, 104, top + 10, 230) +
      openPlate(k, dx, top + 96) +
      canopy(k, wx, top - 12, w, stripe),
    display: { x: wx, y: sill - 4, width: w * 0.82 },
    plants: [
      { x: dx + Math.sign(dx - wx) * 130, h: 280 },
      { x: wx - Math.sign(dx - wx) * (w / 2 + 66), h: 230 },
    ],
    bench: wx,
  };
}

function frame(k: Canvas, left: number, right: number, paint: string): string {
  const w = right - left;
  return d`<rect x="${left - k.light.side * 12}" y="84" width="${w}" height="430" fill="${k.pal.shade}" opacity=".3" filter="${k.haze(9)}"/><rect x="${left}" y="70" width="${w}" height="432" fill="${k.face(paint, 0.9)}"/><rect x="${left - 12}" y="58" width="${w + 24}" height="18" rx="3" fill="${k.face(k.tint(paint, 0.12))}"/>`;
}

function window(k: Canvas, x: number, w: number, room: string, paint: string, shade: string): string {
  const box = d`x="${x - w / 2}" y="${top}" width="${w}" height="${sill - top}"`;
  return (
    d`<rect x="${x - w / 2}" y="450" width="${w}" height="42" fill="none" stroke="${k.tint(paint, 0.25)}" stroke-width="3" opacity=".6"/><rect ${box} fill="${room}"/><rect ${box} fill="${roomGlow(k)}"/>` +
    pendant(k, x - w * 0.2, top + 104, 0.5, { colour: shade, from: top }) +
    pendant(k, x + w * 0.2, top + 92, 0.5, { colour: shade, from: top }) +
    d`<rect x="${x - w / 2}" y="${sill - 10}" width="${w}" height="14" fill="${k.face(k.pal.wood)}"/>`
  );
}

function door(k: Canvas, x: number, room: string, paint: string): string {
  return d`<rect x="${x - 70}" y="${top - 8}" width="140" height="352" fill="${k.face(k.tint(paint, 0.1))}"/><rect x="${x - 52}" y="${top + 10}" width="104" height="230" fill="${room}"/><rect x="${x - 52}" y="${top + 262}" width="104" height="62" fill="none" stroke="${k.tint(paint, 0.3)}" stroke-width="3" opacity=".7"/><rect x="${x - k.dir * 60 - 4}" y="${top + 180}" width="8" height="54" rx="4" fill="${k.pal.metal[1]}"/>`;
}
