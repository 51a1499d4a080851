/** Common parts of the social cards: 1200 by 630, text on the left, a picture on the right. */
import { fitLines, paragraph } from '../lettering/paragraph.ts';
import { logoArt } from '../marks.ts';
import { d, labelled, tighten } from '../markup.ts';

export const card = { width: 1200, height: 630, words: 640 } as const;
export const ink = {
  paper: '#fbf7f0',
  ink: '#17211c',
  soft: '#57625c',
  deep: '#12352a',
  green: '#1f5a45',
  pale: '#e4f0e9',
  honey: '#e9ae4a',
} as const;
export const pictureSize = { width: card.width - card.words, height: card.height } as const;
/** The position of the picture on a card. */
export const picturePlace = { left: card.words, top: 0, ...pictureSize } as const;

const left = 64;
export const wordsAt = left;
const measure = 500;

/** Embeds a whole picture in another one. */
export const placed = (svg: string, x: number, y: number): string => svg.replace('<svg ', d`<svg x="${x}" y="${y}" `);

/** Fits the text between the logo and the footer by shrinking the headline. */
function fitHeadline(title: string, size: number, below: number): { lines: string[]; size: number; leading: number } {
  const tallest = 250 - below;
  let set = { lines: [title], size };
  for (let tried = size; tried >= 46; tried *= 0.95) {
    set = fitLines(
      title,
      { face: 'display', size: tried, tracking: -26 },
      { width: measure, maxLines: 4, minSize: 46 },
    );
    if (set.lines.length * set.size * 1.02 <= tallest) break;
  }
  return { ...set, leading: set.size * 1.02 };
}

/** Headline and the line below it; `size` is the largest type size. */
export function headline(title: string, sub: string, size: number): string {
  const under = fitLines(sub, { face: 'text', size: 30 }, { width: measure, maxLines: 2, minSize: 26 });
  const subHeight = 16 + under.lines.length * 38;
  const set = fitHeadline(title, size, subHeight - 54);
  const height = (set.lines.length - 1) * set.leading + subHeight;
  // Centred on the space between logo and footer, a little above its middle.
  const first = 318 - height / 2 + set.size * 0.3;
  const below = first + (set.lines.length - 1) * set.leading + 54;
  return (
    paragraph(set.lines, { ...set, face: 'display', tracking: -26, x: left - 2, y: first, fill: ink.ink }) +
    paragraph(under.lines, { face: 'text', size: under.size, x: left, y: below, leading: 38, fill: ink.soft })
  );
}

export function frame(title: string, words: string, picture: string): string {
  const logo = d`<g transform="translate(${left - 14} 46) scale(.56)">${logoArt({ ink: ink.deep, leaf: ink.green })}</g>`;
  const body = d`<rect width="${card.width}" height="${card.height}" fill="${ink.paper}"/>${logo}${words}${placed(picture, card.words, 0)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}" viewBox="0 0 ${card.width} ${card.height}"${labelled(title)}>${tighten(body)}</svg>`;
}
