import { drawing } from '../parse/picture.ts';
import { readSections } from '../parse/sections.ts';
import { listOf, read, record, slug, text } from '../parse/shape.ts';
import { slugify } from '../render/slugify.ts';
import { htmlOf, markdownFile } from './files.ts';

const settings = record({
  title: text,
  slug,
  subtitle: text,
  description: text,
  author: text,
  highlights: listOf(text),
  cover: drawing,
  cover_alt_text: text,
});

/** The e-book, split into chapters. */
export function readEbook(dir: string) {
  const file = 'ebook/the-quiet-diary.md';
  const source = markdownFile(dir, file);
  const chapters = readSections(source).map(({ heading, body, line }) => ({
    slug: slugify(heading),
    title: heading,
    html: htmlOf(file, line, body),
  }));
  return { ...read(source, settings), chapters };
}
