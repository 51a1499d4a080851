import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { drum } from './turned.ts';

export type FloorLampKind = 'drum' | 'globe' | 'arc';

/** Lamps: the bulb is at (lampX, lampY) in prop units. */
export function floorLamp(
  k: Canvas,
  {
    kind = 'drum',
    h = 330,
    colour = k.pal.pale,
    dir = 1,
  }: { kind?: FloorLampKind; h?: number; colour?: string; dir?: number } = {},
): Prop {
  const on = k.time.lamps || k.pal.dark;
  const shade = on
    ? k.lin([
        [0, k.mix(colour, '#ffd58a', 0.35)],
        [0.5, '#ffe9b8'],
        [1, '#ffd07c'],
      ])
    : k.round(colour, 0.8);
  const base = drum(k, 38, 40, 7, '#888', { fill: k.metal(), top: k.pal.metal[1] });
  if (kind === 'arc') {
    const s = dir;
    return {
      w: 90,
      h: h * 0.5,
      foot: 78,
      art:
        base +
        d`<path d="M0 -6V${-h * 0.6}C0 ${-h * 1.02} ${s * 110} ${-h * 1.02} ${s * 118} ${-h * 0.76}" fill="none" stroke="${k.pal.metal[3]}" stroke-width="6"/><path d="M${s * 118 - 50} ${-h * 0.68}A50 50 0 0 1 ${s * 118 + 50} ${-h * 0.68}Z" fill="${shade}"/>`,
    };
  }
  if (kind === 'globe')
    return {
      w: 76,
      h,
      foot: 70,
      art:
        base +
        d`<path d="M0 -6V${-h + 60}" stroke="${k.pal.metal[3]}" stroke-width="6"/><circle cy="${-h + 34}" r="36" fill="${
          on
            ? k.rad([
                [0, '#fffbe8'],
                [1, '#ffd685'],
              ])
            : k.ball(colour, 0.7)
        }"/>`,
    };
  return {
    w: 80,
    h,
    foot: 74,
    art:
      base +
      d`<path d="M0 -6V${-h + 40}" stroke="${k.pal.metal[3]}" stroke-width="6"/><path d="M-36 ${-h}H36L58 ${-h + 84}Q0 ${-h + 96} -58 ${-h + 84}Z" fill="${shade}"/>`,
  };
}

export type PendantKind = 'dome' | 'cone' | 'paper';

/** Pendant hanging from the ceiling; returns markup, not a prop. `y` is its lower edge, `from` the ceiling. */
export function pendant(
  k: Canvas,
  x: number,
  y: number,
  s = 1,
  { colour = k.pal.accents[0], kind = 'dome', from = -4 }: { colour?: string; kind?: PendantKind; from?: number } = {},
) {
  const cord = d`<path d="M${x} ${from}V${y - 50 * s}" stroke="${k.dim(k.pal.wall, 0.6)}" stroke-width="2.5"/>`;
  const under = k.time.lamps || k.pal.dark ? '#ffe6ae' : k.tint(colour, 0.4);
  const forms = {
    dome: d`<path d="M-62 0A62 58 0 0 1 62 0Z" fill="${k.round(colour)}"/><ellipse rx="62" ry="10" fill="${under}"/>`,
    cone: d`<path d="M-10 -62H10L60 0H-60Z" fill="${k.round(colour)}"/><ellipse rx="60" ry="9" fill="${under}"/>`,
    paper: d`<ellipse cy="-44" rx="66" ry="50" fill="${k.ball(k.pal.pale, 0.6)}"/><path d="M-60 -60Q0 -50 60 -60M-66 -44Q0 -32 66 -44M-60 -26Q0 -14 60 -26M-42 -80Q0 -74 42 -80M-40 -8Q0 2 40 -8" fill="none" stroke="${k.dim(k.pal.pale, 0.3)}" stroke-width="1.6" opacity=".6"/>`,
  };
  return cord + d`<g transform="translate(${x} ${y}) scale(${s})">${forms[kind]}</g>`;
}

/** Jointed desk lamp leaning over to one side. */
export function deskLamp(
  k: Canvas,
  { colour = k.pal.accents[0], lean = 1 }: { colour?: string; lean?: number } = {},
): Prop {
  const m = k.pal.metal[3],
    l = lean;
  return {
    w: 84,
    foot: 80,
    h: 190,
    art:
      drum(k, 42, 44, 10, colour) +
      d`<path d="M0 -10L${-34 * l} -96L${40 * l} -176" fill="none" stroke="${m}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><circle cx="${-34 * l}" cy="-96" r="7" fill="${k.dim(m, 0.2)}"/><g transform="translate(${44 * l} -178) rotate(${32 * l})"><path d="M-14 -20Q0 -28 14 -20L40 28Q0 40 -40 28Z" fill="${k.round(colour)}"/><ellipse cy="29" rx="40" ry="9" fill="#fff0c4"/></g>`,
  };
}
