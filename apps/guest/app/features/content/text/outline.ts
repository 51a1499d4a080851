import { plainText } from '@thyme/domain/text';

export interface Heading {
  id: string;
  text: string;
}

/** A point of a section: a heading and what is said about it. */
export interface Point extends Heading {
  html: string;
}

export interface Section extends Heading {
  html: string;
  /** Filled when the section is nothing but points. */
  points: Point[];
}

/** Handwritten numbers: "4. Deposits". */
const byHand = /^\d+\.\s+/;

function cut(html: string, tag: 'h2' | 'h3'): { before: string; parts: Point[] } {
  const [before = '', ...rest] = html.split(new RegExp(`<${tag} id="([^"]*)">([\\s\\S]*?)</${tag}>`));
  const parts: Point[] = [];
  for (let at = 0; at + 2 < rest.length; at += 3) {
    const text = plainText(rest[at + 1] ?? '').replace(byHand, '');
    parts.push({ id: rest[at] ?? '', text, html: (rest[at + 2] ?? '').trim() });
  }
  return { before: before.trim(), parts };
}

/** The headings of a text, in order. */
export function headingsOf(html: string): Heading[] {
  return cut(html, 'h2').parts.map(({ id, text }) => ({ id, text }));
}

/** The text with its headings numbered, so that "section 4" can be cited in every document. */
export function numbered(html: string): string {
  let count = 0;
  return html.replace(/(<h2 id="[^"]*">)(?:\d+\.\s+)?/g, (_whole, tag: string) => {
    count += 1;
    return `${tag}<span>${count}</span> `;
  });
}

/** A text as its opening words and its sections. */
export function sectionsOf(html: string): { opening: string; sections: Section[] } {
  const { before, parts } = cut(html, 'h2');
  const sections = parts.map((part) => {
    const inner = cut(part.html, 'h3');
    return { ...part, points: inner.before === '' ? inner.parts : [] };
  });
  return { opening: before, sections };
}
