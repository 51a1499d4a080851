import { sanitiseHtml } from '@thyme/db/html';
import { Marked } from 'marked';
import { renderBars } from './bars.ts';
import { slugify } from './slugify.ts';

const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, '');

/** Renders Markdown to sanitised HTML; headings get ids to link to. */
export function renderMarkdown(markdown: string): string {
  const taken = new Map<string, number>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const base = slugify(plain(inner)) || 'section';
        const times = (taken.get(base) ?? 0) + 1;
        taken.set(base, times);
        const level = Math.min(Math.max(depth, 2), 4);
        return `<h${level} id="${times === 1 ? base : `${base}-${times}`}">${inner}</h${level}>\n`;
      },
      code(token) {
        return token.lang === 'bars' ? renderBars(token.text) : false;
      },
    },
  });
  return sanitiseHtml(marked.parse(markdown, { async: false })).trim();
}

export function readingMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.ceil(words / 200));
}
