import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';
import { signMark } from '../../props/label.ts';
import { pendant } from '../../props/lamps.ts';
import { type Facade, type FacadeOptions, rectangle, reflections, roomFill, roomGlow, streetWall } from './parts.ts';
import { signLetters } from './sign.ts';

const top = 136;
const foot = 496;

/** Slim dark frames and much glass under a lit fascia, with a round sign on a bracket. */
export function glazed(k: Canvas, { wx, dx, w, name }: FacadeOptions): Facade {
  const { pal } = k;
  const metal = k.mix(pal.shade, pal.deep, 0.35);
  const fascia = k.rng.pick([pal.pale, pal.deep, pal.accents[1], pal.accents[0]]);
  const left = Math.min(wx - w / 2, dx - 70) - 20;
  const right = Math.max(wx + w / 2, dx + 70) + 20;
  const side = dx > wx ? 1 : -1;
  const room = roomFill(k);
  const glassLeft = side > 0 ? left + 10 : dx + 74;
  const glassWidth = side > 0 ? dx - 74 - glassLeft : right - 10 - glassLeft;
  const box = { x: glassLeft, y: top, w: glassWidth, h: foot - top };
  const sign = signLetters(k, {
    x: (left + right) / 2,
    y: 98,
    width: right - left - 90,
    size: 50,
    name,
    ink: k.contrast(fascia),
    hand: k.rng.pick(['capitals', 'capitals', 'roman', 'italic']),
  });
  const mullions = [1, 2].map((i) => d`M${glassLeft + (glassWidth * i) / 3} ${top}V${foot}`).join('');
  const lamps = [0.2, 0.5, 0.8]
    .map((f, i) =>
      pendant(k, glassLeft + glassWidth * f, top + 90 + (i % 2) * 22, 0.5, {
        kind: 'cone',
        colour: pal.accents[2],
        from: top,
      }),
    )
    .join('');
  const bladeX = side > 0 ? left - 46 : right + 46;
  return {
    back: streetWall(k, { brick: k.rng.chance(0.6) }),
    interior:
      d`<rect x="${left - k.light.side * 12}" y="80" width="${right - left}" height="430" fill="${pal.shade}" opacity=".3" filter="${k.haze(9)}"/><rect x="${left}" y="62" width="${right - left}" height="${foot - 56}" fill="${k.face(metal)}"/><rect x="${left}" y="62" width="${right - left}" height="70" fill="${k.face(fascia, 0.7)}"/><rect x="${left}" y="130" width="${right - left}" height="6" fill="${k.mix('#fff1c9', fascia, 0.2)}"/>` +
      sign +
      d`<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" fill="${room}"/><rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" fill="${roomGlow(k)}"/>` +
      lamps +
      d`<rect x="${box.x}" y="${foot - 76}" width="${box.w}" height="76" fill="${k.face(k.mix(pal.wood, pal.pale, 0.25))}"/><rect x="${box.x}" y="${foot - 82}" width="${box.w}" height="12" fill="${k.tint(pal.wood, 0.3)}"/>`,
    glass:
      reflections(k, rectangle(box.x, box.y, box.w, box.h), box) +
      d`<path d="${mullions}" stroke="${metal}" stroke-width="8"/><path d="${rectangle(box.x, box.y, box.w, box.h)}" fill="none" stroke="${k.tint(metal, 0.14)}" stroke-width="6"/>` +
      door(k, dx, room, metal) +
      blade(k, bladeX, side),
    display: { x: glassLeft + glassWidth / 2, y: foot - 78, width: glassWidth * 0.82 },
    plants: [
      { x: dx + side * 132, h: 260 },
      { x: wx - side * (w / 2 + 84), h: 230 },
    ],
  };
}

function door(k: Canvas, x: number, room: string, metal: string): string {
  const pane = rectangle(x - 56, top + 8, 112, foot - top - 18);
  return (
    d`<rect x="${x - 70}" y="${top}" width="140" height="${foot - top + 4}" fill="${k.face(metal)}"/><path d="${pane}" fill="${room}"/>` +
    reflections(k, pane, { x: x - 56, y: top + 8, w: 112, h: foot - top - 18 }) +
    d`<rect x="${x - k.dir * 44 - 4}" y="${top + 130}" width="8" height="130" rx="4" fill="${k.metal()}"/>` +
    signMark(k, { x, y: top + 84, size: 50, ink: k.pal.pale })
  );
}

/** Round sign that hangs across the pavement. */
function blade(k: Canvas, x: number, side: number): string {
  const c = k.pal.accents[0];
  return d`<path d="M${x + side * 46} 158h${-side * 52}" stroke="${k.pal.shade}" stroke-width="5"/><path d="M${x} 158v14" stroke="${k.pal.shade}" stroke-width="4"/><circle cx="${x}" cy="210" r="38" fill="${k.face(c)}"/><circle cx="${x}" cy="210" r="32" fill="none" stroke="${k.pal.pale}" stroke-width="2" opacity=".8"/>${signMark(k, { x, y: 210, size: 40, ink: k.pal.pale })}`;
}
