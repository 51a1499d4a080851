import type { Canvas } from '../canvas.ts';
import { idOf } from '../defs.ts';
import { d } from '../markup.ts';
import type { Metal } from '../palettes.ts';
import { drum } from './turned.ts';

/** The functions below return markup and cast their shadow on the wall. */
export function onWall(k: Canvas, markup: string, shadow: string) {
  const s = -k.light.side;
  return (
    d`<g transform="translate(${s * 10} 12)" fill="${k.pal.shade}" opacity=".3" filter="${k.blur(7)}">${shadow}</g>` +
    markup
  );
}

export type MirrorShape = 'round' | 'arch' | 'pill';

/** A bare bulb with its halo, defined once. */
const bulbId = (k: Canvas) =>
  idOf(
    k.def(
      'bulb',
      (id) =>
        `<g id="${id}"><circle r="30" fill="${k.rad([
          [0, '#ffeec2', 0.95],
          [1, '#ffd98f', 0],
        ])}"/><circle r="10" fill="#fffbea"/></g>`,
    ),
  );

/** Mirror glass with a window's reflection. `shape`: round, arch or pill. */
export function mirror(
  k: Canvas,
  x: number,
  y: number,
  r: number,
  {
    shape = 'round',
    halo = false,
    frame = k.pal.metal,
    bulbs = false,
  }: { shape?: MirrorShape; halo?: boolean; frame?: Metal; bulbs?: boolean } = {},
) {
  const h = shape === 'round' ? r : r * 1.5;
  const outline = (g: number) =>
    shape === 'round'
      ? d`M${x - r - g} ${y}a${r + g} ${r + g} 0 1 1 ${2 * (r + g)} 0a${r + g} ${r + g} 0 1 1 ${-2 * (r + g)} 0Z`
      : shape === 'arch'
        ? d`M${x - r - g} ${y + h + g}V${y - h + r}a${r + g} ${r + g} 0 0 1 ${2 * (r + g)} 0V${y + h + g}Z`
        : d`M${x - r - g} ${y - h + r}a${r + g} ${r + g} 0 0 1 ${2 * (r + g)} 0V${y + h - r}a${r + g} ${r + g} 0 0 1 ${-2 * (r + g)} 0Z`;
  const glass = k.lin(
    [
      [0, k.tint(k.pal.wall, 0.72)],
      [0.5, k.tint(k.pal.wall2, 0.38)],
      [1, k.mix(k.pal.wall2, k.pal.shade, 0.08)],
    ],
    k.light.side < 0 ? [0, 0, 1, 1] : [1, 0, 0, 1],
  );
  const clip = k.clip(`<path d="${outline(0)}"/>`);
  const s = k.light.side;
  const view = d`<g clip-path="${clip}"><path d="M${x + s * r * 1.2} ${y - h}L${x + s * r * 0.3} ${y - h}L${x - s * r * 0.9} ${y + h}H${x - s * r * 0.1}Z" fill="#fff" opacity=".3"/><path d="M${x + s * r * 0.1} ${y - h}h${-s * r * 0.14}L${x - s * r * 1.2} ${y + h * 0.8}v${h * 0.3}Z" fill="#fff" opacity=".22"/><path d="${outline(0)}" fill="none" stroke="${k.pal.shade}" stroke-width="10" opacity=".12"/></g>`;
  const ring = halo
    ? d`<path d="${outline(26)}" fill="#fff2cf" filter="${k.haze(16)}" opacity="${k.pal.dark || k.time.lamps ? 0.9 : 0.6}"/>`
    : '';
  const body = d`<path d="${outline(7)}" fill="${k.metal(frame)}"/><path d="${outline(0)}" fill="${glass}"/>${view}`;
  let lamps = '';
  const bulb = bulbs ? bulbId(k) : '';
  if (bulbs)
    for (let i = 0; i < 9; i++) {
      const a = Math.PI * (0.98 + (i / 8) * 1.04);
      lamps += d`<use href="#${bulb}" x="${x + Math.cos(a) * (r + 26)}" y="${y + Math.sin(a) * (r + 26)}"/>`;
    }
  return (halo ? ring + body : onWall(k, body, `<path d="${outline(7)}"/>`)) + lamps;
}

/** Floating shelf. */
export function shelf(k: Canvas, x: number, y: number, w: number, colour: string = k.pal.wood) {
  return onWall(
    k,
    d`<path d="M${x - w / 2} ${y}l8 -7h${w - 16}l8 7z" fill="${k.tint(colour, 0.3)}"/><rect x="${x - w / 2}" y="${y}" width="${w}" height="13" rx="2" fill="${k.face(colour)}"/>`,
    d`<rect x="${x - w / 2}" y="${y + 4}" width="${w}" height="22"/>`,
  );
}

/** Round wall clock. */
export function clock(k: Canvas, x: number, y: number, r: number) {
  return onWall(
    k,
    d`<circle cx="${x}" cy="${y}" r="${r}" fill="${k.metal()}"/><circle cx="${x}" cy="${y}" r="${r * 0.9}" fill="${k.face(k.pal.pale, 0.6)}"/><path d="M${x} ${y - r * 0.76}v${r * 0.1}M${x} ${y + r * 0.76}v${-r * 0.1}M${x - r * 0.76} ${y}h${r * 0.1}M${x + r * 0.76} ${y}h${-r * 0.1}" stroke="${k.pal.shade}" stroke-width="3"/><path d="M${x - r * 0.32} ${y - r * 0.26}L${x} ${y}L${x + r * 0.2} ${y - r * 0.56}" fill="none" stroke="${k.pal.shade}" stroke-width="4" stroke-linecap="round"/>`,
    d`<circle cx="${x}" cy="${y}" r="${r}"/>`,
  );
}

/** Barber pole on its bracket. */
export function barberPole(k: Canvas, x: number, y: number, h: number) {
  const r = h * 0.11;
  const id = k.def(
    'stripes',
    (i) =>
      `<pattern id="${i}" width="60" height="48" patternUnits="userSpaceOnUse" patternTransform="skewY(-34)"><rect width="60" height="48" fill="${k.pal.pale}"/><rect width="60" height="13" fill="#b8432f"/><rect y="24" width="60" height="13" fill="#27475a"/></pattern>`,
  );
  const gloss = k.across([
    [0, '#000', 0.25],
    [0.25, '#fff', 0.5],
    [0.5, '#fff', 0],
    [1, '#000', 0.35],
  ]);
  const art = d`<g transform="translate(${x} ${y})"><rect x="${-r}" y="${-h * 0.4}" width="${2 * r}" height="${h * 0.8}" fill="${id}"/><rect x="${-r}" y="${-h * 0.4}" width="${2 * r}" height="${h * 0.8}" fill="${gloss}"/>${drum(k, r * 1.3, r * 1.2, h * 0.09, '#888', { y: -h * 0.38, fill: k.metal(), top: '' })}${drum(k, r * 1.2, r * 0.8, h * 0.09, '#888', { y: h * 0.48, fill: k.metal(), top: '' })}<circle cy="${-h * 0.5}" r="${r * 0.9}" fill="${k.rad(
    [
      [0, '#fff8e0'],
      [1, k.pal.pale],
    ],
  )}"/></g>`;
  return onWall(k, art, d`<rect x="${x - r}" y="${y - h * 0.5}" width="${2 * r}" height="${h}" rx="${r}"/>`);
}
