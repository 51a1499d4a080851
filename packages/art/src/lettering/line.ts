/** Sets text as outlines. */
import { d } from '../markup.ts';
import { type FaceName, faces } from './face.ts';

export type LineStyle = {
  face?: FaceName;
  /** Type size in the units of the picture. */
  size: number;
  /** Letter spacing in thousandths of the size. */
  tracking?: number;
};

export type Anchor = 'start' | 'middle' | 'end';

/** The letter as it can be drawn: itself, its base letter without accents, or nothing. */
function drawable(face: FaceName, character: string): string {
  const { advances } = faces[face];
  if (character in advances) return character;
  const base = character.normalize('NFD').charAt(0);
  return base in advances ? base : '';
}

type Letter = { character: string; x: number };

/** The start of each letter and the end of the line, in thousandths. */
function place(text: string, { face = 'display', tracking = 0 }: LineStyle): { letters: Letter[]; end: number } {
  const { advances, kerning } = faces[face];
  const letters: Letter[] = [];
  let x = 0;
  let previous = '';
  for (const each of text.normalize('NFC')) {
    const character = drawable(face, each);
    if (!character) continue;
    x += previous ? tracking + (kerning[previous + character] ?? 0) : 0;
    letters.push({ character, x });
    x += advances[character] ?? 0;
    previous = character;
  }
  return { letters, end: x };
}

/** Width of a line in the units of the picture. */
export const lineWidth = (text: string, style: LineStyle): number => (place(text, style).end * style.size) / 1000;

/** One line of text on the baseline `y`; `x` is its start, middle or end. */
export function line(
  text: string,
  at: LineStyle & { x: number; y: number; fill: string; anchor?: Anchor; opacity?: number },
): string {
  const { face = 'display', size, x, y, fill, anchor = 'start', opacity = 1 } = at;
  const { letters, end } = place(text, at);
  const width = (end * size) / 1000;
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const { outlines } = faces[face];
  // One path for the line: a move to the letter's origin, then its relative outline.
  const path = letters
    .map(({ character, x: from }) => (outlines[character] ? `M${Math.round(from)} 0${outlines[character]}` : ''))
    .join('');
  const faded = opacity === 1 ? '' : d` opacity="${Math.round(opacity * 100) / 100}"`;
  return `<path transform="${d`translate(${left} ${y})`} scale(${Math.round(size * 100) / 100000})" fill="${fill}"${faded} d="${path}"/>`;
}

/** The largest size up to `size` at which the text fits into the width. */
export function fittedSize(text: string, style: LineStyle, width: number): number {
  const natural = lineWidth(text, style);
  return natural <= width ? style.size : (style.size * width) / natural;
}
