import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';

/** Kettlebell. */
export function kettlebell(
  k: Canvas,
  { r = 60, colour = k.pal.deep, band = k.pal.accents[0] }: { r?: number; colour?: string; band?: string } = {},
): Prop {
  const m = k.mix(colour, '#777777', 0.1);
  const body = d`M${-r * 0.62} 0C${-r * 1.1} ${-r * 0.3} ${-r * 1.14} ${-r * 1.2} ${-r * 0.56} ${-r * 1.6}H${r * 0.56}C${r * 1.14} ${-r * 1.2} ${r * 1.1} ${-r * 0.3} ${r * 0.62} 0Q0 ${r * 0.1} ${-r * 0.62} 0Z`;
  return {
    w: r * 2,
    foot: r * 1.5,
    h: r * 2.5,
    art: d`<path d="M${-r * 0.5} ${-r * 1.4}C${-r * 0.86} ${-r * 1.9} ${-r * 0.8} ${-r * 2.4} ${-r * 0.36} ${-r * 2.4}H${r * 0.36}C${r * 0.8} ${-r * 2.4} ${r * 0.86} ${-r * 1.9} ${r * 0.5} ${-r * 1.4}" fill="none" stroke="${k.across(
      [
        [0, k.tint(m, 0.35)],
        [0.5, m],
        [1, k.dim(m, 0.5)],
      ],
    )}" stroke-width="${r * 0.27}" stroke-linejoin="round"/><path d="M${-r * 0.3} ${-r * 2.44}H${r * 0.3}" stroke="${k.tint(m, 0.5)}" stroke-width="3" opacity=".7" stroke-linecap="round"/><path d="${body}" fill="${k.ball(m, 1.1)}"/><ellipse cx="${k.light.side * r * 0.42}" cy="${-r * 1.14}" rx="${r * 0.16}" ry="${r * 0.24}" fill="#fff" opacity=".28" transform="rotate(${-k.light.side * -28} ${k.light.side * r * 0.42} ${-r * 1.14})"/><circle cy="${-r * 0.76}" r="${r * 0.4}" fill="${k.face(band)}"/><circle cy="${-r * 0.76}" r="${r * 0.3}" fill="none" stroke="${k.tint(band, 0.55)}" stroke-width="2"/>`,
  };
}

/** Dumbbell lying, seen from the side. */
export function dumbbell(
  k: Canvas,
  { w = 150, r = 34, colour = k.pal.deep, grip = '' }: { w?: number; r?: number; colour?: string; grip?: string } = {},
): Prop {
  const head = (x: number) =>
    d`<path d="M${x - r * 0.62} ${-r * 1.5}l${r * 0.24} ${-r * 0.5}h${r * 0.76}l${r * 0.24} ${r * 0.5}v${r}l${-r * 0.24} ${r * 0.5}h${-r * 0.76}l${-r * 0.24} ${-r * 0.5}z" fill="${k.lin(
      [
        [0, k.tint(colour, 0.3)],
        [0.28, k.tint(colour, 0.12)],
        [0.3, colour],
        [0.7, k.dim(colour, 0.25)],
        [0.72, k.dim(colour, 0.4)],
        [1, k.dim(colour, 0.55)],
      ],
    )}"/>`;
  return {
    w: w + r,
    foot: w,
    h: r * 2,
    art:
      d`<rect x="${-w / 2}" y="${-r * 1.24}" width="${w}" height="${r * 0.48}" fill="${
        grip
          ? k.fall(grip, 1.2)
          : k.lin([
              [0, '#8d9592'],
              [0.3, '#f2f4f1'],
              [1, '#5c6461'],
            ])
      }"/>` +
      head(-w / 2) +
      head(w / 2),
  };
}

/** Barbell with plates on the floor, seen from the front. */
export function barbell(
  k: Canvas,
  {
    w = 640,
    r = 100,
    colour = k.pal.deep,
    ring = k.pal.accents[0],
  }: { w?: number; r?: number; colour?: string; ring?: string } = {},
): Prop {
  const plate = (x: number, rr: number, c: string, th: number) =>
    d`<rect x="${x - th / 2}" y="${-r - rr}" width="${th}" height="${rr * 2}" rx="${th * 0.36}" fill="${k.lin([
      [0, k.tint(c, 0.35)],
      [0.3, c],
      [1, k.dim(c, 0.5)],
    ])}"/><path d="M${x + th * 0.16} ${-r - rr * 0.86}V${-r + rr * 0.86}" stroke="${k.tint(c, 0.3)}" stroke-width="2" opacity=".5"/>`;
  const side = (s: number) =>
    plate(s * w * 0.33, r, ring, 34) +
    plate(s * (w * 0.33 + 32), r * 0.9, colour, 30) +
    plate(s * (w * 0.33 + 58), r * 0.66, k.pal.accents[2], 22) +
    d`<rect x="${s * (w * 0.33 + 76) - 8}" y="${-r - 16}" width="16" height="32" rx="4" fill="#d3d9d6"/>`;
  return {
    w: w * 0.8,
    foot: w * 0.76,
    h: r * 1.4,
    art:
      d`<rect x="${-w / 2}" y="${-r - 7}" width="${w}" height="14" rx="4" fill="${k.lin([
        [0, '#7b8380'],
        [0.3, '#f3f5f2'],
        [1, '#555d5a'],
      ])}"/><path d="M${-w * 0.12} ${-r}h${w * 0.24}" stroke="#8b9390" stroke-width="14" stroke-dasharray="2 2" opacity=".5"/>` +
      side(-1) +
      side(1),
  };
}

/** Rack with dumbbells on two tiers. */
export function rack(k: Canvas, { w = 380, colour = k.pal.wood }: { w?: number; colour?: string } = {}): Prop {
  const tier = (y: number, r: number, colours: readonly string[]) =>
    d`<path d="M${-w / 2} ${y}l10 -10h${w - 20}l10 10z" fill="${k.tint(colour, 0.2)}"/>` +
    [-0.34, -0.02, 0.3]
      .map(
        (f, i) =>
          `<g transform="${d`translate(${f * w + 8} ${y - 4})`}">${dumbbell(k, { w: 62, r, colour: colours[i] }).art}</g>`,
      )
      .join('') +
    d`<rect x="${-w / 2}" y="${y}" width="${w}" height="14" rx="3" fill="${k.face(colour)}"/>`;
  const dark = k.pal.deep,
    [a, b, c] = k.pal.accents;
  return {
    w,
    h: 190,
    foot: w,
    art:
      d`<path d="M${-w / 2 + 14} -190L${-w / 2 + 6} 2M${w / 2 - 14} -190L${w / 2 - 6} 2" stroke="${k.dim(colour, 0.45)}" stroke-width="13" stroke-linecap="round"/>` +
      tier(-150, 25, [a, dark, c]) +
      tier(-40, 31, [dark, dark, b === a ? c : dark]),
  };
}
