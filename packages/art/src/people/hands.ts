/** Hands seen from above, as on a manicure table. */
import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';

export type NailShape = 'almond' | 'square' | 'round';
export type HandAt = {
  /** The wrist. */
  x: number;
  y: number;
  s?: number;
  /** Degrees; 0 points upwards. */
  turn?: number;
  /** Thumb on the left for a right hand with its back to us; `flip` for the other. */
  flip?: boolean;
  skin: string;
  sleeve: string;
  /** Colour of each nail from the thumb on. */
  nails: readonly [string, string, string, string, string];
  shape?: NailShape;
};

/** Base, angle and length of each finger, from the index finger to the little one. */
const fingers = [
  { x: -44, y: -122, turn: -9, length: 108, w: 31 },
  { x: -14, y: -132, turn: -2, length: 122, w: 32 },
  { x: 17, y: -128, turn: 5, length: 110, w: 31 },
  { x: 45, y: -110, turn: 13, length: 86, w: 27 },
] as const;

const nailShapes: Record<NailShape, (w: number) => string> = {
  almond: (w) => d`M${-w} 10C${-w} -8 ${-w * 0.5} -24 0 -28C${w * 0.5} -24 ${w} -8 ${w} 10C${w} 17 ${-w} 17 ${-w} 10Z`,
  square: (w) => d`M${-w} 10L${-w * 0.9} -20Q0 -24 ${w * 0.9} -20L${w} 10C${w} 17 ${-w} 17 ${-w} 10Z`,
  round: (w) => d`M${-w} 10C${-w} -12 ${-w * 0.7} -18 0 -18S${w} -12 ${w} 10C${w} 17 ${-w} 17 ${-w} 10Z`,
};

function nail(k: Canvas, w: number, colour: string, shape: NailShape): string {
  return d`<path d="${nailShapes[shape](w)}" fill="${k.face(colour, 0.8)}"/><path d="M${-w * 0.4} 8Q${-w * 0.5} -6 ${-w * 0.2} -14" fill="none" stroke="#fff" stroke-width="2.500" opacity=".6" stroke-linecap="round"/>`;
}

/** One finger that points upwards from (0, 0). */
function finger(k: Canvas, skin: string, w: number, length: number): string {
  const a = w / 2,
    b = w * 0.4,
    line = k.mix(skin, '#7a3a22', 0.3);
  const shape = d`M${-a} 14L${-a} ${-length * 0.45}C${-a} ${-length * 0.7} ${-b} ${-length * 0.8} ${-b} ${-length + b}A${b} ${b} 0 0 1 ${b} ${-length + b}C${b} ${-length * 0.8} ${a} ${-length * 0.7} ${a} ${-length * 0.45}L${a} 14Z`;
  const knuckle = (y: number) =>
    d`M${-a * 0.4} ${y}Q0 ${y - 4} ${a * 0.4} ${y}M${-a * 0.3} ${y + 6}Q0 ${y + 3} ${a * 0.3} ${y + 6}`;
  return d`<path d="${shape}" fill="${k.round(skin, 0.3)}"/><path d="${knuckle(-length * 0.46)}" fill="none" stroke="${line}" stroke-width="1.800" opacity=".5" stroke-linecap="round"/>`;
}

/** A hand with its back to us, fingers slightly spread. */
export function handFromAbove(k: Canvas, at: HandAt): string {
  const { x, y, s = 1, turn = 0, flip = false, skin, sleeve, nails, shape = 'almond' } = at;
  const shade = k.mix(skin, '#7a3a22', 0.22);
  const cuff = d`<path d="M-62 30C-60 16 60 16 62 30L86 330H-86Z" fill="${k.round(sleeve, 0.6)}"/><path d="M-62 34Q0 22 62 34" fill="none" stroke="${k.dim(sleeve, 0.3)}" stroke-width="5" opacity=".6"/>`;
  const wrist = d`<path d="M-44 60C-44 20 -52 0 -60 -40C-66 -80 -64 -112 -58 -128C-30 -146 34 -144 60 -118C66 -90 62 -40 54 -10C48 16 46 36 46 60Z" fill="${k.round(skin, 0.3)}"/>`;
  const tendons = d`<path d="M-38 -110Q-30 -70 -22 -46M-10 -118Q-8 -80 -6 -50M18 -114Q14 -80 10 -50" fill="none" stroke="${shade}" stroke-width="4" opacity=".22" stroke-linecap="round"/>`;
  const four = fingers
    .map(
      (f, i) =>
        d`<g transform="translate(${f.x} ${f.y})rotate(${f.turn})">${finger(k, skin, f.w, f.length)}<g transform="translate(0 ${-f.length + 12})">${nail(k, f.w * 0.34, nails[i + 1] ?? nails[0], shape)}</g></g>`,
    )
    .join('');
  const thumb = d`<g transform="translate(-50 -44)rotate(-42)"><path d="M-20 34C-24 0 -22 -40 -17 -84A16 16 0 0 1 15 -86C18 -50 22 -20 30 20Z" fill="${k.round(skin, 0.3)}"/><g transform="translate(-1 -84)">${nail(k, 11, nails[0], shape)}</g></g>`;
  return d`<g transform="translate(${x} ${y})rotate(${turn})scale(${flip ? -Math.round(s * 100) : Math.round(s * 100)}e-2 ${Math.round(s * 100)}e-2)">${thumb}${four}${wrist}${tendons}${cuff}</g>`;
}

/** A hand that holds a fine brush, from above; the tip of the brush is at (0, 0) and the arm goes down and outwards. */
export function handWithBrush(
  k: Canvas,
  { x, y, s = 1, turn = 0, flip = false, skin, sleeve, tip }: Omit<HandAt, 'nails' | 'shape'> & { tip: string },
): string {
  const line = k.mix(skin, '#7a3a22', 0.34);
  const flesh = k.round(skin, 0.3);
  const tool = d`<path d="M0 0C5 8 7 18 6 30H-6C-7 18 -5 8 0 0Z" fill="${tip}"/><rect x="-6" y="28" width="12" height="26" fill="${k.metal()}"/><path d="M-7 52H7L11 170H-11Z" fill="${k.round(k.pal.shade, 0.9)}"/>`;
  const behind = d`<path d="M30 196C6 170 -18 140 -22 116C-24 100 -8 94 2 106C18 126 40 146 58 160Z" fill="${flesh}"/>`;
  const before = d`<path d="M64 148C44 118 30 90 22 74C14 60 26 48 38 58C60 78 92 110 112 140Z" fill="${flesh}"/><path d="M32 70C46 88 58 104 70 122" fill="none" stroke="${line}" stroke-width="2" opacity=".5"/><path d="M40 236C16 214 14 178 40 158C64 130 100 122 128 142C166 168 186 210 206 262L132 316C112 280 70 262 40 236Z" fill="${flesh}"/><path d="M40 200C58 208 74 206 86 196M50 226C68 232 86 228 98 216M70 250C84 252 98 248 108 238" fill="none" stroke="${line}" stroke-width="2.400" opacity=".5" stroke-linecap="round"/>`;
  const cuff = d`<path d="M120 300C134 270 176 246 212 250L420 520L270 640Z" fill="${k.round(sleeve, 0.5)}"/>`;
  return d`<g transform="translate(${x} ${y})rotate(${turn})scale(${flip ? -Math.round(s * 100) : Math.round(s * 100)}e-2 ${Math.round(s * 100)}e-2)">${behind}${tool}${before}${cuff}</g>`;
}
