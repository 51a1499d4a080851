import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import { onWall } from './on-wall.ts';

export type Motif = 'sun' | 'leaf' | 'arches' | 'hills' | 'face';

/** Framed print with a cut-out motif. */
export function framedPrint(
  k: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  motif: Motif = k.rng.pick(['sun', 'leaf', 'arches', 'hills', 'face']),
) {
  const [a, b, c] = k.rng.shuffle(k.pal.accents),
    paper = k.pal.pale;
  const cx = x,
    u = w / 100;
  const motifs = {
    sun: d`<circle cx="${cx}" cy="${y - 8 * u}" r="${22 * u}" fill="${a}"/><path d="M${cx - 34 * u} ${y + 22 * u}Q${cx} ${y + 4 * u} ${cx + 34 * u} ${y + 22 * u}V${y + 40 * u}H${cx - 34 * u}Z" fill="${b}"/>`,
    hills: d`<circle cx="${cx + 12 * u}" cy="${y - 22 * u}" r="${12 * u}" fill="${c}"/><path d="M${cx - 36 * u} ${y + 44 * u}V${y + 8 * u}Q${cx - 14 * u} ${y - 20 * u} ${cx + 6 * u} ${y + 8 * u}T${cx + 36 * u} ${y + 2 * u}V${y + 44 * u}Z" fill="${a}"/><path d="M${cx - 36 * u} ${y + 44 * u}V${y + 28 * u}Q${cx} ${y + 6 * u} ${cx + 36 * u} ${y + 26 * u}V${y + 44 * u}Z" fill="${b}"/>`,
    arches: d`<path d="M${cx - 30 * u} ${y + 36 * u}V${y}a${30 * u} ${30 * u} 0 0 1 ${60 * u} 0V${y + 36 * u}h${-12 * u}V${y}a${18 * u} ${18 * u} 0 0 0 ${-36 * u} 0v${36 * u}Z" fill="${a}"/><circle cx="${cx}" cy="${y + 22 * u}" r="${11 * u}" fill="${b}"/>`,
    leaf: d`<g transform="translate(${cx} ${y + 40 * u}) scale(${u})" fill="${a}"><path d="M-2 4C-6 -30 2 -60 0 -84L3 -84C6 -60 0 -30 3 4Z"/><path d="M0 -10C-26 -10 -34 -28 -32 -38C-14 -36 -4 -26 0 -10ZM0 -18C26 -20 34 -36 32 -46C14 -46 4 -34 0 -18ZM1 -42C-18 -44 -26 -58 -24 -68C-10 -66 0 -56 1 -42ZM1 -50C18 -52 26 -66 24 -74C12 -74 2 -64 1 -50Z"/></g>`,
    face: d`<path d="M${cx - 22 * u} ${y + 40 * u}C${cx - 30 * u} ${y} ${cx - 20 * u} ${y - 36 * u} ${cx + 6 * u} ${y - 36 * u}C${cx + 30 * u} ${y - 34 * u} ${cx + 26 * u} ${y - 8 * u} ${cx + 20 * u} ${y}C${cx + 30 * u} ${y + 14 * u} ${cx + 18 * u} ${y + 18 * u} ${cx + 8 * u} ${y + 16 * u}L${cx + 10 * u} ${y + 40 * u}Z" fill="${b}"/><circle cx="${cx - 16 * u}" cy="${y - 20 * u}" r="${14 * u}" fill="${a}" opacity=".9"/>`,
  };
  const clip = k.clip(d`<rect x="${x - w / 2 + 8}" y="${y - h / 2 + 8}" width="${w - 16}" height="${h - 16}"/>`);
  const frame = d`<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" fill="${k.face(k.pal.wood)}"/><rect x="${x - w / 2 + 5}" y="${y - h / 2 + 5}" width="${w - 10}" height="${h - 10}" fill="${k.face(paper, 0.5)}"/><g clip-path="${clip}">${motifs[motif]}</g>`;
  return onWall(k, frame, d`<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}"/>`);
}
