/** Cover of an e-book: cut paper below, the title above it as outlines. */
import { ambience } from '../ambience.ts';
import { type Canvas, createCanvas } from '../canvas.ts';
import { lightness } from '../colour.ts';
import { daytimes } from '../daytimes.ts';
import { line } from '../lettering/line.ts';
import { fitLines, paragraph } from '../lettering/paragraph.ts';
import { logoArt } from '../marks.ts';
import { d, labelled, tighten } from '../markup.ts';
import type { PaletteName } from '../palettes.ts';
import { branch } from '../props/leaves.ts';
import { coverPalettes } from './blog-cover.ts';

export type BookCoverOptions = {
  seed: string | number;
  title: string;
  subtitle?: string;
  palette?: PaletteName;
  width?: number;
  height?: number;
};

/** Drawn on a page of 600 by 840; other proportions crop or extend the bottom. */
export function bookCover({ seed, title, subtitle, width = 600, height = 840, ...choice }: BookCoverOptions): string {
  const { palette } = ambience(`blog/${seed}`, coverPalettes, choice);
  const key = `book/${seed}/${title}/${palette.name}`;
  const k = createCanvas({ key, width: 600, height: 600, palette, time: daytimes.morning });
  const { pal } = k;
  const ground = k.mix(pal.wall, pal.pale, pal.dark ? 0 : 0.55);
  const dark = lightness(ground) < 0.62;
  const ink = dark ? pal.pale : pal.deep;
  const head = fitLines(title, { face: 'display', size: 66, tracking: -14 }, { width: 470, maxLines: 4, minSize: 34 });
  const leading = head.size * 1.06;
  const under = 210 + (head.lines.length - 1) * leading;
  const sub = subtitle
    ? fitLines(subtitle, { face: 'text', size: 25 }, { width: 440, maxLines: 3, minSize: 18 })
    : null;
  const words =
    paragraph(head.lines, { face: 'display', size: head.size, tracking: -14, x: 64, y: 210, leading, fill: ink }) +
    (sub
      ? paragraph(sub.lines, {
          face: 'text',
          size: sub.size,
          x: 65,
          y: under + 50,
          leading: 34,
          fill: k.mix(ink, ground, 0.2),
        })
      : '') +
    line('E-book', {
      face: 'bold',
      size: 17,
      tracking: 40,
      x: 536,
      y: 99,
      fill: k.mix(ink, ground, 0.2),
      anchor: 'end',
    });
  const mark = d`<g transform="translate(58 66) scale(.48)">${logoArt({ ink, leaf: dark ? pal.leaf2 : pal.leaf })}</g>`;
  const spine = d`<rect width="22" height="840" fill="${pal.shade}" opacity=".16"/><rect x="22" width="2" height="840" fill="#fff" opacity=".3"/>`;
  const page = d`<rect width="600" height="840" fill="${k.lin(
    [
      [0, k.mix(ground, '#ffffff', dark ? 0.05 : 0.3)],
      [1, ground],
    ],
    [0, 0, 1, 1],
  )}"/>`;
  const body = page + hills(k) + words + mark + spine;
  const box = `0 0 600 ${Math.round((600 * height) / width)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMin slice"${labelled(`${title}, e-book`)}>${tighten(`<defs>${k.defsMarkup()}</defs>${body}`)}</svg>`;
}

/** The lower half: a sun, three hills of cut paper and two branches. */
function hills(k: Canvas): string {
  const { pal, rng } = k;
  const [a, b, c] = rng.shuffle(pal.accents);
  const paper = (path: string, fill: string) =>
    d`<path d="${path}" fill="${pal.shade}" opacity=".24" filter="${k.haze(7)}" transform="translate(${-k.light.side * 7} -4)"/><path d="${path}" fill="${k.face(fill, 0.8)}"/>`;
  const hill = (y: number, rise: number, lean: number) =>
    d`M-10 850V${y}C${120 + lean} ${y - rise} ${220 + lean} ${y - rise * 0.9} ${320 + lean} ${y - rise * 0.2}S${540 + lean} ${y + rise * 0.3} 610 ${y - rise * 0.4}V850Z`;
  const x = rng.range(250, 420);
  const sun = d`M${x - 92} 560a92 92 0 1 1 184 0a92 92 0 1 1 -184 0Z`;
  const twig = (tx: number, ty: number, to: readonly [number, number], size: number) =>
    d`<g transform="translate(${tx} ${ty})">${branch(k, { to, size, count: 8, kind: rng.pick(['round', 'lance']) })}</g>`;
  const side = rng.sign();
  return (
    paper(sun, c) +
    paper(hill(640, 90, side * 40), k.mix(b, pal.wall, 0.35)) +
    paper(hill(700, 76, -side * 60), k.mix(pal.wall2, pal.leaf, 0.3)) +
    twig(300 + side * 150, 830, [side * 40, -250], 0.95) +
    twig(300 + side * 90, 840, [-side * 20, -190], 0.8) +
    paper(hill(772, 60, side * 30), k.mix(a, pal.deep, 0.4))
  );
}
