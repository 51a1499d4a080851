import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Metal } from '../palettes.ts';
import type { Prop } from '../put.ts';
import { turned } from './turned.ts';

const steel: Metal = ['#6f7775', '#c6cdca', '#fbfbf8', '#99a19e', '#59615f'];

/** Open shears, points upwards. */
export function shears(k: Canvas, { open = 13, colour = '' }: { open?: number; colour?: string } = {}): Prop {
  const m = k.metal(
    colour ? [k.dim(colour, 0.4), colour, k.tint(colour, 0.7), k.dim(colour, 0.1), k.dim(colour, 0.5)] : steel,
  );
  const half = (side: number) =>
    d`<g transform="rotate(${side * open}) scale(${side} 1)"><path d="M-7 14C-10 -30 -9 -90 2 -168C8 -110 10 -50 8 6Z" fill="${m}"/><path d="M1 -160C4 -100 5 -50 4 0" stroke="#fff" stroke-width="1.5" opacity=".7" fill="none"/><path d="M-7 8C-6 40 -20 60 -22 92L-10 94C-8 64 6 44 8 6Z" fill="${m}"/><ellipse cx="-26" cy="122" rx="20" ry="29" fill="none" stroke="${m}" stroke-width="10" transform="rotate(8 -26 122)"/>${side < 0 ? d`<path d="M-38 146c-9 8 -10 20 -4 30" fill="none" stroke="#aab1ae" stroke-width="6" stroke-linecap="round"/>` : ''}</g>`;
  return {
    w: 110,
    h: 320,
    art: half(-1) + half(1) + d`<circle r="8" fill="${k.pal.metal[1]}"/><circle r="3" fill="${k.pal.metal[4]}"/>`,
  };
}

/** Comb lying flat; `tail` makes a tail comb. */
export function comb(
  k: Canvas,
  { colour = k.pal.accents[0], length = 240, tail = false }: { colour?: string; length?: number; tail?: boolean } = {},
): Prop {
  const teeth = tail ? length * 0.55 : length,
    dark = k.dim(colour, 0.12);
  return {
    w: length,
    h: 46,
    art:
      d`<path d="M${-length / 2} 4h${teeth}" stroke="${dark}" stroke-width="40" stroke-dasharray="4 3.6"/><rect x="${-length / 2 - 4}" y="-24" width="${teeth + 8}" height="22" rx="9" fill="${k.fall(colour)}"/><path d="M${-length / 2 - 4} -12v34q0 4 5 4h4v-38zM${-length / 2 + teeth + 4} -12v34q0 4 -5 4h-4v-38z" fill="${dark}"/>` +
      (tail
        ? d`<path d="M${-length / 2 + teeth} -22L${length / 2} -14Q${length / 2 + 6} -12 ${length / 2} -10L${-length / 2 + teeth} -5Z" fill="${k.fall(colour)}"/>`
        : ''),
  };
}

/** Paddle brush lying flat, handle down. */
export function paddleBrush(k: Canvas, { colour = k.pal.wood }: { colour?: string } = {}): Prop {
  const pad = k.pal.deep;
  const dots = k.def(
    `bristle${pad}`,
    (id) =>
      `<pattern id="${id}" width="11" height="11" patternUnits="userSpaceOnUse"><circle cx="4" cy="5" r="3" fill="${k.pal.shade}" opacity=".5"/><circle cx="3" cy="3" r="2.2" fill="${k.tint(pad, 0.6)}"/></pattern>`,
  );
  const handle = 'M-13 6C-11 60 -15 100 -12 130C-10 144 10 144 12 130C15 100 11 60 13 6Z';
  return {
    w: 92,
    h: 290,
    art: d`<path d="${handle}" fill="${k.round(colour)}"/><rect x="-46" y="-140" width="92" height="152" rx="36" fill="${k.face(colour)}"/><rect x="-37" y="-130" width="74" height="130" rx="29" fill="${k.face(pad)}"/><rect x="-31" y="-122" width="62" height="114" rx="24" fill="${dots}"/>`,
  };
}

/** Hair dryer standing on its handle, nozzle to the right. */
export function dryer(k: Canvas, { colour = k.pal.accents[0] }: { colour?: string } = {}): Prop {
  const dark = k.dim(colour, 0.45);
  return {
    w: 150,
    foot: 70,
    h: 190,
    art: d`<path d="M-44 -120L-30 -4Q-28 4 -16 4H8Q18 4 16 -6L12 -116Z" fill="${k.round(k.dim(colour, 0.12))}"/><rect x="-20" y="-84" width="14" height="34" rx="6" fill="${dark}"/><path d="M-78 -150C-78 -204 -30 -206 0 -204L92 -188V-118L0 -100C-34 -98 -78 -100 -78 -150Z" fill="${k.fall(colour, 1.2)}"/><ellipse cx="-66" cy="-151" rx="17" ry="40" fill="${dark}"/><path d="M-76 -170h18M-80 -152h22M-76 -134h18" stroke="${k.tint(colour, 0.3)}" stroke-width="3" opacity=".7"/><path d="M92 -190L136 -180Q142 -153 136 -126L92 -116Z" fill="${k.fall(dark, 1)}"/><path d="M-40 -190Q20 -198 84 -180" fill="none" stroke="#fff" stroke-width="5" opacity=".4" stroke-linecap="round"/>`,
  };
}

/** Clippers lying flat, blade up. */
export function clippers(k: Canvas, { colour = k.pal.accents[1] }: { colour?: string } = {}): Prop {
  const body = turned([
    [30, -90],
    [34, -60, 24, -20, 26, 20],
    [28, 70, 26, 110, 14, 118],
    [6, 122, 0, 122, 0, 122],
  ]);
  return {
    w: 66,
    h: 250,
    art: d`<path d="M-31 -104h62" stroke="#e7ebe8" stroke-width="20" stroke-dasharray="4 2"/><rect x="-33" y="-100" width="66" height="14" rx="2" fill="${k.metal(steel)}"/><path d="${body}" fill="${k.round(colour)}"/><path d="M-16 -66C-8 -72 8 -72 16 -66L13 -20Q0 -14 -13 -20Z" fill="${k.metal()}"/><rect x="-8" y="10" width="16" height="40" rx="8" fill="${k.dim(colour, 0.5)}"/><circle cy="22" r="6" fill="${k.pal.metal[1]}"/>`,
  };
}

/** Straight razor, half open, lying flat. */
export function razor(k: Canvas, { colour = k.dim(k.pal.wood, 0.2) }: { colour?: string } = {}): Prop {
  return {
    w: 230,
    h: 120,
    art: d`<g transform="rotate(-34)"><path d="M0 -7H128Q140 -6 136 8L130 26H24Q10 24 0 7Z" fill="${k.lin([
      [0, '#8f9794'],
      [0.35, '#f4f6f3'],
      [0.7, '#c3cac7'],
      [1, '#fff'],
    ])}"/></g><path d="M6 -10C-40 -16 -90 -6 -126 10C-136 16 -130 26 -120 24C-84 14 -40 8 4 12Z" fill="${k.fall(colour, 1.2)}"/><circle r="6" fill="${k.pal.metal[2]}"/><circle cx="-112" cy="14" r="4" fill="${k.pal.metal[2]}"/>`,
  };
}

/** Shaving brush standing up. */
export function shavingBrush(k: Canvas, { colour = k.dim(k.pal.wood, 0.2) }: { colour?: string } = {}): Prop {
  const hair = k.mix('#d9c7a6', k.pal.shade, 0.12);
  return {
    w: 52,
    h: 130,
    art: d`<path d="M-17 -68C-30 -92 -38 -118 -28 -128C-14 -138 14 -138 28 -128C38 -118 30 -92 17 -68Z" fill="${k.round(hair)}"/><path d="M-10 -72C-16 -96 -20 -114 -16 -130M0 -72V-134M10 -72C16 -96 20 -114 16 -130" fill="none" stroke="${k.dim(hair, 0.45)}" stroke-width="2" opacity=".5"/><path d="M-28 -124Q0 -112 28 -124Q14 -140 -28 -124Z" fill="${k.tint(hair, 0.5)}" opacity=".8"/><path d="${turned(
      [
        [18, -70],
        [20, -58],
        [12, -50, 10, -40, 16, -30],
        [28, -18, 26, 0, 22, 2],
        [10, 6, 0, 6, 0, 6],
      ],
    )}" fill="${k.round(colour, 1.2)}"/><rect x="-19" y="-72" width="38" height="9" rx="2" fill="${k.metal()}"/>`,
  };
}
