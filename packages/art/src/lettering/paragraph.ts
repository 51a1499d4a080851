/** Breaks text into lines. */
import { type Anchor, type LineStyle, line, lineWidth } from './line.ts';

/** Breaks a text into lines no wider than `width`; a longer word gets a line of its own. */
export function breakLines(text: string, style: LineStyle, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = current ? `${current} ${word}` : word;
    if (current && lineWidth(longer, style) > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return current ? [...lines, current] : lines;
}

/** Balanced lines: the narrowest width that needs no more lines. */
export function balanceLines(text: string, style: LineStyle, width: number): string[] {
  const fewest = breakLines(text, style, width);
  let best = fewest;
  for (let measure = width * 0.95; measure > width * 0.4; measure *= 0.95) {
    const lines = breakLines(text, style, measure);
    if (lines.length > fewest.length || lines.some((each) => lineWidth(each, style) > measure)) break;
    best = lines;
  }
  return best;
}

export type Fitting = { width: number; maxLines: number; minSize: number };

/** Lines and the size at which they fit; text that still does not fit ends in an ellipsis. */
export function fitLines(
  text: string,
  style: LineStyle,
  { width, maxLines, minSize }: Fitting,
): { lines: string[]; size: number } {
  let size = style.size;
  const fits = (lines: string[]) =>
    lines.length <= maxLines && lines.every((each) => lineWidth(each, { ...style, size }) <= width);
  let lines = balanceLines(text, { ...style, size }, width);
  while (!fits(lines) && size > minSize) {
    size = Math.max(minSize, size * 0.95);
    lines = balanceLines(text, { ...style, size }, width);
  }
  return {
    lines: fits(lines)
      ? lines
      : clipLines(breakLines(text, { ...style, size }, width), { ...style, size }, width, maxLines),
    size,
  };
}

function clipLines(lines: string[], style: LineStyle, width: number, maxLines: number): string[] {
  const kept = lines.slice(0, maxLines);
  const tooWide = (each: string) => lineWidth(each, style) > width;
  const shorten = (each: string, ellipsis: boolean) => {
    let out = each;
    while (out && tooWide(ellipsis ? `${out}…` : out)) out = out.slice(0, -1).trimEnd();
    return ellipsis ? `${out}…` : out;
  };
  return kept.map((each, i) => shorten(each, tooWide(each) || (i === kept.length - 1 && lines.length > maxLines)));
}

/** Several lines; `y` is the baseline of the first. */
export function paragraph(
  lines: readonly string[],
  at: LineStyle & { x: number; y: number; leading: number; fill: string; anchor?: Anchor },
): string {
  return lines.map((each, i) => line(each, { ...at, y: at.y + i * at.leading })).join('');
}
