import { ContentError } from '../parse/content-error.ts';
import { readSections } from '../parse/sections.ts';
import { integer, read, record, slug, text } from '../parse/shape.ts';
import { slugify } from '../render/slugify.ts';
import { filesIn, htmlOf, markdownFile, onlyOnce } from './files.ts';

const settings = record({ name: text, slug, position: integer });

/** Question categories; a question's slug comes from its text, so that answers can be linked to. */
export function readFaq(dir: string) {
  const categories = filesIn(dir, 'faq', '.md').map((file) => {
    const source = markdownFile(dir, file);
    const faqs = readSections(source).map(({ heading, body, line }) => ({
      slug: slugify(heading),
      question: heading,
      answer: htmlOf(file, line, body),
      line,
    }));
    return { ...read(source, settings), faqs, file };
  });
  onlyOnce(
    categories,
    (category) => category.slug,
    ({ file }, name) => {
      throw new ContentError(file, 1, `another category already has the slug "${name}"`);
    },
  );
  onlyOnce(
    categories.flatMap(({ file, faqs }) => faqs.map((faq) => ({ ...faq, file }))),
    (faq) => faq.slug,
    ({ file, line, question }) => {
      throw new ContentError(file, line, `"${question}" has been asked in another place already`);
    },
  );
  return categories.map(({ file: _file, faqs, ...category }) => ({
    ...category,
    faqs: faqs.map(({ line: _line, ...faq }) => faq),
  }));
}

export type FaqCategory = ReturnType<typeof readFaq>[number];
