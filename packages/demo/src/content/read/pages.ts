import { ContentError } from '../parse/content-error.ts';
import { date } from '../parse/published.ts';
import { read, record, slug, text } from '../parse/shape.ts';
import { filesIn, htmlOf, markdownFile, onlyOnce } from './files.ts';

const settings = record({ title: text, slug, meta_description: text, updated: date });

/** The pages that the site requires. */
const required = ['privacy_policy', 'booking_policy', 'website_terms', 'about_us', 'cookies', 'accessibility'];

export function readPages(dir: string) {
  const pages = filesIn(dir, 'pages', '.md').map((file) => {
    const source = markdownFile(dir, file);
    return { ...read(source, settings), body: htmlOf(file, source.bodyLine, source.body), file };
  });
  onlyOnce(
    pages,
    (page) => page.slug,
    ({ file }, name) => {
      throw new ContentError(file, 1, `another page already has the slug "${name}"`);
    },
  );
  const missing = required.find((name) => !pages.some((page) => page.slug === name));
  if (missing) throw new ContentError('pages', 1, `no page has the slug "${missing}"`);
  return pages.map(({ file: _file, ...page }) => page);
}

export type StaticPage = ReturnType<typeof readPages>[number];
