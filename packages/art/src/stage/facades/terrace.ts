import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';
import {
  archway,
  type Facade,
  type FacadeOptions,
  rectangle,
  reflections,
  roomFill,
  roomGlow,
  streetWall,
} from './parts.ts';
import { signLetters } from './sign.ts';

const sill = 424;

/** Georgian terrace: brick, a sash window with a window box, a painted door under a fanlight, the name on a board. */
export function terrace(k: Canvas, { wx, dx, w, name }: FacadeOptions): Facade {
  const { pal } = k;
  const tone = k.rng.pick([k.mix('#b8674a', pal.wall, 0.35), k.mix('#9c6b58', pal.wall, 0.3), pal.wall]);
  const paint = k.rng.pick([pal.accents[0], pal.accents[1], pal.deep]);
  const trim = k.mix(pal.pale, '#ffffff', 0.3);
  const room = roomFill(k);
  const width = w * 0.78;
  const x = wx - width / 2;
  const top = 176;
  const box = { x, y: top, w: width, h: sill - top };
  const boardWidth = Math.min(w * 0.98, 420);
  return {
    back: streetWall(k, { tone }),
    interior:
      board(k, wx, boardWidth, paint, name) +
      d`<rect x="${x - 16}" y="${top - 16}" width="${width + 32}" height="${sill - top + 22}" fill="${k.face(trim, 0.6)}"/><path d="M${x - 26} ${top - 14}L${x - 14} ${top - 40}H${x + width + 14}L${x + width + 26} ${top - 14}Z" fill="${k.face(k.mix(tone, pal.pale, 0.35))}"/><path d="${rectangle(x, top, width, sill - top)}" fill="${room}"/><path d="${rectangle(x, top, width, sill - top)}" fill="${roomGlow(k)}"/>` +
      curtains(k, x, top, width) +
      d`<rect x="${x}" y="${sill - 12}" width="${width}" height="12" fill="${k.face(pal.wood)}"/>`,
    glass:
      reflections(k, rectangle(x, top, width, sill - top), box) +
      sash(x, top, width, sill - top, trim) +
      windowBox(k, wx, width, paint) +
      steps(k, dx) +
      door(k, dx, room, paint, trim),
    display: { x: wx, y: sill - 6, width: width * 0.74 },
    plants: [{ x: dx + Math.sign(dx - wx) * 138, h: 250 }],
  };
}

/** Painted board over the window. */
function board(k: Canvas, x: number, width: number, paint: string, name: string | undefined): string {
  const shadow = d`<rect x="${x - width / 2 - k.light.side * 8}" y="68" width="${width}" height="62" fill="${k.pal.shade}" opacity=".28" filter="${k.haze(5)}"/>`;
  const wood = d`<rect x="${x - width / 2}" y="58" width="${width}" height="62" rx="6" fill="${k.face(paint)}"/><rect x="${x - width / 2 + 7}" y="65" width="${width - 14}" height="48" rx="3" fill="none" stroke="${k.pal.metal[1]}" stroke-width="2" opacity=".8"/>`;
  const hand = k.rng.pick(['roman', 'italic', 'roman'] as const);
  return shadow + wood + signLetters(k, { x, y: 88, width: width - 50, size: 40, name, ink: k.contrast(paint), hand });
}

const curtains = (k: Canvas, x: number, top: number, w: number) => {
  const cloth = k.face(k.mix(k.pal.pale, k.pal.accents[3], 0.4), 0.8);
  return d`<path d="M${x} ${top}h${w * 0.2}C${x + w * 0.2} ${top + 110} ${x + w * 0.12} ${top + 160} ${x} ${top + 186}ZM${x + w} ${top}h${-w * 0.2}C${x + w * 0.8} ${top + 110} ${x + w * 0.88} ${top + 160} ${x + w} ${top + 186}Z" fill="${cloth}" opacity=".9"/>`;
};

const sash = (x: number, y: number, w: number, h: number, trim: string) =>
  d`<path d="M${x + w / 3} ${y}v${h}M${x + (w * 2) / 3} ${y}v${h}M${x} ${y + h * 0.25}h${w}M${x} ${y + h * 0.75}h${w}" stroke="${trim}" stroke-width="5"/><path d="M${x} ${y + h / 2}h${w}" stroke="${trim}" stroke-width="9"/><path d="${rectangle(x, y, w, h)}" fill="none" stroke="${trim}" stroke-width="10"/>`;

/** Flowers under the window. */
function windowBox(k: Canvas, x: number, w: number, paint: string): string {
  const { pal, rng } = k;
  let flowers = '';
  for (let i = 0; i < 22; i++) {
    const fx = x - w / 2 + 8 + ((w - 16) * i) / 21;
    flowers += d`<circle cx="${fx + rng.range(-5, 5)}" cy="${428 - rng.range(0, 20)}" r="${rng.range(9, 15)}" fill="${i % 3 ? k.mix(pal.leaf, pal.leaf2, rng.range(0, 0.7)) : rng.pick([pal.accents[0], '#f4e3d2', pal.accents[2]])}"/>`;
  }
  return d`${flowers}<rect x="${x - w / 2 - 20}" y="430" width="${w + 40}" height="30" rx="4" fill="${k.face(paint)}"/><rect x="${x - w / 2 - 14}" y="460" width="${w + 28}" height="12" fill="${pal.shade}" opacity=".2"/>`;
}

const steps = (k: Canvas, x: number) => {
  const stone = k.mix(k.pal.surface, k.pal.wall2, 0.3);
  return d`<rect x="${x - 92}" y="470" width="184" height="18" fill="${k.face(k.tint(stone, 0.2))}"/><rect x="${x - 108}" y="486" width="216" height="20" fill="${k.face(stone)}"/>`;
};

function door(k: Canvas, x: number, room: string, paint: string, trim: string): string {
  const light = archway(x - 62, 96, 124, 66);
  const spokes = [-50, -25, 0, 25, 50]
    .map((a) => d`M${x} 162L${x + Math.sin((a * Math.PI) / 180) * 62} ${162 - Math.cos((a * Math.PI) / 180) * 62}`)
    .join('');
  const panel = (px: number, py: number, h: number) =>
    d`<rect x="${px}" y="${py}" width="44" height="${h}" rx="3" fill="${k.face(k.dim(paint, 0.08))}" stroke="${k.tint(paint, 0.28)}" stroke-width="2.5"/>`;
  const columns = [-94, 78]
    .map((dx) => d`<rect x="${x + dx}" y="150" width="16" height="322" fill="${k.round(trim, 0.6)}"/>`)
    .join('');
  return (
    d`<path d="${archway(x - 98, 60, 196, 412)}" fill="${k.face(k.mix(trim, k.pal.wall, 0.2), 0.7)}"/><path d="${light}" fill="${room}"/><path d="${spokes}" stroke="${trim}" stroke-width="4"/><path d="${light}" fill="none" stroke="${trim}" stroke-width="6"/><rect x="${x - 76}" y="158" width="152" height="12" fill="${k.face(trim)}"/><rect x="${x - 64}" y="170" width="128" height="302" fill="${k.face(paint)}"/>` +
    columns +
    panel(x - 52, 186, 116) +
    panel(x + 8, 186, 116) +
    panel(x - 52, 342, 112) +
    panel(x + 8, 342, 112) +
    d`<circle cx="${x}" cy="244" r="9" fill="none" stroke="${k.pal.metal[1]}" stroke-width="5"/><circle cx="${x - k.dir * 46}" cy="324" r="7" fill="${k.pal.metal[1]}"/><rect x="${x - 16}" y="318" width="32" height="9" rx="3" fill="${k.metal()}"/>`
  );
}
