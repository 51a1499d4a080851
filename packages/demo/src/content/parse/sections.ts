import { ContentError } from './content-error.ts';
import type { MarkdownFile } from './source.ts';

export interface Section {
  heading: string;
  body: string;
  line: number;
}

/** Splits a body at its `##` headings, except inside fenced blocks. */
export function readSections({ file, body, bodyLine }: MarkdownFile): Section[] {
  const sections: { heading: string; lines: string[]; line: number }[] = [];
  let fence = false;
  for (const [index, line] of body.split('\n').entries()) {
    if (/^(```|~~~)/.test(line)) fence = !fence;
    const heading = fence ? undefined : /^##\s+(.+?)\s*$/.exec(line)?.[1];
    const current = sections.at(-1);
    if (heading) sections.push({ heading, lines: [], line: bodyLine + index });
    else if (current) current.lines.push(line);
    else if (line.trim() !== '') {
      throw new ContentError(file, bodyLine + index, 'text before the first "##" heading belongs to nothing');
    }
  }
  return sections.map(({ heading, lines, line }) => {
    const text = lines.join('\n').trim();
    if (text === '') throw new ContentError(file, line, `nothing is written below "${heading}"`);
    return { heading, body: text, line };
  });
}
