import type { Canvas } from '../canvas.ts';
import { TILT } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { type OutlinePoint, scaled, turned } from './turned.ts';

export type VaseKind = 'belly' | 'column' | 'neck' | 'amphora' | 'facet';

/** Vases: belly, column, bottle-neck or amphora. The stems go in at (0, -h). */
export function vase(
  k: Canvas,
  {
    kind = 'belly',
    h = 120,
    colour = k.pal.pale,
    stems = '',
  }: { kind?: VaseKind; h?: number; colour?: string; stems?: string } = {},
): Prop {
  const u = h / 120;
  const outlines: Record<VaseKind, readonly OutlinePoint[]> = {
    belly: [
      [15, -120],
      [14, -100, 18, -96, 30, -84],
      [54, -62, 50, -12, 24, 0],
      [16, 5, 0, 5, 0, 5],
    ],
    column: [
      [26, -120],
      [26, -40],
      [28, -10, 28, 0, 24, 1],
      [14, 6, 0, 6, 0, 6],
    ],
    neck: [
      [9, -120],
      [9, -78, 10, -66, 22, -56],
      [44, -40, 42, -6, 22, 0],
      [14, 5, 0, 5, 0, 5],
    ],
    amphora: [
      [22, -120],
      [12, -112, 14, -100, 16, -96],
      [46, -82, 48, -40, 20, 0],
      [12, 4, 0, 4, 0, 4],
    ],
    facet: [
      [12, -120],
      [18, -92],
      [42, -60],
      [38, -24],
      [22, 0],
      [10, 4, 0, 4, 0, 4],
    ],
  };
  const points = scaled(outlines[kind], u);
  const mouth = (outlines[kind][0]?.[0] ?? 0) * u;
  return {
    w: 80 * u,
    foot: 52 * u,
    h,
    art:
      d`<ellipse cy="${-h}" rx="${mouth}" ry="${mouth * TILT}" fill="${k.dim(colour, 0.55)}"/>${stems && `<g transform="translate(0 ${d`${-h + 6}`})">${stems}</g>`}<path d="${turned(points)}" fill="${k.round(colour, 1.1)}"/>` +
      (kind === 'facet'
        ? ''
        : d`<path d="M${-mouth} ${-h}A${mouth} ${mouth * TILT} 0 0 0 ${mouth} ${-h}" fill="none" stroke="${k.tint(colour, 0.5)}" stroke-width="2"/>`),
  };
}

/** Round bowl; `content` is drawn inside its mouth. */
export function bowl(
  k: Canvas,
  {
    r = 60,
    h = 46,
    colour = k.pal.accents[3],
    content = '',
  }: { r?: number; h?: number; colour?: string; content?: string } = {},
): Prop {
  const e = r * TILT;
  const body = turned([
    [r, -h],
    [r * 0.98, -h * 0.4, r * 0.62, 0, r * 0.42, 0],
    [r * 0.2, 4, 0, 4, 0, 4],
  ]);
  return {
    w: r * 2,
    foot: r * 1.1,
    h,
    art: d`<path d="${body}" fill="${k.round(colour)}"/><ellipse cy="${-h}" rx="${r}" ry="${e}" fill="${k.tint(colour, 0.3)}"/><ellipse cy="${-h + 1}" rx="${r * 0.92}" ry="${e * 0.86}" fill="${k.dim(colour, 0.35)}"/><g transform="translate(0 ${-h})">${content}</g>`,
  };
}

/** Cup or mug with a handle; steam on request. */
export function mug(
  k: Canvas,
  {
    r = 28,
    h = 46,
    colour = k.pal.accents[0],
    tea = '#7a4424',
    hot = true,
    saucer = false,
  }: { r?: number; h?: number; colour?: string; tea?: string; hot?: boolean; saucer?: boolean } = {},
): Prop {
  const s = -k.light.side;
  const dish = saucer
    ? d`<ellipse rx="${r * 1.9}" ry="${r * 0.42}" fill="${k.dim(colour, 0.2)}"/><ellipse cy="-3" rx="${r * 1.9}" ry="${r * 0.4}" fill="${k.face(colour)}"/><ellipse cy="-3" rx="${r * 1.1}" ry="${r * 0.2}" fill="${k.dim(colour, 0.22)}"/>`
    : '';
  const body = turned([
    [r, -h],
    [r, -h * 0.35, r * 0.9, 0, r * 0.6, 1],
    [r * 0.3, 4, 0, 4, 0, 4],
  ]);
  return {
    w: r * (saucer ? 3.6 : 2),
    h: h,
    art:
      dish +
      d`<path d="M${s * r * 0.9} ${-h * 0.78}c${s * r * 0.9} ${-h * 0.1} ${s * r * 0.8} ${h * 0.6} ${-s * r * 0.06} ${h * 0.46}" fill="none" stroke="${k.dim(colour, s > 0 ? 0.2 : 0)}" stroke-width="${r * 0.2}"/><path d="${body}" fill="${k.round(colour)}"/><ellipse cy="${-h}" rx="${r}" ry="${r * TILT}" fill="${k.tint(colour, 0.4)}"/><ellipse cy="${-h + 1}" rx="${r * 0.88}" ry="${r * 0.16}" fill="${tea}"/>` +
      (hot ? steam(k, 0, -h - 6, 1) : ''),
  };
}

/** Curls of steam. */
export function steam(k: Canvas, x: number, y: number, s: number) {
  const curl = (dx: number, h: number, o: number) =>
    d`<path d="M${x + dx} ${y}c${-16 * s} ${-h * 0.3} ${16 * s} ${-h * 0.5} ${2 * s} ${-h * 0.75}s${6 * s} ${-h * 0.2} ${10 * s} ${-h * 0.3}" stroke-width="${13 * s}" opacity="${o}"/>`;
  return `<g fill="none" stroke="${k.mix(k.pal.pale, '#ffffff', 0.5)}" stroke-linecap="round" filter="${k.blur(7)}">${curl(-4 * s, 80 * s, 0.7)}${curl(6 * s, 120 * s, 0.5)}</g>`;
}

/** Ceramic diffuser with mist. */
export function diffuser(k: Canvas, { colour = k.pal.pale }: { colour?: string } = {}): Prop {
  const body = turned([
    [6, -122],
    [14, -118, 46, -70, 48, -26],
    [49, -6, 40, 6, 0, 7],
  ]);
  return {
    w: 96,
    h: 124,
    art:
      steam(k, 0, -124, 1.2) +
      d`<path d="${body}" fill="${k.round(colour)}"/>` +
      d`<path d="M-48 -26A48 9 0 0 0 48 -26L48.5 -18A48 9 0 0 1 -48.5 -18Z" fill="${k.pal.wood}"/>`,
  };
}
