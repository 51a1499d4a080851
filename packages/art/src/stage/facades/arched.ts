import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';
import { pendant } from '../../props/lamps.ts';
import {
  archway,
  type Facade,
  type FacadeOptions,
  openPlate,
  reflections,
  roomFill,
  roomGlow,
  streetWall,
} from './parts.ts';
import { signHands, signLetters } from './sign.ts';

const sill = 440;

/** Rendered wall with a wide arched window and an arched door; the name is on the wall in raised letters. */
export function arched(k: Canvas, { wx, dx, w, name }: FacadeOptions): Facade {
  const { pal } = k;
  const tone = k.rng.pick([pal.wall, k.mix(pal.wall, pal.pale, 0.5), pal.wall2]);
  const paint = k.rng.pick([pal.deep, pal.accents[0], pal.accents[1]]);
  const trim = k.mix(pal.pale, tone, 0.25);
  const room = roomFill(k);
  const windowTop = 168;
  const x = wx - w / 2;
  const pane = flatArch(x, windowTop, w, sill - windowTop, 92);
  const mid = (Math.min(x, dx - 76) + Math.max(x + w, dx + 76)) / 2;
  const span = Math.abs(dx - wx) + w / 2 + 110;
  const ink = k.contrast(tone);
  const bars = d`M${wx - w / 6} ${windowTop}V${sill}M${wx + w / 6} ${windowTop}V${sill}M${x} ${windowTop + 92}H${x + w}`;
  const sign = signLetters(k, { x: mid, y: 98, width: span, size: 60, name, ink, hand: k.rng.pick(signHands) });
  const stoop = d`<rect x="${dx - 104}" y="496" width="208" height="14" rx="3" fill="${k.face(k.dim(trim, 0.12))}"/>`;
  return {
    back: streetWall(k, { brick: false, tone }) + cornice(k, tone) + plinth(k, tone),
    interior:
      sign +
      d`<path d="${flatArch(x - 18, windowTop - 18, w + 36, sill - windowTop + 18, 104)}" fill="${k.face(trim, 0.7)}"/><path d="${pane}" fill="${room}"/><path d="${pane}" fill="${roomGlow(k)}"/>` +
      `<g clip-path="${k.clip(`<path d="${pane}"/>`)}">${pendant(k, wx - w * 0.22, windowTop + 116, 0.5, { colour: paint, from: windowTop })}${pendant(k, wx + w * 0.22, windowTop + 100, 0.5, { colour: paint, from: windowTop })}</g>` +
      d`<rect x="${x}" y="${sill - 12}" width="${w}" height="14" fill="${k.face(pal.wood)}"/>`,
    glass:
      reflections(k, pane, { x, y: windowTop, w, h: sill - windowTop }) +
      d`<g clip-path="${k.clip(`<path d="${pane}"/>`)}"><path d="${bars}" stroke="${paint}" stroke-width="7"/></g><path d="${pane}" fill="none" stroke="${k.face(paint)}" stroke-width="11"/><rect x="${x - 26}" y="${sill}" width="${w + 52}" height="16" rx="3" fill="${k.face(trim)}"/><rect x="${x - 20}" y="${sill + 16}" width="${w + 40}" height="12" fill="${pal.shade}" opacity=".16"/>` +
      stoop +
      door(k, dx, room, paint, trim),
    display: { x: wx, y: sill - 6, width: w * 0.8 },
    plants: [
      { x: dx + Math.sign(dx - wx) * 142, h: 270 },
      { x: wx - Math.sign(dx - wx) * (w / 2 + 76), h: 240 },
    ],
    bench: wx,
  };
}

/** A window with a shallow arch: only its upper corners are round. */
const flatArch = (x: number, y: number, w: number, h: number, rise: number) =>
  d`M${x} ${y + h}V${y + rise}C${x} ${y + rise * 0.2} ${x + w * 0.22} ${y} ${x + w / 2} ${y}S${x + w} ${y + rise * 0.2} ${x + w} ${y + rise}V${y + h}Z`;

const cornice = (k: Canvas, tone: string) =>
  d`<rect width="${k.W}" height="26" fill="${k.face(k.tint(tone, 0.3))}"/><rect y="26" width="${k.W}" height="22" fill="${k.lin(
    [
      [0, k.pal.shade, 0.28],
      [1, k.pal.shade, 0],
    ],
  )}"/>`;

const plinth = (k: Canvas, tone: string) =>
  d`<rect y="462" width="${k.W}" height="40" fill="${k.face(k.dim(tone, 0.24))}"/><rect y="460" width="${k.W}" height="4" fill="${k.tint(tone, 0.4)}"/>`;

function door(k: Canvas, x: number, room: string, paint: string, trim: string): string {
  const glass = archway(x - 46, 196, 92, 178);
  return (
    d`<path d="${archway(x - 86, 150, 172, 352)}" fill="${k.face(trim, 0.7)}"/><path d="${archway(x - 70, 168, 140, 334)}" fill="${k.face(paint)}"/><path d="${glass}" fill="${room}"/>` +
    reflections(k, glass, { x: x - 46, y: 196, w: 92, h: 178 }) +
    d`<path d="${glass}" fill="none" stroke="${k.tint(paint, 0.25)}" stroke-width="5"/><rect x="${x - 46}" y="396" width="92" height="84" rx="4" fill="none" stroke="${k.tint(paint, 0.28)}" stroke-width="3" opacity=".8"/><circle cx="${x - k.dir * 56}" cy="392" r="7" fill="${k.pal.metal[1]}"/>` +
    openPlate(k, x, 300)
  );
}
