import type { Canvas } from '../canvas.ts';
import { cycled } from '../lists.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { drum } from './turned.ts';

const tufts = {
  fluffy: 'M-9 0C-26 -26 -24 -58 0 -66C24 -58 26 -26 9 0Z',
  flat: 'M-8 0L-15 -40Q0 -52 15 -40L8 0Z',
  fine: 'M-5 0C-8 -16 -4 -32 0 -42C4 -32 8 -16 5 0Z',
};

/** Make-up brushes fanned in a cup. */
export function brushCup(k: Canvas, { colour = k.pal.accents[0], h = 92 }: { colour?: string; h?: number } = {}): Prop {
  const handleColours = [k.pal.wood, k.pal.accents[1], k.pal.shade];
  const brush = (x: number, lean: number, length: number, kind: keyof typeof tufts, i: number) => {
    const hair = i % 2 ? k.mix(k.pal.accents[0], k.pal.shade, 0.35) : k.mix('#5a3a2c', k.pal.shade, 0.2),
      tip = k.mix(hair, k.pal.pale, 0.45);
    return d`<g transform="translate(${x} ${-h + 14}) rotate(${lean})"><path d="M-4 0L-6 ${-length}H6L4 0Z" fill="${k.round(cycled(handleColours, i))}"/><g transform="translate(0 ${-length - 22})"><path d="${tufts[kind]}" fill="${k.lin(
      [
        [0, tip],
        [0.4, hair],
        [1, k.dim(hair, 0.3)],
      ],
    )}"/><path d="M-9 0H9L6.5 26H-6.5Z" fill="${k.metal()}"/></g></g>`;
  };
  const set = [
    [-16, -24, 66, 'fine'],
    [-10, -12, 96, 'fluffy'],
    [14, 22, 64, 'flat'],
    [8, 10, 84, 'flat'],
    [0, -1, 70, 'fluffy'],
  ] as const;
  return {
    w: 84,
    h: h + 120,
    art:
      d`<ellipse cy="${-h}" rx="40" ry="8" fill="${k.dim(colour, 0.6)}"/>` +
      set.map(([x, lean, length, kind], i) => brush(x, lean, length, kind, i)).join('') +
      drum(k, 40, 36, h, colour, { top: '' }) +
      d`<path d="M-40 ${-h}A40 8 0 0 0 40 ${-h}" fill="none" stroke="${k.tint(colour, 0.5)}" stroke-width="2.5"/>`,
  };
}

/** Lipstick, open. */
export function lipstick(
  k: Canvas,
  { colour = k.rng.pick(['#b8432f', '#a33a4a', '#c96f5b', '#8f2f3f']) }: { colour?: string } = {},
): Prop {
  const dark = k.pal.deep;
  return {
    w: 34,
    h: 112,
    art:
      drum(k, 17, 17, 42, dark) +
      drum(k, 13.5, 13.5, 24, '#999', { y: -38, fill: k.metal(), top: k.pal.metal[2] }) +
      d`<path d="M-10 -60V-88Q-9 -104 8 -112Q11 -100 10 -88V-60Z" fill="${k.round(colour)}"/><path d="M-10 -88Q-9 -104 8 -112Q10 -100 -2 -90Q-8 -86 -10 -88Z" fill="${k.tint(colour, 0.4)}"/>`,
  };
}

/** Round compact, open, mirror behind. */
export function compact(k: Canvas, { colour = '#e3ae98', r = 50 }: { colour?: string; r?: number } = {}): Prop {
  const m = k.metal();
  return {
    w: r * 2.1,
    h: r * 2,
    art:
      d`<circle cy="${-r * 1.16}" r="${r}" fill="${m}"/><circle cy="${-r * 1.16}" r="${r * 0.88}" fill="${k.face(k.tint(k.pal.wall, 0.55), 1.4)}"/><path d="M${-r * 0.5} ${-r * 0.7}L${r * 0.3} ${-r * 1.8}M${-r * 0.2} ${-r * 0.5}L${r * 0.6} ${-r * 1.6}" stroke="#fff" stroke-width="7" opacity=".5"/>` +
      drum(k, r, r, 14, '#999', { fill: m, top: k.pal.metal[2] }) +
      d`<ellipse cy="-14" rx="${r * 0.86}" ry="${r * 0.165}" fill="${k.face(colour)}"/>`,
  };
}

/** Jade roller lying flat. */
export function jadeRoller(k: Canvas, { colour = k.mix(k.pal.leaf2, '#d9f0e0', 0.4) }: { colour?: string } = {}): Prop {
  const stone = (y: number, w: number, h: number) =>
    d`<rect x="${-w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${h / 2}" fill="${k.fall(colour, 1.2)}"/><path d="M${-w * 0.3} ${y - h * 0.2}h${w * 0.5}" stroke="#fff" stroke-width="4" opacity=".6" stroke-linecap="round"/>`;
  const m = k.metal();
  return {
    w: 84,
    h: 230,
    art: d`<path d="M-46 -96V-70Q-46 -52 0 -50Q46 -52 46 -70V-96M-22 104V92Q-22 78 0 78Q22 78 22 92V104" fill="none" stroke="${k.pal.metal[1]}" stroke-width="5"/><rect x="-8" y="-54" width="16" height="136" rx="8" fill="${k.round(colour)}"/><rect x="-10" y="-56" width="20" height="14" fill="${m}"/><rect x="-10" y="70" width="20" height="14" fill="${m}"/>${stone(-96, 84, 40)}${stone(106, 40, 24)}`,
  };
}
